// The table of Skytear, and which choices its hexes and cards stand for.
import type { Choice } from '../../lib/protocol';
import type { Table } from '../../lib/table.svelte';
import {
  OFF,
  TOKEN,
  type Catalogue,
  type Face,
  type Field,
  type Figures,
  type Hero,
  type HeroFigures,
  type SkytearView,
} from './types';

export const viewOf = (table: Table): SkytearView => table.view as unknown as SkytearView;
export const printedOf = (table: Table): Catalogue => table.catalogue as unknown as Catalogue;
export const figuresOf = (table: Table): Figures => table.figures as unknown as Figures;
export const fieldOf = (table: Table): Field => printedOf(table).battlefields[viewOf(table).rules.field]!;
export const faceOf = (table: Table, card: number): Face => printedOf(table).cards[card]!;
export const numbersOf = (table: Table, hero: number): HeroFigures | undefined => figuresOf(table).heroes?.[hero];

/** The side that is drawn as one's own; those who watch see the board as the south does. */
export function ownSide(table: Table): number {
  return table.seat !== null && viewOf(table).rules.teams[1].includes(table.seat) ? 1 : 0;
}

export function heroesOf(table: Table, side: number): { hero: Hero; number: number }[] {
  return viewOf(table)
    .heroes.map((hero, number) => ({ hero, number }))
    .filter(({ hero }) => hero.side === side);
}

export function monogram(face: Face): string {
  return face.letters ?? face.name.replace(/^(The|Il|La|El|Lo) /, '').slice(0, 2);
}

/** Where a unit or token stands; outsiders have a second hex. */
function hexesOfUnit(view: SkytearView, unit: number): number[] {
  if (unit >= TOKEN) return [unit - TOKEN];
  if (unit < view.heroes.length) return [view.heroes[unit]!.hex];
  const minion = unit - view.heroes.length;
  if (minion < view.minions.length) return [view.minions[minion]!];
  const outsider = view.outsiders[minion - view.minions.length];
  return outsider ? [outsider.front, outsider.rear] : [];
}

function hexesOf(view: SkytearView, { option }: Choice): number[] {
  switch (option.is) {
    case 'PickHex':
      return [option.pick];
    case 'PickUnit':
      return hexesOfUnit(view, option.pick);
    case 'PickArea':
      return option.hexes;
    case 'PickBorder':
      return [option.inner, option.outer];
    case 'PickLane':
      return [view.tokens[option.pick] ?? OFF];
    case 'ActivateHero':
      return [view.heroes[option.hero]?.hex ?? OFF];
    default:
      return [];
  }
}

/** For each hex the choices that it stands for. Once several were picked, only those count: each click narrows them. */
export function choicesByHex(table: Table): Map<number, Choice[]> {
  const view = viewOf(table);
  const found = new Map<number, Choice[]>();
  const several = table.picked !== null && table.picked.length > 1;
  for (const choice of several ? table.picked! : table.choices) {
    const heroes =
      several && choice.option.is === 'PlayPower' ? [view.heroes[choice.option.hero as number]?.hex ?? OFF] : [];
    for (const hex of new Set([...hexesOf(view, choice), ...heroes])) {
      if (hex >= 0) found.set(hex, [...(found.get(hex) ?? []), choice]);
    }
  }
  return found;
}

export function choicesOnHero(table: Table, hero: number): Choice[] {
  return table.choices.filter(
    ({ option }) =>
      (option.is === 'ActivateHero' && option.hero === hero) || (option.is === 'PickUnit' && option.pick === hero),
  );
}

/** A card in hand: to be played, discarded, traded in or put underneath. */
export function choicesOnCard(table: Table, card: number): Choice[] {
  return table.choices.filter(
    ({ option }) =>
      ((option.is === 'PickCard' || option.is === 'PickLead') && option.pick === card) ||
      (option.is === 'PlayPower' && option.card === card),
  );
}

/** Cards that can be chosen and are not in the hand: heroes of a draft, flipped cards, Lead cards. */
export function offeredBeside(table: Table, hand: number[]): number[] {
  const found = table.choices.map(({ option }) =>
    option.is === 'PickCard' || option.is === 'PickLead'
      ? (option.pick as number)
      : option.is === 'PlayPower'
        ? (option.card as number)
        : OFF,
  );
  return [...new Set(found)].filter((card) => card !== OFF && !hand.includes(card));
}

export function range(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`;
}
