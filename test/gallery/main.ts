import { mount } from 'svelte';
import '../../src/renderer/styles/base.css';
import Gallery from './Gallery.svelte';

// Which piece in which theme: `?piece=board&tiles=14&theme=evening`.
const asked = new URLSearchParams(location.search);
document.documentElement.dataset['theme'] = asked.get('theme') ?? 'day';
document.documentElement.style.setProperty('--text-scale', asked.get('text') ?? '1');

mount(Gallery, {
  target: document.body,
  props: {
    piece: asked.get('piece') ?? 'player',
    tiles: Number(asked.get('tiles') ?? 14),
    seed: Number(asked.get('seed') ?? 1),
    top: Number(asked.get('top') ?? 6),
    spinner: asked.has('spinner'),
  },
});
