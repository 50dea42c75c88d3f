import { expect, test } from 'vitest';
import { nextThatWay } from '../src/table/walk';

const box = (x: number, y: number) => ({ x, y, width: 10, height: 10 });
const HERE = box(50, 50);

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 0],
  ['ArrowUp', 2],
  ['ArrowDown', 3],
])('%s goes to the nearest thing that way', (key, expected) => {
  expect(nextThatWay(HERE, [box(20, 50), box(70, 55), box(50, 0), box(50, 90), box(75, 0)], key)).toBe(expected);
});

test('where nothing lies that way, nothing is next', () => {
  expect(nextThatWay(HERE, [HERE, box(20, 50)], 'ArrowRight')).toBe(-1);
  expect(nextThatWay(HERE, [], 'ArrowLeft')).toBe(-1);
});
