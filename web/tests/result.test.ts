import { expect, test } from 'vitest';
import { resultOf } from '../src/table/result';

test('rivals whom the rules made equal have drawn, and those who play together have lost', () => {
  expect(resultOf('skytear', [], undefined, true)).toBe(resultOf('skytear', [], 'draw', true));
  expect(resultOf('horde', [])).not.toBe(resultOf('horde', [], 'draw'));
});
