// The table of Sky Painters.
import type { Choice } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import { laid, type Laid } from '../contract';
import { STRIDE, type Option, type Wire } from './wire';

export type PaintersTable = Laid<Wire>;
export type PaintersChoice = Choice<Wire>;

export const paintersTable = (table: Scene): PaintersTable => laid<Wire>(table, 'PaintersView');

/** A place as the server numbers it, in columns from the left and rows from below. */
export function whereIs(place: number): { x: number; y: number } {
  return { x: Math.floor(place / STRIDE) - STRIDE / 2, y: (place % STRIDE) - STRIDE / 2 };
}

const ABOUT_CARDS: Option['is'][] = ['OnSymbol', 'Paint', 'Replace', 'PickSymbol', 'PickCard'];

/** What a symbol of it stands for. */
export function choicesOnSymbol(table: Pick<PaintersTable, 'choices'>, card: number, symbol: number): PaintersChoice[] {
  return choicesOnCard(table, card).filter(({ option }) => 'symbol' in option && option.symbol === symbol);
}

/** What a card in one's own sky stands for: its symbols, and the card itself where it can be completed. */
export function choicesOnCard({ choices }: Pick<PaintersTable, 'choices'>, card: number): PaintersChoice[] {
  return choices.filter(({ option }) => ABOUT_CARDS.includes(option.is) && 'card' in option && option.card === card);
}
