import { expect, test } from 'vitest';
import { putBack } from '../src/boards/hand';

test('cards go back in the order in which they were put back', () => {
  const dealt = [3, 5, 5, 8];
  expect(putBack(dealt, dealt, [])).toEqual([]);
  const once = putBack(dealt, [3, 5, 5], []);
  const twice = putBack(dealt, [3, 5], once);
  expect(twice).toEqual([8, 5]);
  expect(putBack(dealt, [3], twice)).toEqual([8, 5, 5]);
});

test('what is taken back is in the hand again', () => {
  expect(putBack([3, 5, 8], [3, 5], [8, 5])).toEqual([8]);
  expect(putBack([3, 5, 8], [3, 8], [8, 5])).toEqual([5]);
});
