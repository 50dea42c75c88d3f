// Sky Painters.
import type { Manifest } from '../manifest';
import Banner from './Banner.svelte';
import { events } from './events';

const painters: Manifest = {
  words: 'painters',
  banner: {
    sky: [
      [0, '#1b2c55'],
      [0.55, '#4d78b8'],
      [1, '#f3c98b'],
    ],
    Scene: Banner,
    lift: -36,
  },
  lost: 'nobody-won',
  ending: async () => (await import('./ending')).ending,
  events,
  turn: 'turn-begins',
  board: () => import('./Board.svelte'),
  pictures: async (game) => (await import('./names')).pictures(game),
  example: () => import('./Example.svelte'),
  gallery: () => import('./Gallery.svelte'),
  kit: () => import('./Kit.svelte'),
};

export default painters;
