// What a game is played under, in the reader's language.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lasting } from '../src/lib/terms';
import { words } from '../src/lib/words.svelte';

beforeAll(() => words.speak('pl'));
afterAll(() => words.speak('en'));

test('minutes are told in the largest unit that fits', () => {
  expect([30, 60, 90, 120, 1440, 10_080].map(lasting)).toEqual([
    '30 minut',
    '1 godzina',
    '90 minut',
    '2 godziny',
    '1 dzień',
    '7 dni',
  ]);
});
