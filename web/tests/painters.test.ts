import { describe, expect, it } from 'vitest';
import { dieIn, symbolIn } from '../src/boards/painters/acts';
import { choicesOnCard, choicesOnSymbol, whereIs, type PaintersChoice } from '../src/boards/painters/game';
import { symbolBox } from '../src/boards/painters/symbols';
import type { Option } from '../src/boards/painters/wire';
import type { Phrase } from '../src/lib/engine';

const choice = (option: Option): PaintersChoice => ({
  label: '',
  text: option.is,
  group: '',
  option,
  aside: false,
  harms: false,
});

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

  it('has symbols that stand for themselves alone', () => {
    expect(choicesOnSymbol({ choices }, 4, 1).map(({ text }) => text)).toEqual(['OnSymbol']);
    expect(choicesOnSymbol({ choices }, 4, 0)).toEqual([]);
  });

  it('lies where the server says', () => {
    expect(whereIs(64 * 128 + 64)).toEqual({ x: 0, y: 0 });
    expect(whereIs(63 * 128 + 66)).toEqual({ x: -1, y: 2 });
  });
});

describe('a die on its way', () => {
  const phrase = (key: string, args: Phrase['args'] = {}): Phrase => ({ is: 'Phrase', key, args });
  const die = (colour: string, face: number): Phrase =>
    phrase('painters-die', { colour: phrase(`painters-colour-${colour}`), face });
  const symbols = ['blue', 'white'].map((colour) => ({ colour, number: 4 }));

  it('goes from the tray to the symbol that the sentence names', () => {
    expect(dieIn(die('grey', 2))).toBe('grey2');
    expect(symbolIn({ symbols }, phrase('painters-symbol', { die: die('white', 4) }))).toBe(1);
    const box = symbolBox(new DOMRect(100, 200, 180, 200), 1, 2);
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([235, 350]);
  });
});
