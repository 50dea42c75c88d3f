import { describe, expect, it } from 'vitest';
import { dieIn, symbolIn } from '../src/boards/painters/acts';
import {
  choicesOnCard,
  choicesOnSymbol,
  choicesOnWhole,
  fitting,
  goalOf,
  haloOf,
  landing,
  positionPrice,
  spotLimit,
  topPrice,
  whereIs,
  type PaintersChoice,
} from '../src/boards/painters/game';
import { lookAtTile } from '../src/boards/painters/looks';
import { symbolBox } from '../src/boards/painters/symbols';
import type { Option, TileFace } from '../src/boards/painters/wire';
import type { Phrase } from '../src/lib/engine';

const choice = (option: Option): PaintersChoice => ({
  label: '',
  text: option.is,
  group: '',
  option,
  aside: false,
  harms: false,
  vain: false,
});

describe('a die of the tray', () => {
  const faces = [
    { symbols: [{ colour: 'blue', number: 2 }] },
    {
      symbols: [
        { colour: 'blue', number: 6 },
        { colour: 'white', number: 5 },
        { colour: 'blue', number: 1 },
      ],
    },
  ];
  // The first card is finished; of the second one the first symbol is occupied.
  const sky = { cards: [0, 1], slots: [54, -1, -1, -1, 3, -1, -1, -1], unfinished: [1] };
  const GREY = 8 * 6 + 3;

  it('fits free symbols of its colour, and a grey one all', () => {
    expect(fitting(3, sky, faces)).toEqual([{ card: 1, symbol: 2 }]);
    expect(fitting(GREY, sky, faces)).toEqual([
      { card: 1, symbol: 1 },
      { card: 1, symbol: 2 },
    ]);
  });
});

describe('a die over a symbol', () => {
  const face = {
    symbols: [
      { colour: 'blue', number: 2 },
      { colour: 'white', number: 5 },
    ],
  };
  const BLUE = (number: number): number => number - 1;
  const sky = (...slots: number[]): { cards: number[]; slots: number[] } => ({
    cards: [9, 4],
    slots: [-1, -1, -1, -1, ...slots],
  });

  it('gives back what it shows too much', () => {
    const comes = landing(BLUE(6), { card: 4, symbol: 0 }, face, sky(-1, -1));
    expect(comes).toEqual({ needed: 2, back: 4, waits: false, completes: false });
  });

  it('waits where it shows too little', () => {
    const comes = landing(BLUE(1), { card: 4, symbol: 0 }, face, sky(-1, 55));
    expect(comes).toEqual({ needed: 2, back: 0, waits: true, completes: false });
  });

  it('completes the card where every other symbol is completed', () => {
    const completes = (other: number): boolean =>
      landing(BLUE(2), { card: 4, symbol: 0 }, face, sky(-1, other)).completes;
    expect([54, 55, 6 + 5 - 1, 6 + 4 - 1, -1].map(completes)).toEqual([true, true, true, false, false]);
  });
});

describe('a card in a sky', () => {
  const choices = [
    choice({ is: 'PickCard', card: 4 }),
    choice({ is: 'OnSymbol', card: 4, symbol: 1, cloud: false }),
    choice({ is: 'Paint', card: 7, symbol: 0, face: 3, spots: 1 }),
    choice({ is: 'TakeCard', card: 4, top: false }),
    choice({ is: 'EndTurn', lost: 0 }),
  ];

  it('stands for its symbols and for its completion, not for being taken', () => {
    expect(choicesOnCard({ choices }, 4).map(({ text }) => text)).toEqual(['PickCard', 'OnSymbol']);
    expect(choicesOnCard({ choices }, 7).map(({ text }) => text)).toEqual(['Paint']);
  });

  it('costs no cloud token by a press on the whole card', () => {
    const dear = [...choices, choice({ is: 'OnSymbol', card: 4, symbol: 2, cloud: true })];
    expect(choicesOnWhole({ choices: dear }, 4)).toEqual(choicesOnCard({ choices }, 4));
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

describe('a halo token', () => {
  const halo = (id: string, hope: number) => ({ id, name: id, text: '', hope, points: 0 });
  const table = {
    catalogue: { halos: [halo('faith', 10), halo('leadership', 4)] },
    view: { rules: { leadership_hope: 1 } },
  };

  it('has the hope that is printed, that of the leader what was agreed', () => {
    expect(haloOf(table, 0).hope).toBe(10);
    expect(haloOf(table, 1).hope).toBe(1);
  });
});

describe('the goal', () => {
  it('is that of the variant', () => {
    expect(goalOf({ forced_landing: false, tension_duel: false })).toBe('painters-goal');
    expect(goalOf({ forced_landing: true, tension_duel: false })).toBe('painters-goal-landing');
    expect(goalOf({ forced_landing: false, tension_duel: true })).toBe('painters-goal-duel');
  });
});

describe('the limit of spots', () => {
  const table = {
    catalogue: { tiles: [{ id: 'sky_halo' }, { id: 'sky_spots' }] },
    view: { rules: { spot_limit: 6 } },
  };

  it('is one higher for whoever has Sky Spots', () => {
    expect(spotLimit(table, [0])).toBe(6);
    expect(spotLimit(table, [0, 1])).toBe(7);
  });
});

describe('the prices of the board', () => {
  const catalogue = { top_price: { spots: 3, hope: 3 }, tile_prices: [{ spots: 4, hope: 4 }] };
  const free = { spots: 0, hope: 0 };
  const table = (seat: number | null, benefits: boolean) => ({
    catalogue,
    seat,
    view: { leader: 1, player: 1, rules: { leader_free_tiles: benefits, leader_free_top: benefits } },
  });

  it('are not those of the leader, where that was agreed', () => {
    for (const seat of [1, null]) {
      expect(topPrice(table(seat, true))).toEqual(free);
      expect(positionPrice(table(seat, true), 0)).toEqual(free);
    }
  });

  it('are paid by all others, and by all without such an agreement', () => {
    for (const one of [table(0, true), table(1, false)]) {
      expect(topPrice(one)).toEqual(catalogue.top_price);
      expect(positionPrice(one, 0)).toEqual(catalogue.tile_prices[0]);
    }
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

it('names all that a tile brings when one looks closer', () => {
  const face: TileFace = {
    id: 'tackle',
    name: 'Sky Tackle',
    text: '',
    spots: 6,
    price_hope: 7,
    hope: 4,
    leader: true,
    points: 2,
  };
  const { facts } = lookAtTile(face, { spots: 0, hope: 0 }, false);
  expect(facts?.map(([, value]) => value)).toEqual(['4', '✓', '2']);
});
