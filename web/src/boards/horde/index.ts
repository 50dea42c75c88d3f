// Skytear Horde, the first edition.
import { t } from '../../lib/words.svelte';
import type { Manifest } from '../manifest';
import Banner from './Banner.svelte';
import { events } from './events';

// The deck says these itself, or they belong to tables with more people.
const DECIDED = ['deck', 'second_deck', 'castle', 'mode'];

// A ready-made deck is called after its faction.
const FACTIONS = ['kurumo', 'taulot', 'nupten', 'liothan'];

const horde: Manifest = {
  words: 'horde',
  banner: {
    sky: [
      [0, '#150d22'],
      [0.6, '#4a1d3c'],
      [1, '#d65a3a'],
    ],
    Scene: Banner,
    lift: -172,
  },
  lost: 'horde-won',
  close: async () => (await import('./close')).howClose,
  events,
  turn: 'turn-begins',
  ladder: { setting: 'difficulty', alone: ['solo', 'coop'], help: 'first_games' },
  board: () => import('./Board.svelte'),
  pictures: async (game) => (await import('./names')).pictures(game),
  example: () => import('./Example.svelte'),
  gallery: () => import('./Gallery.svelte'),
  kit: () => import('./Kit.svelte'),
  challenges: () => import('./challenges/Challenges.svelte'),
  decks: {
    // A hero is an ally with a name.
    types: ['hero', 'ally', 'tower', 'attachment', 'spell'],
    rarities: ['base', 'rare', 'mythic', 'legendary'],
    typeName: (type) => `horde-kind-${type}`,
    findHelp: 'deck-find-help',
    curveHelp: 'deck-curve-help',
    solid: ['ally', 'hero'],
    arms: (ready) => FACTIONS.find((faction) => ready.startsWith(`${faction}_`)),
    picture: () => import('./ReadyDeck.svelte'),
    plays: (ready) => t(`horde-plays-${ready}`),
    faces: async (game) => (await import('./faces')).deckFaces(game),
    against: (settings) => settings.filter(({ name }) => !DECIDED.includes(name)),
    mixed: { setting: 'mixed_with', beside: 'horde' },
  },
};

export default horde;
