// Skytear.
import type { SettingNote } from '../../lib/protocol';
import type { Manifest } from '../manifest';
import Banner from './Banner.svelte';
import { events } from './events';

// The deck says these itself.
const DECIDED = ['south_pool', 'north_pool', 'decks'];
// Heroes with piles are a pool to draft from, or a team.
const FORMATS = ['competitive', 'teams'];

function onlyPools(setting: SettingNote): SettingNote {
  const titles = FORMATS.map((value) => setting.titles[setting.values.indexOf(value)]!);
  return { ...setting, values: FORMATS, titles };
}

const skytear: Manifest = {
  words: 'skytear',
  banner: {
    sky: [
      [0, '#0d1524'],
      [1, '#2e4a55'],
    ],
    Scene: Banner,
    lift: -20,
  },
  lost: 'nobody-won',
  ending: async () => (await import('./ending')).ending,
  events,
  turn: 'turn',
  board: () => import('./Board.svelte'),
  pictures: async (game) => (await import('./names')).pictures(game),
  example: () => import('./Example.svelte'),
  gallery: () => import('./Gallery.svelte'),
  kit: () => import('./Kit.svelte'),
  decks: {
    types: ['action', 'reaction', 'ultimate'],
    rarities: [],
    typeName: (type) => `skytear-${type}`,
    findHelp: 'deck-find-help-skytear',
    curveHelp: 'deck-curve-help-skytear',
    solid: ['action'],
    faces: async (game) => (await import('./faces')).deckFaces(game),
    against: (settings) =>
      settings
        .filter(({ name }) => !DECIDED.includes(name))
        .map((setting) => (setting.name === 'format' ? onlyPools(setting) : setting)),
  },
};

export default skytear;
