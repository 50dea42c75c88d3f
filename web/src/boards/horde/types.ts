// What the server sends about the horde games: the view, the figures and the catalogue, as far as the board reads them.

export interface Face {
  id: string;
  code: string;
  name: string;
  type: string;
  /** What is drawn on it. */
  figure: string;
  subtype: { id: string; name: string } | null;
  deck: string;
  faction: string;
  cost: number | null;
  attack: number | null;
  health: number | null;
  epic: boolean;
  mana: number;
  strokes: number;
  marks: { left: boolean; swords: number } | null;
  waves: number[];
  stage: number;
  keywords: string[];
  text: string[];
}

export interface Catalogue {
  cards: Face[];
  phases: string[];
  most_mana: number;
}

export interface Unit {
  card: number;
  side: number;
  seat: number;
  lane: number;
  exhausted: boolean;
  doomed: boolean;
  stripped: boolean;
  hidden: number;
  challenging: boolean;
  attachments: number[];
  beneath: [number, number][];
  model: number;
}

export interface Hands {
  hand: number[] | null;
  hand_cards: number;
  deck_cards: number;
  discard: number[];
  lent: number[];
}

export interface HordeView {
  turn: number;
  rules: {
    edition: number;
    mode: string;
    difficulty: string;
    alliance: number[];
    horde_seat: number;
    stages: number[];
    outsiders: number[];
    total: number;
  };
  phase: number;
  units: Unit[];
  front: number[];
  guard: number[];
  back: number[];
  players: Hands[];
  horde_cards: number;
  horde_discard: number[];
  horde_hand: number[] | null;
  horde_hand_cards: number;
  horde_mana: number;
  foreseen: number;
  horde_top: number[];
  pile: number[];
  stage: number;
  turned: number;
  collapsing: boolean;
  outsiders_left: number[];
  boosted: number;
  lane_now: number;
}

/** Where a number comes from (a card by its number, or a word), and how much of it. */
export type Part = [source: number | string, number: number];

export interface UnitFigures {
  place: string;
  attack: number | null;
  health: number | null;
  armor: number;
  keywords: { id: string; name: string }[];
  attack_parts: Part[];
  health_parts: Part[];
  armor_parts: Part[];
}

export interface Foreseen {
  place: string;
  kind: string;
  low: number;
  high: number;
  text: string;
}

export interface Forecast {
  scenes: Record<string, Foreseen[]>;
  doubts: string[];
}

export interface Figures {
  units: (UnitFigures | null)[];
  wave: number;
  costs: Record<string, number>[];
  mana: number[];
  forecast: Forecast | null;
  challenge: { id: string; name: string; text: string; spoiled: boolean; done: boolean; medals: number } | null;
}

export const CASTLE = 0;
export const PORTAL = 1;
export const EMPTY = -1;
export const HORDE_SIDE = 1;
export const MONOLITHS = 1; // the second edition
