// The table of Sky Painters.
import type { Choice } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import { laid, type Laid } from '../contract';
import { SQUARE, dieOf } from './art/paints';
import {
  MOST_SYMBOLS,
  STRIDE,
  type Cost,
  type HaloFace,
  type OnSymbol,
  type Option,
  type Player,
  type Rules,
  type SkyFace,
  type Symbol,
  type Wire,
} from './wire';

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

function isCompleted({ number }: Symbol, slot: number): boolean {
  return slot >= SQUARE || (slot >= 0 && dieOf(slot).face === number);
}

/** What comes of a die on a symbol: the number it needs, the spots that come back, whether that completes the card. */
export interface Landing {
  needed: number;
  back: number;
  waits: boolean;
  completes: boolean;
}

/** PNT-DIE-02 PNT-DIE-05 PNT-DIE-06 */
export function landing(
  die: number,
  { card, symbol }: Pick<OnSymbol, 'card' | 'symbol'>,
  face: Pick<SkyFace, 'symbols'>,
  { cards, slots }: Pick<Player, 'cards' | 'slots'>,
): Landing {
  const needed = face.symbols[symbol]!.number;
  const over = dieOf(die).face - needed;
  const first = cards.indexOf(card) * MOST_SYMBOLS;
  const others = face.symbols.every((each, index) => index === symbol || isCompleted(each, slots[first + index] ?? -1));
  return { needed, back: Math.max(0, over), waits: over < 0, completes: over >= 0 && others };
}

/** Where a die of the tray would go for no cloud token: free symbols of its colour, all for a grey one. PNT-DIE-01 PNT-DIE-12 */
export function fitting(
  die: number,
  { cards, slots, unfinished }: Pick<Player, 'cards' | 'slots' | 'unfinished'>,
  faces: readonly Pick<SkyFace, 'symbols'>[],
): Pick<OnSymbol, 'card' | 'symbol'>[] {
  const { colour } = dieOf(die);
  return unfinished.flatMap((number) => {
    const card = cards[number]!;
    return faces[card]!.symbols.flatMap((symbol, index) => {
      const free = (slots[number * MOST_SYMBOLS + index] ?? -1) < 0;
      return free && (colour === 'grey' || symbol.colour === colour) ? [{ card, symbol: index }] : [];
    });
  });
}

/** What a card stands for as a whole, where its symbols can be pressed too: nothing that costs a cloud token. */
export function choicesOnWhole(table: Pick<PaintersTable, 'choices'>, card: number): PaintersChoice[] {
  return choicesOnCard(table, card).filter(({ option }) => option.is !== 'OnSymbol' || !option.cloud);
}

interface Agreed {
  catalogue: { halos: HaloFace[] };
  view: { rules: { leadership_hope: number } };
}

/** A halo token; how much hope that of the leader has is agreed before the game. PNT-Q-35 */
export function haloOf({ catalogue, view }: Agreed, halo: number): HaloFace {
  const face = catalogue.halos[halo]!;
  return face.id === 'leadership' ? { ...face, hope: view.rules.leadership_hope } : face;
}

/** What the game is won by. PNT-VAR-02 PNT-VAR-03 PNT-VAR-06 */
export function goalOf(rules: Pick<Rules, 'forced_landing' | 'tension_duel'>): string {
  if (rules.forced_landing) return 'painters-goal-landing';
  return rules.tension_duel ? 'painters-goal-duel' : 'painters-goal';
}

interface Limited {
  catalogue: { tiles: { id: string }[] };
  view: { rules: { spot_limit: number } };
}

/** How many spots a player may keep: one more with Sky Spots. PNT-SKY-36 */
export function spotLimit({ catalogue, view }: Limited, tiles: number[]): number {
  return view.rules.spot_limit + (tiles.some((tile) => catalogue.tiles[tile]!.id === 'sky_spots') ? 1 : 0);
}

interface Priced {
  catalogue: { top_price: Cost; tile_prices: Cost[] };
  view: { leader: number; player: number; rules: Pick<Rules, 'leader_free_tiles' | 'leader_free_top'> };
  seat: number | null;
}

const FREE: Cost = { spots: 0, hope: 0 };

/** Whether whoever looks has the leader; those who watch see what the player in turn pays. */
const leads = ({ view, seat }: Priced): boolean => view.leader === (seat ?? view.player);

/** What the top card of the deck costs: nothing, if that was agreed for the leader. PNT-VAR-15 */
export function topPrice(table: Priced): Cost {
  return table.view.rules.leader_free_top && leads(table) ? FREE : table.catalogue.top_price;
}

/** What a position of the offer adds to the price of a tile: nothing, if that was agreed for the leader. PNT-VAR-14 */
export function positionPrice(table: Priced, place: number): Cost {
  return table.view.rules.leader_free_tiles && leads(table) ? FREE : table.catalogue.tile_prices[place]!;
}
