// Made from the records of the game by skyshelf.tools.typescript; a test compares. Do not edit.
import type { Outcome } from '../../lib/engine';

export const NOBODY = -1;
export const OFF = -1;
export const TOKEN = 1000;
export const READY = 0;
export const EXHAUSTED = 1;
export const DEFEATED = 2;
export const SETUP = 0;

export interface ActivateHero {
  hero: number;
  name: string;
  card: number;
  is: 'ActivateHero';
}

export interface ActiveFigures {
  ways: Way[];
  blows: Blow[];
}

export interface Alternative {
  pick: number;
  card: number;
  ability: number;
  block: number;
  is: 'Alternative';
}

/** What an Attack would take from a target, with the worst flip and with the best one. */
export interface Blow {
  unit: number;
  hex: number;
  low: number;
  high: number;
  hp: number;
}

/** What belongs to one side. */
export interface Board {
  towers: number[];
  nexus: number;
  open: boolean;
  pillars: [hex: number, seat: number][];
  tokens_won: number;
  domes_won: number;
  won_now: number;
  heroes_defeated: number;
  heroes_now: number;
  minions_defeated: number;
  activated_last: number;
  is: 'Board';
}

export interface Budget {
  spent: number;
  budget: number;
}

export interface Catalogue {
  battlefields: Field[];
  cards: Face[];
  factions: Named[];
  conditions: Named[];
  actions: Named[];
  runes: string[];
  phases: string[];
  tower_hp: number;
  action_points: number;
}

export interface Confirm {
  pick: number;
  is: 'Confirm';
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
  stage: 'open' | 'now' | 'settled';
}

export interface DeckFigures {
  kind: 'deck';
  out: number;
  exchanges: number;
  points: number | null;
}

/** How many cards a deck has, its discard pile, and the top cards that the viewer knows, topmost last. */
export interface DeckView {
  discard: number[];
  known: number;
  knower: number;
  number: number;
  top: number[];
  unseen: number[];
  is: 'DeckView';
}

export interface Declare {
  action: number;
  is: 'Declare';
}

export interface DomeShown {
  id: string;
  name: string;
  control: number;
  inside: number[];
}

/** A hero that can be picked, or the reason why not. */
export interface DraftOffer {
  card: number;
  points: number;
  rule: string;
  why: string | null;
}

/** A turn to pick in the order of a draft; `taken` is the faction or hero that was picked. */
export interface DraftPick {
  side: number;
  seat: number;
  taken: number | null;
}

/** An effect on the Stack: an action, a power card or a triggered skill. SKY-STK-05 */
export interface Effect {
  action: number;
  card: number;
  ability: number;
  hero: number;
  seat: number;
  targets: number[];
  place: number;
  answers: number;
  subject: number;
  source: number;
  amount: number;
  number: number;
  is: 'Effect';
}

export interface EndActivation {
  is: 'EndActivation';
}

/** A printed card; `letters` are two that no other hero has, `deed` is what a power card does, for its picture. */
export interface Face {
  id: string;
  name: string;
  text: string[];
  terms: string[];
  type: 'hero' | 'power' | 'outsider';
  faction: string;
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
  deed?: string;
  hero?: string;
}

export interface FactionDraftFigures {
  kind: 'factions';
  picks: DraftPick[];
  heroes: number[][];
  starters: boolean;
}

export interface Field {
  id: string;
  hexes: [number, number][];
  places: string[];
  cover: number[];
  walls: [number, number][];
  nexus: [number, number];
  hero_starts: number[][];
  track: number;
  lanes: LaneShown[];
  domes: DomeShown[];
}

export interface Figures {
  heroes: HeroFigures[];
  acting: ActiveFigures | null;
  posts: Post[];
  stack: StackFigures[];
  contests: Contest[];
  forecast: string[][];
  doubts: string[];
  goals: Goal[];
  draft: FactionDraftFigures | PoolFigures | HeroDraftFigures | DeckFigures | null;
}

/** What wins, in the words of whoever reads it, how far each side has come, and how far it must. */
export interface Goal {
  name: string;
  text: string;
  sides: number[];
  wanted: number;
}

/** Cards of a hand; `cards` only for its player. SKY-TEAM-12 */
export interface Hand {
  deck: number;
  stops: number;
  yields: boolean;
  cards: number[] | null;
  number: number;
  is: 'Hand';
}

/** A hero card with its miniature. Copies of a table share heroes until one is changed, see `edit`. */
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
  began: number;
  is: 'Hero';
}

export interface HeroDraftFigures {
  kind: 'heroes';
  picks: DraftPick[];
  offers: DraftOffer[];
  theirs: number[];
  points: Budget | null;
}

/** `name` is as options write it. */
export interface HeroFigures {
  name: string;
  attack: number;
  armor: number;
  control: number;
  attack_parts: [string | number, number][];
  armor_parts: [string | number, number][];
  control_parts: [string | number, number][];
  mana: number;
  move: number;
  sight: number[];
  reach: number[];
  threat: number[];
}

/** A hero of a pool with the cards of its pile, in order. SKY-COMP-05 */
export interface HeroPile {
  hero: number;
  cards: number[];
  is: 'HeroPile';
}

/** `towers` and `ways` are those of south and north. */
export interface LaneShown {
  id: string;
  name: string;
  control: number;
  towers: [number, number];
  ways: [number[], number[]];
}

/** The table places this minion and the others of the lane. */
export interface LeaveMinions {
  pick: number;
  word: string;
  is: 'LeaveMinions';
}

