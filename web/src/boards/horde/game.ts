// The table of a horde game, and what on it stands for which choices.
import { phraseIn } from '../../lib/args';
import type { Choice } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import { laid, type Laid } from '../contract';
import { CASTLE, EMPTY, type Face, type Foreseen, type UnitFigures, type Wire } from './wire';

export type HordeTable = Laid<Wire>;
export type HordeChoice = Choice<Wire>;

export const hordeTable = (table: Scene): HordeTable => laid<Wire>(table, 'HordeView');

export function faceOf(table: HordeTable, unit: number): Face {
  return table.catalogue.cards[table.view.units[unit]!.card]!;
}

export function numbersOf(table: HordeTable, unit: number): UnitFigures | null {
  return table.figures.units[unit] ?? null;
}

/** Whether this browser's seat plays the horde. */
export function isHorde(table: HordeTable): boolean {
  return table.seat !== null && table.seat === table.view.rules.horde_seat;
}

/** What a card in play stands for, with what lies on it. */
export function choicesOnUnit(table: HordeTable, unit: number): HordeChoice[] {
  const place = numbersOf(table, unit)?.place;
  const on = [unit, ...table.view.units[unit]!.attachments];
  return table.choices.filter(({ option }) => {
    if (option.is === 'PickUnit') return on.includes(option.pick);
    if (option.is === 'CastleDraw') return unit === CASTLE;
    if (option.is === 'ResolveNext') return option.place === place;
    if (option.is === 'PlayWith') return false;
    return 'unit' in option && on.includes(option.unit);
  });
}

/** What one side of a lane stands for, whatever lies there. */
export function choicesInLane(table: HordeTable, lane: number): HordeChoice[] {
  return table.choices.filter(
    ({ option }) =>
      (option.is === 'PickLane' && option.pick === lane) ||
      (option.is === 'HideCard' && option.lane === lane) ||
      (option.is === 'ChangePlaces' && (option.one === lane || option.two === lane)),
  );
}

export function choicesOnCard(table: HordeTable, card: number): HordeChoice[] {
  return table.choices.filter(
    ({ option }) =>
      (option.is === 'PickCard' && option.pick === card) ||
      ((option.is === 'PlayCard' || option.is === 'PlayWith') && option.card === card),
  );
}

/** Cards that can be chosen and are not in the hand: of a pile, or of those just looked at. */
export function offeredBeside(table: HordeTable, hand: number[]): number[] {
  const found = table.choices.map(({ option }) =>
    option.is === 'PickCard' ? option.pick : option.is === 'PlayCard' ? option.card : EMPTY,
  );
  return [...new Set(found)].filter((card) => card !== EMPTY && !hand.includes(card));
}

/** What is foreseen for a place, such as `m3`, in its lane. */
export function foreseenFor(table: HordeTable, lane: number, place: string): Foreseen[] {
  return (table.figures.forecast?.scenes[`lane ${lane + 1}`] ?? []).filter((line) => line.place === place);
}

/** What is foreseen for castle, portal or a deck when fight and pillage are over. */
export function foreseenAtEnd(table: HordeTable, place: string, kind: string): Foreseen | undefined {
  const scenes = Object.entries(table.figures.forecast?.scenes ?? {});
  return scenes
    .filter(([scene]) => !scene.startsWith('lane'))
    .flatMap(([, lines]) => lines)
    .find((line) => line.place === place && line.kind === kind);
}

export function range(line: { low: number; high: number }): string {
  return line.low === line.high ? String(line.low) : `${line.low}…${line.high}`;
}

/** The treachery card of this turn, which the log tells of; a replay's log tells of later turns, too. */
export function treacheryOf({
  log,
  version,
  catalogue,
  view,
}: Pick<HordeTable, 'log' | 'version' | 'catalogue'> & { view: { turn: number } }): Face | undefined {
  // Before the first turn the log is about the game before.
  if (view.turn === 0) return undefined;
  const line = log.findLast(
    (each) => !each.undone && each.version <= version && (each.kind === 'treachery' || each.kind === 'turn-begins'),
  );
  const key = line?.kind === 'treachery' ? phraseIn(line.args.card)?.key : undefined;
  // The key of a card's name ends with its id.
  return catalogue.cards.find(({ id }) => key !== undefined && key.endsWith(`-${id}`));
}
