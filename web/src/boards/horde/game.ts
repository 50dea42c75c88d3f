// The table of a horde game, and what on it stands for which choices.
import type { Choice } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import {
  CASTLE,
  EMPTY,
  type Catalogue,
  type Face,
  type Figures,
  type Foreseen,
  type HordeView,
  type UnitFigures,
} from './types';

export const viewOf = (table: Table): HordeView => table.view as unknown as HordeView;
export const printedOf = (table: Table): Catalogue => table.catalogue as unknown as Catalogue;
export const figuresOf = (table: Table): Figures => table.figures as unknown as Figures;

export function faceOf(table: Table, unit: number): Face {
  return printedOf(table).cards[viewOf(table).units[unit]!.card]!;
}

export function numbersOf(table: Table, unit: number): UnitFigures | null {
  return figuresOf(table).units?.[unit] ?? null;
}

/** Whether this browser's seat plays the horde. */
export function isHorde(table: Table): boolean {
  return table.seat !== null && table.seat === viewOf(table).rules.horde_seat;
}

/** What a card in play stands for, with what lies on it. */
export function choicesOnUnit(table: Table, unit: number): Choice[] {
  const place = numbersOf(table, unit)?.place;
  const on = [unit, ...viewOf(table).units[unit]!.attachments];
  return table.choices.filter(({ option }) => {
    if (option.is === 'PickUnit') return on.includes(option.pick as number);
    if (option.is === 'CastleDraw') return unit === CASTLE;
    if (option.is === 'ResolveNext') return option.place === place;
    if (option.is === 'PlayWith') return false;
    return on.includes(option.unit as number);
  });
}

/** What one side of a lane stands for, whatever lies there. */
export function choicesInLane(table: Table, lane: number): Choice[] {
  return table.choices.filter(
    ({ option }) =>
      (option.is === 'PickLane' && option.pick === lane) ||
      (option.is === 'HideCard' && option.lane === lane) ||
      (option.is === 'ChangePlaces' && (option.one === lane || option.two === lane)),
  );
}

export function choicesOnCard(table: Table, card: number): Choice[] {
  return table.choices.filter(
    ({ option }) =>
      (option.is === 'PickCard' && option.pick === card) ||
      ((option.is === 'PlayCard' || option.is === 'PlayWith') && option.card === card),
  );
}

/** Cards that can be chosen and are not in the hand: of a pile, or of those just looked at. */
export function offeredBeside(table: Table, hand: number[]): number[] {
  const found = table.choices.map(({ option }) =>
    option.is === 'PickCard' ? (option.pick as number) : option.is === 'PlayCard' ? (option.card as number) : EMPTY,
  );
  return [...new Set(found)].filter((card) => card !== EMPTY && !hand.includes(card));
}

/** What is foreseen for a place, such as `m3`, in its lane. */
export function foreseenFor(table: Table, lane: number, place: string): Foreseen[] {
  return (figuresOf(table).forecast?.scenes[`lane ${lane + 1}`] ?? []).filter((line) => line.place === place);
}

export function range(line: { low: number; high: number }): string {
  return line.low === line.high ? String(line.low) : `${line.low}…${line.high}`;
}
