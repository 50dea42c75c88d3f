// Made from the records of the game by skyshelf.tools.typescript; a test compares. Do not edit.
import type { Outcome } from '../../lib/engine';

export const NOTHING = -1;
export const MOST_SYMBOLS = 4;
export const STRIDE = 128;

/** Suffer what a tile asks for, so that its owner gets no reward. */
export interface Accept {
  is: 'Accept';
}

export interface AcquireTile {
  tile: number;
  spots: number;
  hope: number;
  is: 'AcquireTile';
}

export interface BuyDie {
  die: number;
  is: 'BuyDie';
}

export interface Catalogue {
  cards: SkyFace[];
  tiles: TileFace[];
  halos: HaloFace[];
  dice: Named[];
  colours: DieColour[];
  tile_prices: Cost[];
  halo_prices: Cost[];
  top_price: Cost;
  clouds: number;
  scores: Record<string, string>;
}

export interface Confirm {
  pick: number;
  is: 'Confirm';
}

export interface Cost {
  spots: number;
  hope: number;
}

/** Main action C announced before Sky Dice rerolls. PNT-Q-46 */
export interface DeclareDie {
  is: 'DeclareDie';
}

/** Leave something that is offered. */
export interface Decline {
  is: 'Decline';
}

export interface DieColour {
  id: string;
  name: string;
  dice: number;
}

export interface EndTurn {
  lost: number;
  is: 'EndTurn';
}

/** `scores` are the parts of each seat's points by name, with their total; `step` is that of the turn. */
export interface Figures {
  step: string;
  placing: Placing[];
  die: number;
  scores: Record<string, number>[];
}

export interface HaloFace {
  id: string;
  name: string;
  text: string;
  hope: number;
  points: number;
}

export interface LoseDice {
  dice: number;
  is: 'LoseDice';
}

export interface LoseHope {
  hope: number;
  is: 'LoseHope';
}

export interface LoseSpots {
  spots: number;
  is: 'LoseSpots';
}

export interface Named {
  id: string;
  name: string;
}

/** Where the die goes; another colour than the die's costs a cloud token. */
export interface OnSymbol {
  card: number;
  symbol: number;
  cloud: boolean;
  is: 'OnSymbol';
}

export interface Paint {
  card: number;
  symbol: number;
  face: number;
  spots: number;
  is: 'Paint';
}

/** Of deck and pile only the top and the number is known. */
export interface PaintersView {
  rules: Rules;
  players: Player[];
  first: number;
  player: number;
  leader: number;
  pool: number[];
  offer: number[];
  offer_hope: number;
  tile_offer: number[];
  halo_row: number[];
  halo_box: number[];
  another_die: boolean;
  led_at_start: boolean;
  critical: boolean;
  extra_turns: number;
  progress: boolean;
  idle: number;
  seat: number | null;
  turn: number;
  decider: number | null;
  outcome: Outcome | null;
  deck_top: number;
  deck_cards: number;
  pile_top: number;
  pile_tiles: number;
  is: 'PaintersView';
}

export interface PickCard {
  card: number;
  is: 'PickCard';
}

export interface PickNumber {
  pick: number;
  is: 'PickNumber';
}

export interface PickSeat {
  pick: number;
  is: 'PickSeat';
}

/** One of the own dice, to be lowered or discarded. */
export interface PickSymbol {
  card: number;
  symbol: number;
  is: 'PickSymbol';
}

/** A free place; people call it by a card that lies beside it. */
export interface Place {
  place: number;
  beside: number;
  step: number;
  is: 'Place';
}

export interface Placing {
  card: number;
  spots: Spot[];
}

/** One play area. */
export interface Player {
  hope: number;
  spots: number;
  clouds: number;
  cards: number[];
  places: number[];
  unfinished: number[];
  slots: number[];
  frontier: Record<string, number>;
  tiles: number[];
  halos: number[];
  halo_cards: number[];
  is: 'Player';
}

/** 2 hope chips in place of a die. */
export interface Replace {
  card: number;
  symbol: number;
  is: 'Replace';
}

export interface Reroll {
  die: number;
  is: 'Reroll';
}

/** What was agreed before the game; never changed during it. */
export interface Rules {
  seats: number;
  forced_landing: boolean;
  tension_duel: boolean;
  leader_free_tiles: boolean;
  leader_free_top: boolean;
  lenient_halves: boolean;
  leadership_hope: number;
  grey_hope: boolean;
  spot_limit: number;
  is: 'Rules';
}

export interface SkyFace {
  id: string;
  name: string;
  symbols: Symbol[];
  spots: number;
  leader: boolean;
  hope: number;
  star: number;
  cloud: boolean;
  left: string;
  right: string;
  top: string;
  bottom: string;
}

/** A place beside one's own cards: `meets` are the sides whose halves find each other, `why` is against it. */
export interface Spot {
  place: number;
  where: string;
  meets: string[];
  why: string[];
}

export interface StealFrom {
  seat: number;
  is: 'StealFrom';
}

/** No more, or none at all. */
export interface Stop {
  pick: number;
  is: 'Stop';
}

export interface Symbol {
  colour: string;
  number: number;
}

/** A card of the offer, or the top card of the deck. */
export interface TakeCard {
  card: number;
  top: boolean;
  is: 'TakeCard';
}

export interface TakeCloud {
  is: 'TakeCloud';
}

export interface TakeDie {
  die: number;
  is: 'TakeDie';
}

export interface TakeHalo {
  halo: number;
  is: 'TakeHalo';
}

export interface TakeSpot {
  is: 'TakeSpot';
}

export interface TileFace {
  id: string;
  name: string;
  text: string;
  spots: number;
  price_hope: number;
  leader: boolean;
  hope: number;
  points: number;
}

/** Everything that can be chosen. */
export type Option =
  | Accept
  | AcquireTile
  | BuyDie
  | Confirm
  | DeclareDie
  | Decline
  | EndTurn
  | LoseDice
  | LoseHope
  | LoseSpots
  | OnSymbol
  | Paint
  | PickCard
  | PickNumber
  | PickSeat
  | PickSymbol
  | Place
  | Replace
  | Reroll
  | StealFrom
  | Stop
  | TakeCard
  | TakeCloud
  | TakeDie
  | TakeHalo
  | TakeSpot;

/** What the server sends about this game. */
export interface Wire {
  view: PaintersView;
  figures: Figures;
  catalogue: Catalogue;
  option: Option;
}
