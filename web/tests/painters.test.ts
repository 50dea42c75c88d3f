import { describe, expect, it } from 'vitest';
import { choicesOnCard, whereIs, type PaintersChoice } from '../src/boards/painters/game';
import type { Option } from '../src/boards/painters/wire';

const choice = (option: Option): PaintersChoice => ({ label: '', text: option.is, group: '', option, aside: false });

describe('a card in a sky', () => {
  const choices = [
    choice({ is: 'PickCard', card: 4 }),
    choice({ is: 'OnSymbol', card: 4, symbol: 1, cloud: false }),
    choice({ is: 'Paint', card: 7, symbol: 0, face: 3, spots: 1 }),
    choice({ is: 'TakeCard', card: 4, top: false }),
    choice({ is: 'EndTurn' }),
  ];

  it('stands for its symbols and for its completion, not for being taken', () => {
    expect(choicesOnCard({ choices }, 4).map(({ text }) => text)).toEqual(['PickCard', 'OnSymbol']);
    expect(choicesOnCard({ choices }, 7).map(({ text }) => text)).toEqual(['Paint']);
  });

  it('lies where the server says', () => {
    expect(whereIs(64 * 128 + 64)).toEqual({ x: 0, y: 0 });
    expect(whereIs(63 * 128 + 66)).toEqual({ x: -1, y: 2 });
  });
});
