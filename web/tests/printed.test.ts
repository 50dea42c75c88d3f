import { expect, it } from 'vitest';
import { namedTwice } from '../src/boards/printed';

it('finds a card by its English name and by the name of the reader, and shows what the reader can read', () => {
  const english = [{ name: 'Shamans' }, { name: 'Gulbjarn' }];
  const own = [{ name: 'Chamanes' }, { name: 'Gulbjarn' }];
  const found = new Map(namedTwice(english, own));
  expect([...found.keys()]).toEqual(['Chamanes', 'Shamans', 'Gulbjarn']);
  expect(found.get('Shamans')).toBe(own[0]);
  expect(found.get('Chamanes')).toBe(own[0]);
});
