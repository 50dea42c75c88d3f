import { describe, expect, it, vi } from 'vitest';
import { closeness } from '../src/boards/horde/close';
import { Drag } from '../src/boards/horde/drag.svelte';
import { hordeTable, treacheryOf } from '../src/boards/horde/game';
import { mayGoTo } from '../src/boards/horde/goes';
import { EMPTY, type Catalogue, type Face, type Wire } from '../src/boards/horde/wire';
import type { Line } from '../src/lib/lines';
import { Table } from '../src/lib/table.svelte';

const face = (id: string): Face => ({
  id,
  code: '',
  name: id,
  type: 'monster',
  figure: 'monster',
  subtype: null,
  deck: '',
  faction: '',
  cost: null,
  attack: 1,
  health: 1,
  epic: false,
  mana: 0,
  strokes: 0,
  marks: null,
  waves: [],
  stage: 0,
  keywords: [],
  text: [],
});
/** What a server would send: as much of it as is looked at. */
const sent = <T>(value: unknown): T => JSON.parse(JSON.stringify(value));
const view = { turn: 2 };
const catalogue: Catalogue = { cards: [face('troll'), face('ghoul')], phases: [], most_mana: 10, keyword_help: {} };

function line(version: number, kind: string, card = ''): Line {
  const args: Line['args'] = card ? { card: { key: `horde-card-${card}`, args: {}, is: 'Phrase' } } : {};
  return { id: String(version), version, kind, rule: '', args, text: '', secret: false, undone: false };
}

describe('how close it was', () => {
  const lost = { vanquished: false, lost: 'deck-empty', stage: 1, collapsing: false, rules: { stages: [1, 2, 3] } };

  it('is what is left of the portal', () => {
    expect(closeness(lost, 0, 4)).toEqual(['horde-close-portal', { stage: 2, stages: 3, health: 4 }]);
  });

  it('is the outsider where the portal has no health', () => {
    expect(closeness({ ...lost, collapsing: true }, 0, 4)?.[0]).toBe('horde-close-outsider');
    expect(closeness({ ...lost, stage: 2 }, 0, null)?.[0]).toBe('horde-close-outsider');
  });

  it('is what is left of the castle for those who have won', () => {
    const won = { ...lost, lost: '', vanquished: true };
    expect(closeness(won, 7, null)).toEqual(['horde-close-castle', { health: 7 }]);
    expect(closeness({ ...lost, vanquished: true }, 0, null)?.[0]).toBe('horde-close-outsider');
  });

  it('is not told where somebody gave up', () => {
    expect(closeness({ ...lost, lost: '' }, 9, 9)).toBeNull();
  });
});

describe('the treachery card', () => {
  const log = [
    line(1, 'turn-begins'),
    line(2, 'treachery', 'troll'),
    line(3, 'struck'),
    line(4, 'turn-begins'),
    line(5, 'treachery', 'ghoul'),
  ];

  it('is that of the turn, not of one that is still to come', () => {
    expect(treacheryOf({ log, version: 3, catalogue, view })?.id).toBe('troll');
    expect(treacheryOf({ log, version: 9, catalogue, view })?.id).toBe('ghoul');
  });

  it('is not that of the game before', () => {
    expect(treacheryOf({ log, version: 9, catalogue, view: { turn: 0 } })).toBeUndefined();
  });

  it('is gone when the next turn begins', () => {
    expect(treacheryOf({ log, version: 4, catalogue, view })).toBeUndefined();
  });

  it('that was taken back does not count', () => {
    const undone = log.map((each) => ({ ...each, undone: each.version === 5 }));
    expect(treacheryOf({ log: undone, version: 9, catalogue, view })).toBeUndefined();
  });
});

describe('a dragged card', () => {
  const play = { is: 'PlayCard', card: 0, cheaper: false } as const;
  const free = { own: EMPTY, other: 7 };
  const held = { own: 4, other: EMPTY };
  const nobody = { own: EMPTY, other: EMPTY };

  it('goes where its side of a lane is free', () => {
    expect([free, held].map((lane) => mayGoTo(lane, play, 'ally'))).toEqual([true, false]);
    expect([free, held].map((lane) => mayGoTo(lane, play, 'tower'))).toEqual([true, false]);
  });

  it('goes to somebody where it is attached', () => {
    expect([free, held, nobody].map((lane) => mayGoTo(lane, play, 'attachment'))).toEqual([true, true, false]);
  });

  it('moves to any lane but its own', () => {
    const move = { is: 'MoveAlly', unit: 4, place: 'a1', card: 0 } as const;
    expect([free, held].map((lane) => mayGoTo(lane, move, 'ally'))).toEqual([true, false]);
  });

  it('is cast anywhere as a spell', () => {
    expect(mayGoTo(nobody, play, 'spell')).toBe(true);
  });

  it.each([
    [true, 'held with its warning'],
    [false, 'played'],
  ])('that would come to nothing (%s) is %s', (vain, done) => {
    const deeds: string[] = [];
    const live = new Table<Wire>('abc');
    live.seat = 0;
    live.view = sent({ is: 'HordeView', front: [EMPTY], guard: [EMPTY], rules: { horde_seat: -1 } });
    live.figures = sent({});
    live.catalogue = catalogue;
    vi.spyOn(live, 'pick').mockImplementation(() => void deeds.push('held with its warning'));
    vi.spyOn(live, 'choose').mockImplementation(() => Promise.resolve(void deeds.push('played')));
    const drag = new Drag(hordeTable(live));
    const lane = document.createElement('div');
    lane.dataset.lane = '0';
    vi.spyOn(document, 'elementFromPoint').mockReturnValue(lane);
    const at = (kind: string, x: number): PointerEvent =>
      new PointerEvent(kind, { button: 0, pointerId: 1, pointerType: 'mouse', clientX: x });
    drag.begin(at('pointerdown', 0), { ...face('storm'), type: 'spell' }, [sent({ option: play, vain })]);
    window.dispatchEvent(at('pointermove', 50));
    window.dispatchEvent(at('pointerup', 50));
    expect(deeds).toEqual([done]);
  });
});
