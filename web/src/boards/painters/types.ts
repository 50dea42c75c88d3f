// What the server sends about Sky Painters: the view, the figures and the catalogue, as far as the board reads them.

export interface SkyFace {
  id: string;
  name: string;
  symbols: { colour: string; number: number }[];
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

export interface HaloFace {
  id: string;
  name: string;
  text: string;
  hope: number;
  points: number;
}

export interface Price {
  spots: number;
  hope: number;
}

export interface Catalogue {
  cards: SkyFace[];
  tiles: TileFace[];
  halos: HaloFace[];
  dice: { id: string; name: string }[];
  tile_prices: Price[];
  halo_prices: Price[];
  top_price: Price;
  clouds: number;
  scores: Record<string, string>;
}

export interface Player {
  hope: number;
  spots: number;
  clouds: number;
  cards: number[];
  places: number[];
  unfinished: number[];
  slots: number[];
  tiles: number[];
  halos: number[];
  halo_cards: number[];
}

export interface PaintersView {
  turn: number;
  players: Player[];
  player: number;
  leader: number;
  pool: number[];
  deck_top: number;
  deck_cards: number;
  offer: number[];
  offer_hope: number;
  pile_top: number;
  pile_tiles: number;
  tile_offer: number[];
  halo_row: number[];
  critical: boolean;
  rules: { spot_limit: number; seats: number };
  outcome: { kind: string; winners: number[] } | null;
}

export type Score = Record<string, number>;

export const NOTHING = -1;
export const MOST_SYMBOLS = 4;

const STRIDE = 128;

/** A place as the server numbers it, in columns from the left and rows from below. */
export function whereIs(place: number): { x: number; y: number } {
  return { x: Math.floor(place / STRIDE) - STRIDE / 2, y: (place % STRIDE) - STRIDE / 2 };
}
