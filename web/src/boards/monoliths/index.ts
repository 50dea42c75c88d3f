// Skytear Horde: Monoliths, which is played on the board of the first edition.
import horde from '../horde';
import type { Manifest } from '../manifest';
import Banner from './Banner.svelte';

// What the first edition has in the gallery is shown once.
const { challenges: _challenges, kit: _kit, ...shared } = horde;
const monoliths: Manifest = {
  ...shared,
  ladder: { setting: 'level', alone: ['solo', 'coop'], help: 'first_games' },
  words: 'horde-monoliths',
  banner: {
    sky: [
      [0, '#06141a'],
      [0.55, '#0f3d44'],
      [1, '#4fae93'],
    ],
    Scene: Banner,
    lift: -150,
  },
};

export default monoliths;
