// Lists and parts of one, by the rules of the reader's language.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listed, percent, words } from '../src/lib/words.svelte';

beforeAll(() => words.speak('es'));
afterAll(() => words.speak('en'));

test('names are strung together as the language does it', () => {
  expect(listed(['Ada', 'Ben', 'Inés'])).toBe('Ada, Ben e Inés');
});

test('a part of one is said in hundredths', () => {
  expect(percent(0.496)).toBe('50\u00a0%');
  expect(percent(0.496, 'en')).toBe('50%');
});
