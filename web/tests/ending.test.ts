import { expect, test } from 'vitest';
import { bestOf } from '../src/boards/painters/ending';
import type { SkyFace } from '../src/boards/painters/wire';
import { deedsOf } from '../src/boards/skytear/ending';
import type { Arg } from '../src/lib/engine';

const face = (name: string, star: number, hope: number): SkyFace => ({
  id: name,
  name,
  symbols: [],
  spots: 9,
  leader: false,
  hope,
  star,
  cloud: false,
  left: 'none',
  right: 'none',
  top: 'none',
  bottom: 'none',
});
const hero = (card: string): Arg => ({ is: 'Phrase', key: `skytear-card-${card}`, args: {} });
const of = (card: string, side: string): Arg => ({
  is: 'Phrase',
  key: 'skytear-hero-of',
  args: { hero: hero(card), side },
});

test('of the finished cards the one that brought most is the best', () => {
  expect(bestOf([face('Mist', 0, 4), face('Comet', 10, 0), face('Leaf', 5, 4)])?.name).toBe('Comet');
});

test('where nothing was finished, or nothing brought anything, no card is the best', () => {
  expect(bestOf([])).toBeNull();
  expect(bestOf([face('Mist', 0, 0)])).toBeNull();
});

test('the blows of a hero are added up, whatever else happened', () => {
  const deeds = deedsOf(
    [
      { kind: 'attacks', args: { unit: hero('yami'), number: 4 } },
      { kind: 'moved', args: { unit: hero('yami'), number: 9 } },
      { kind: 'skirmishes', args: { unit: hero('yami'), number: 2 } },
      { kind: 'attacks', args: { unit: hero('cotlic'), number: 3 } },
    ],
    'south',
  );
  expect(deeds.get('skytear-card-yami')).toEqual({ blows: 2, struck: 6 });
  expect(deeds.get('skytear-card-cotlic')).toEqual({ blows: 1, struck: 3 });
});

test('of a hero that both sides have, only the blows of the side in question count', () => {
  const blows = [
    { kind: 'attacks', args: { unit: of('yami', 'south'), number: 4 } },
    { kind: 'attacks', args: { unit: of('yami', 'north'), number: 5 } },
  ];
  expect(deedsOf(blows, 'north').get('skytear-card-yami')).toEqual({ blows: 1, struck: 5 });
});
