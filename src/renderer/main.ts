import { mount } from 'svelte';
import { pageUseOf } from './address';
import App from './App.svelte';
import type { Around } from './around';
import { followSettings } from './settings/follow.svelte';
import { settingsOfBrowser, settingsOfDesktop } from './settings/open';
import { followInput, lastInput } from './lastInput.svelte';
import { followPads } from './pad/followPads';
import { steer } from './pad/steer';
import './styles/base.css';
import { openVisit } from './visit/openVisit';

const use = pageUseOf(window.location.pathname);
const { desktop } = window;
const settings = desktop === undefined ? settingsOfBrowser() : await settingsOfDesktop(desktop);
await followSettings(settings, use, document.documentElement);

const around: Around =
  desktop === undefined ? { is: 'browser', visit: openVisit(use) } : { is: 'desktop', desktop };
followInput();
followPads((button) => {
  lastInput.is = 'pad';
  steer(button);
});
mount(App, { target: document.body, props: { use, around, settings } });
