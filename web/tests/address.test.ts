import { expect, test } from 'vitest';
import { decoded } from '../src/lib/address';

test('an address is read as text, and a broken escape stays as it is', () => {
  expect(decoded('a%20b')).toBe('a b');
  expect(decoded('%E0%A4%A')).toBe('%E0%A4%A');
});
