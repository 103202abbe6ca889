import { mount } from 'svelte';
import { pageUseOf } from './address';
import App from './App.svelte';
import type { Around } from './around';
import { followMotion } from './motion';
import './styles/base.css';
import { followTheme } from './theme';
import { openVisit } from './visit/openVisit';

const use = pageUseOf(window.location.pathname);
followTheme(use, document.documentElement);
followMotion(document.documentElement);

const { desktop } = window;
const around: Around =
  desktop === undefined ? { is: 'browser', visit: openVisit(use) } : { is: 'desktop', desktop };
mount(App, { target: document.body, props: { use, around } });
