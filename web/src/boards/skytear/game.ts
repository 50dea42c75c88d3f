// The table of Skytear, and which choices its hexes and cards stand for.
import type { Choice } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import { small } from '../../lib/small';
import { laid, type Laid } from '../contract';
import {
  OFF,
  TOKEN,
  type Face,
  type Field,
  type Hero,
  type HeroFigures,
  type Option,
  type PickCard,
  type PickFlip,
  type PickLead,
  type SkytearView,
  type Wire,
} from './wire';

export type SkytearTable = Laid<Wire>;
export type SkytearChoice = Choice<Wire>;

export const skytearTable = (table: Scene): SkytearTable => laid<Wire>(table, 'SkytearView');
export const fieldOf = (table: SkytearTable): Field => table.catalogue.battlefields[table.view.rules.field]!;
export const numbersOf = (table: SkytearTable, hero: number): HeroFigures | undefined => table.figures.heroes[hero];

/** A card as it lies on this table. */
export const faceOf = (table: SkytearTable, card: number): Face =>
  sideUp(table.catalogue.cards[card]!, table.view.rules.mode);

/** The turn in which a Defeated hero comes back; 0 if the game is over before. */
export function turnOfReturn(row: number, track: number): number {
  return row > track ? 0 : row;
}

/** The simplified mode uses the backs of the hero cards, which have no skills. */
export function sideUp(face: Face, mode: string): Face {
  return face.type === 'hero' && mode === 'simplified' ? { ...face, text: [] } : face;
}

/** On a phone held sideways the map has the whole height; a coach would lie below. */
export const isFlanked = (table: SkytearTable): boolean => small.sideways && !table.room?.lesson;

/** The side that is drawn as one's own; those who watch see the board as the south does. */
export function ownSide(table: SkytearTable): number {
  return table.seat !== null && table.view.rules.teams[1].includes(table.seat) ? 1 : 0;
}

/** Whose the things of a side are; nothing belongs to those who watch. */
export function whoseIs(seat: number | null, own: number, side: number): 'own' | 'enemy' | 'south' | 'north' {
  if (seat === null) return side === 0 ? 'south' : 'north';
  return side === own ? 'own' : 'enemy';
}

export function heroesOf(table: SkytearTable, side: number): { hero: Hero; number: number }[] {
  return table.view.heroes.map((hero, number) => ({ hero, number })).filter(({ hero }) => hero.side === side);
}

export function monogram(face: Pick<Face, 'name' | 'letters'>): string {
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

export function hexesOf(view: SkytearView, { option }: SkytearChoice): number[] {
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
export function choicesByHex(table: SkytearTable): Map<number, SkytearChoice[]> {
  const view = table.view;
  const found = new Map<number, SkytearChoice[]>();
  const picked = table.live?.picked ?? [];
  const several = picked.length > 1;
  for (const choice of several ? picked : table.choices) {
    const heroes = several && choice.option.is === 'PlayPower' ? [view.heroes[choice.option.hero]?.hex ?? OFF] : [];
    for (const hex of new Set([...hexesOf(view, choice), ...heroes])) {
      if (hex >= 0) found.set(hex, [...(found.get(hex) ?? []), choice]);
    }
  }
  return found;
}

export function choicesOnHero(table: SkytearTable, hero: number): SkytearChoice[] {
  return table.choices.filter(
    ({ option }) =>
      (option.is === 'ActivateHero' && option.hero === hero) || (option.is === 'PickUnit' && option.pick === hero),
  );
}

/** A card to be picked, whatever for. */
export function isCard(option: Option): option is PickCard | PickFlip | PickLead {
  return option.is === 'PickCard' || option.is === 'PickFlip' || option.is === 'PickLead';
}

/** What is asked, as far as cards are concerned. */
export interface Asked {
  choices: SkytearChoice[];
  live: { prompt: { kind: string } | null } | null;
}

/** A card in hand: to be played, discarded, traded in or put underneath. */
export function choicesOnCard(table: Asked, card: number): SkytearChoice[] {
  return table.choices.filter(
    ({ option }) => (isCard(option) && option.pick === card) || (option.is === 'PlayPower' && option.card === card),
  );
}

/** Questions about cards of the hand. What others ask about lies elsewhere, even if the hand has such a card too. */
const ABOUT_HAND: ReadonlySet<string> = new Set(['mulligan', 'lead', 'discard-or-cancel', 'hand-limit']);

function isOfHand({ option }: SkytearChoice, kind: string | undefined, hand: number[]): boolean {
  if (option.is === 'PickCard') return ABOUT_HAND.has(kind ?? '');
  return option.is === 'PlayPower' && hand.includes(option.card);
}

/** What a card stands for that lies in the hand, or beside it. */
export function choicesOnHeld(table: Asked, card: number, hand: number[], inHand: boolean): SkytearChoice[] {
  return choicesOnCard(table, card).filter((choice) => isOfHand(choice, table.live?.prompt?.kind, hand) === inHand);
}

/** Cards that can be chosen and are not in the hand: heroes of a draft, flipped and predicted cards, Lead cards. */
export function offeredBeside(table: Asked, hand: number[]): number[] {
  const found = table.choices
    .filter((choice) => !isOfHand(choice, table.live?.prompt?.kind, hand))
    .map(({ option }) => (isCard(option) ? option.pick : option.is === 'PlayPower' ? option.card : OFF));
  return [...new Set(found)].filter((card) => card !== OFF);
}

export function range(low: number, high: number): string {
  return low === high ? String(low) : `${low}–${high}`;
}