/** A teammate activates a hero. */
export interface LeaveToTeam {
  is: 'LeaveToTeam';
}

export interface Named {
  id: string;
  name: string;
}

/** Its base covers two hexes; both are OFF while it lies on its card. Never changed, only replaced. SKY-OUT-11 */
export interface Outsider {
  card: number;
  dome: number;
  front: number;
  rear: number;
  is: 'Outsider';
}

/** `rest`: for the rest of this activation as well. */
export interface PassPriority {
  rest: boolean;
  is: 'PassPriority';
}

/** One way to lay an area of effect; the hexes it covers. */
export interface PickArea {
  pick: number;
  hexes: number[];
  names: string;
  field: number;
  is: 'PickArea';
}

/** Where the two hexes of an outsider go. */
export interface PickBorder {
  pick: number;
  inner: number;
  outer: number;
  names: string;
  field: number;
  is: 'PickBorder';
}

export interface PickCard {
  pick: number;
  is: 'PickCard';
}

/** An effect on the Stack, or a trigger on its way there. */
export interface PickEffect {
  pick: number;
  what: string;
  name: string;
  hero: string;
  aims: (PickUnit | PickHex | PickEffect)[];
  place: number;
  is: 'PickEffect';
}

export interface PickFaction {
  pick: number;
  is: 'PickFaction';
}

/** A flipped card, and how much damage comes of it: from `low` to `high`, where several are hit. */
export interface PickFlip {
  pick: number;
  modifier: number;
  low: number;
  high: number;
  is: 'PickFlip';
}

export interface PickHex {
  pick: number;
  at: string;
  field: number;
  is: 'PickHex';
}

export interface PickLane {
  pick: number;
  name: string;
  is: 'PickLane';
}

/** A Lead card under a hero, with what it adds. */
export interface PickLead {
  pick: number;
  hero: number;
  value: number;
  name: string;
  is: 'PickLead';
}

export interface PickNumber {
  pick: number;
  is: 'PickNumber';
}

export interface PickSeat {
  pick: number;
  is: 'PickSeat';
}

/** `card` is that of a hero, or of the hero whose illusion it is; else -1. */
export interface PickUnit {
  pick: number;
  place: string;
  card: number;
  field: number;
  is: 'PickUnit';
}

/** A part of something that is done in parts: a step of a Skirmish, the deck instead of the hand. */
export interface PickWord {
  pick: number;
  word: string;
  is: 'PickWord';
}

export interface PlayPower {
  card: number;
  hero: number;
  name: string;
  is: 'PlayPower';
}

export interface PoolFigures {
  kind: 'pool';
  chosen: number[];
  size: number;
  offers: DraftOffer[];
  points: Budget | null;
}

/** Where a hero would start. */
export interface Post {
  hero: number;
  hex: number;
}

/** What was agreed before the game; never changed during it. */
export interface Rules {
  field: number;
  mode: string;
  format: string;
  edition: string;
  seats: number;
  teams: [number[], number[]];
  pools: [HeroPile[], HeroPile[]];
  building: boolean;
  budget: boolean;
  is: 'Rules';
}

/** When to be asked for reactions from now on. */
export interface SetStops {
  stops: number;
  is: 'SetStops';
}

/** Hands, the order of decks, and face-down Lead cards are hidden; everything else is open. SKY-CMP-21 */
export interface SkytearView {
  rules: Rules;
  phase: number;
  first: number;
  minion_sides: number[];
  minions: number[];
  minion_lanes: number[];
  outsiders: Outsider[];
  boards: Board[];
  tokens: number[];
  numbers: number[];
  victory: number[];
  flux: number;
  stack: Effect[];
  count: number;
  active: number;
  points: number;
  taken: number;
  attacks: number;
  mods: [stat: number, amount: number, hero: number, until: number][];
  listeners: [card: number, ability: number, hero: number, seat: number, once: boolean][];
  blocked: number[];
  area: number[];
  waiting: Effect[];
  aside: [deck: number, card: number][];
  seat: number | null;
  turn: number;
  decider: number | null;
  outcome: Outcome | null;
  heroes: Hero[];
  hands: Hand[];
  decks: DeckView[];
  is: 'SkytearView';
}

export interface StackFigures {
  number: number;
  name: string;
  hero: number;
  card: number;
  hexes: number[];
}

/** No more, or none at all. */
export interface Stop {
  pick: number;
  is: 'Stop';
}

/** A skill of an outsider. */
export interface UseSkill {
  skill: number;
  slug: string;
  is: 'UseSkill';
}

/** A hex that a Move passes; `ends` where it may stop. */
export interface Way {
  hex: number;
  steps: number;
  before: number;
  ends: boolean;
}

/** Everything that can be chosen. */
export type Option =
  | ActivateHero
  | Alternative
  | Confirm
  | Declare
  | EndActivation
  | LeaveMinions
  | LeaveToTeam
  | PassPriority
  | PickArea
  | PickBorder
  | PickCard
  | PickEffect
  | PickFaction
  | PickFlip
  | PickHex
  | PickLane
  | PickLead
  | PickNumber
  | PickSeat
  | PickUnit
  | PickWord
  | PlayPower
  | SetStops
  | Stop
  | UseSkill;

/** What the server sends about this game. */
export interface Wire {
  view: SkytearView;
  figures: Figures;
  catalogue: Catalogue;
  option: Option;
}
