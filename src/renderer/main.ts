import { mount } from 'svelte';
import { pageUseOf } from './address';
import App from './App.svelte';
import './styles/base.css';
import { followTheme } from './theme';

const use = pageUseOf(window.location.pathname);
followTheme(use, document.documentElement);
mount(App, { target: document.body, props: { use, desktop: window.desktop } });
