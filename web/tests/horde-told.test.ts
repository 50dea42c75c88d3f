import { expect, test } from 'vitest';
import { told } from '../src/boards/horde/acts';
import type { SaidEvent } from '../src/lib/protocol';

const event = (kind: string): SaidEvent => ({ kind, rule: '', args: {}, secret: false, text: kind });
const toldOf = (...kinds: string[]): string[] =>
  kinds.filter((kind, place) => told(event(kind), kinds.slice(0, place).map(event)));

test('what a summoned monster does on its arrival is told with it', () => {
  expect(toldOf('wave', 'summoned', 'wounded')).toEqual(['wave', 'summoned', 'wounded']);
  expect(toldOf('treachery', 'destroyed')).toEqual(['treachery', 'destroyed']);
});

test('what blows and cards of one’s own do is seen, and not told', () => {
  expect(toldOf('treachery', 'strikes', 'wounded', 'destroyed')).toEqual(['treachery']);
  expect(toldOf('played', 'entered', 'wounded')).toEqual([]);
});
