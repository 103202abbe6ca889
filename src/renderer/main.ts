import { mount } from 'svelte';
import { texts } from '../shared/texts/texts';
import { pageUseOf } from './address';
import App from './App.svelte';
import Plain from './screens/Plain.svelte';
import './styles/base.css';
import { followTheme } from './theme';

const use = pageUseOf(window.location.pathname);
followTheme(use, document.documentElement);

const { desktop } = window;
if (desktop === undefined) mount(Plain, { target: document.body, props: { says: texts().trouble.noShell } });
else mount(App, { target: document.body, props: { use, desktop } });
