import { expect, test } from 'vitest';
import type { Plot } from '../src/lib/protocol';
import { stoodOf } from '../src/table/stood';

const plot = (title: string, ...lines: [string, ...number[]][]): Plot => ({
  id: title,
  title,
  unit: '',
  lines: lines.map(([name, ...values]) => ({ name, seats: [], values })),
});

test('numbers of two sides stand beside each other, each with the word for what it counts', () => {
  const towers = plot('Towers', ['South', 15, 10], ['North', 15, 12]);
  const tokens = plot('Tokens', ['South', 0, 1], ['North', 0, 5]);
  const chance = plot('Deck', ['Both', 30, 4]);
  expect(stoodOf([towers, chance, tokens])).toEqual({
    names: ['South', 'North'],
    rows: [
      { title: 'Towers', values: [10, 12] },
      { title: 'Tokens', values: [1, 5] },
    ],
  });
});

test('for three or more only what tells most is shown', () => {
  const points = plot('Points', ['Ada', 40], ['Ben', 50], ['Cy', 60]);
  expect(stoodOf([points, plot('Hope', ['Ada', 4], ['Ben', 5], ['Cy', 6])])?.rows).toEqual([
    { title: 'Points', values: [40, 50, 60] },
  ]);
});

test('where nothing was counted, nothing is shown', () => {
  expect(stoodOf([])).toBeNull();
});

test('chances are not among what was reached', () => {
  const points = plot('points', ['Ada', 40], ['Ben', 50]);
  const chances = plot('chances', ['Ada', 0], ['Ben', 100]);
  const cards = plot('cards', ['Ada', 4], ['Ben', 8]);
  expect(stoodOf([points, chances, cards])?.rows.map(({ title }) => title)).toEqual(['points', 'cards']);
});
