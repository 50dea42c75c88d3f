// What the server sends about Skytear: the view, the figures and the catalogue, as far as the board reads them.

export interface Lane {
  id: string;
  name: string;
  control: number;
  towers: [number, number];
  ways: [number[], number[]];
}

export interface Dome {
  id: string;
  name: string;
  control: number;
  inside: number[];
}

export interface Field {
  id: string;
  hexes: [q: number, r: number][];
  cover: number[];
  walls: [number, number][];
  nexus: [number, number];
  track: number;
  lanes: Lane[];
  domes: Dome[];
}

export interface Face {
  id: string;
  name: string;
  text: string[];
  type: 'hero' | 'power' | 'outsider';
  faction: string;
  /** Two, which no other hero has. */
  letters?: string;
  role?: string;
  runes?: string[];
  ranged?: boolean;
  attack?: number;
  flips?: number;
  health?: number;
  armor?: number;
  points?: number;
  move?: number;
  cost?: number;
  reaction?: boolean;
  modifier?: number;
  ultimate?: boolean;
  /** What it does, for its picture. */
  deed?: string;
}

export type Part = [source: 'printed' | 'cards' | number, number: number];

export interface Named {
  id: string;
  name: string;
}

export interface Catalogue {
  battlefields: Field[];
  cards: Face[];
  victory: (Named & { text: string })[];
  factions: Named[];
  conditions: Named[];
  actions: Named[];
  phases: string[];
  tower_hp: number;
  action_points: number;
}

export interface Hero {
  card: number;
  side: number;
  seat: number;
  hex: number;
  hp: number;
  stance: number;
  back_on: number;
  conditions: number;
  played: number[];
  leads: [card: number, knower: number][];
  illusion: number;
}

export interface SkytearView {
  turn: number;
  rules: { field: number; seats: number; teams: [number[], number[]] };
  phase: number;
  first: number;
  heroes: Hero[];
  minion_sides: number[];
  minions: number[];
  outsiders: { card: number; dome: number; front: number; rear: number }[];
  boards: { towers: number[]; nexus: number; open: boolean; pillars: [hex: number, seat: number][] }[];
  tokens: number[];
  numbers: number[];
  hands: { cards: number[] | null; number: number; deck: number }[];
  decks: { number: number; discard: number[]; top: number[] }[];
  victory: number[];
  flux: number;
  active: number;
  points: number;
  taken: number;
  blocked: number[];
  area: number[];
}

export interface HeroFigures {
  /** As options write it. */
  name: string;
  attack: number;
  armor: number;
  control: number;
  /** Of each value: what is printed, what cards changed, and the skills of heroes by their card. */
  attack_parts: Part[];
  armor_parts: Part[];
  control_parts: Part[];
  mana: number;
  move: number;
  sight: number[];
  reach: number[];
  threat: number[];
}

export interface StackFigures {
  number: number;
  name: string;
  hero: number;
  card: number;
  hexes: number[];
}

export interface Contest {
  lanes: number[];
  dome: number;
  low: [number, number];
  high: [number, number];
  winner: number;
  margin: number;
  sure: boolean;
  ends: number[];
}

/** A turn to pick in the order of a draft. */
export interface Pick {
  side: number;
  seat: number;
  /** The faction or hero that was picked. */
  taken: number | null;
}

/** A hero that can be picked, or the reason why not. */
export interface Offer {
  card: number;
  points: number;
  rule: string;
  why: string | null;
}

export type DraftFigures =
  | { kind: 'factions'; picks: Pick[]; heroes: number[][]; starters: boolean }
  | { kind: 'pool'; chosen: number[]; size: number; offers: Offer[]; points: { spent: number; budget: number } | null }
  | {
      kind: 'heroes';
      picks: Pick[];
      offers: Offer[];
      theirs: number[];
      points: { spent: number; budget: number } | null;
    }
  | { kind: 'deck'; out: number; exchanges: number; points: number | null };

export interface Figures {
  draft: DraftFigures | null;
  heroes: HeroFigures[];
  stack: StackFigures[];
  contests: Contest[];
  forecast: string[][];
  doubts: string[];
  victory: ({ sides: [number, number]; wanted: number } | null)[];
}

export const NOBODY = -1;
export const OFF = -1;
/** A pillar or illusion as something to aim at: this and its hex. */
export const TOKEN = 1000;
export const READY = 0;
export const EXHAUSTED = 1;
export const DEFEATED = 2;
export const SETUP = 0;
