// Made from the records of the game by skyshelf.tools.typescript; a test compares. Do not edit.
import type { Outcome } from '../../lib/engine';

export const CASTLE = 0;
export const PORTAL = 1;
export const EMPTY = -1;
export const HORDE_SIDE = 1;
export const LASTING = -2;

export interface Alternative {
  pick: number;
  card: number;
  ability: number;
  block: number;
  is: 'Alternative';
}

export interface Campaign {
  deck: string;
  level: number;
  hordes: Fight[];
  wins: number;
  needed: number;
  over: boolean;
  victory: boolean;
  outsider: string | null;
  told: string;
  fight: Record<string, boolean | number | string> | null;
  alliances: Named[];
}

/** The universal ability of castles. */
export interface CastleDraw {
  is: 'CastleDraw';
}

export interface Catalogue {
  cards: Face[];
  phases: string[];
  most_mana: number;
  keyword_help: Record<string, string>;
}

/** A monster is exhausted so that the ally facing it stays. */
export interface Challenge {
  unit: number;
  place: string;
  card: number;
  is: 'Challenge';
}

export interface ChallengeFigures {
  id: string;
  name: string;
  text: string;
  spoiled: boolean;
  done: boolean;
  medals: number;
}

export interface ChallengeOffer {
  id: string;
  name: string;
  help: string;
  rule: string;
  settings: Record<string, boolean | number | string>;
  hero: string;
  deck_size: number;
}

export interface Challenges {
  challenges: ChallengeOffer[];
  difficulties: Difficulty[];
}

/** Two concealed cards by their lanes. */
export interface ChangePlaces {
  one: number;
  two: number;
  is: 'ChangePlaces';
}

/** A monster in play is turned face down. */
export interface ConcealUnit {
  unit: number;
  place: string;
  card: number;
  is: 'ConcealUnit';
}

export interface Confirm {
  pick: number;
  is: 'Confirm';
}

export interface Difficulty {
  id: string;
  name: string;
  medals: number;
}

export interface DiscardUnit {
  unit: number;
  place: string;
  card: number;
  is: 'DiscardUnit';
}

/** One player of the alliance draws a card. Who is `alone` is asked about nobody else, and needs no name. */
export interface DrawFor {
  seat: number;
  alone: boolean;
  is: 'DrawFor';
}

export interface EndActions {
  is: 'EndActions';
}

export interface EngageMinion {
  unit: number;
  place: string;
  card: number;
  is: 'EngageMinion';
}

/** A monster is exhausted, and so is the ally facing it. */
export interface ExhaustFoe {
  unit: number;
  place: string;
  card: number;
  is: 'ExhaustFoe';
}

/** A printed card; `figure` is what is drawn on it. */
export interface Face {
  id: string;
  code: string;
  name: string;
  type: string;
  figure: string;
  subtype: Named | null;
  deck: string;
  faction: string;
  cost: number | null;
  attack: number | null;
  health: number | null;
  epic: boolean;
  mana: number;
  strokes: number;
  marks: Omen | null;
  waves: number[];
  stage: number;
  keywords: string[];
  text: string[];
}

/** A horde of a battle plan; `won` is null before its fight. */
export interface Fight {
  id: string;
  name: string;
  outsider: string;
  won: boolean | null;
}

/** `costs` are those of the cards that each seat holds, by number; `searching` is the played card that looks for its lane or its bearer, for the seat that is asked where. */
export interface Figures {
  units: (UnitFigures | null)[];
  wave: number;
  costs: Record<string, number>[];
  mana: number[];
  searching: number | null;
  forecast: ForecastFigures | null;
  challenge: ChallengeFigures | null;
}

export interface ForecastFigures {
  scenes: Record<string, Foreseen[]>;
  doubts: string[];
}

export interface Foreseen {
  place: string;
  kind: string;
  low: number;
  high: number;
  text: string;
}

/** The partner acts next; the phase goes on. */
export interface HandOver {
  is: 'HandOver';
}

/** One alliance player as a seat sees them. `unseen` are the cards of deck and hidden hand, in no order. */
export interface Hands {
  mana: number;
  discard: number[];
  played: number;
  lent: number[];
  hand: number[] | null;
  hand_cards: number;
  deck_cards: number;
  unseen: number[];
  bottom: number[];
  is: 'Hands';
}

/** A card of the hand goes face down to a lane; which card is chosen next, so that nobody else learns it. */
export interface HideCard {
  lane: number;
  is: 'HideCard';
}

/** Everything in play and every discard pile is open; decks have no order, and hands belong to their players. */
export interface HordeView {
  rules: Rules;
  phase: number;
  front: number[];
  guard: number[];
  back: number[];
  horde_discard: number[];
  horde_mana: number;
  foreseen: number;
  pile: number[];
  stage: number;
  turned: number;
  collapsing: boolean;
  outsiders_left: number[];
  vanquished: boolean;
  arrivals: number[];
  waiting: Pending[];
  hurt: number[];
  boosted: number;
  lane_now: number;
  until_turn_ends: [card: number, ability: number, seat: number, giver: number][];
  cost_changes: [card: number, ability: number, block: number, at: number, seat: number][];
  lost: string;
  late: number[];
  portal_leads: boolean;
  kept: Kept[];
  tier_due: number;
  trial: Trial | null;
  treachery_change: number;
  seat: number | null;
  turn: number;
  decider: number | null;
  outcome: Outcome | null;
  units: Unit[];
  players: Hands[];
  horde_unseen: number[];
  horde_cards: number;
  horde_strong: number;
  horde_hand: number[] | null;
  horde_hand_cards: number;
  horde_top: number[];
  face_down: number[];
  is: 'HordeView';
}

/** What lay on an outsider that went back to its pile and will have it again. MON-COL-01 */
export interface Kept {
  card: number;
  hp: number;
  might: number;
  plate: number;
  attachments: [card: number, owner: number][];
  is: 'Kept';
}

/** Mana of a horde card goes to a player. */
export interface ManaFor {
  seat: number;
  amount: number;
  is: 'ManaFor';
}

/** Mana of a horde card goes to both players. */
export interface ManaSplit {
  first: number;
  second: number;
  is: 'ManaSplit';
}

export interface MoveAlly {
  unit: number;
  place: string;
  card: number;
  is: 'MoveAlly';
}

export interface Named {
  id: string;
  name: string;
}

export interface NoDraw {
  is: 'NoDraw';
}

/** The treachery marks of a card. */
export interface Omen {
  left: boolean;
  swords: number;
}

/** Something that waits its turn: a triggered ability, or the destruction of a card (ability -1). */
export interface Pending {
  card: number;
  ability: number;
  source: number;
  seat: number;
  subject: number;
  other: number;
  amount: number;
  is: 'Pending';
}

/** A card of a hand or a pile, by its name. */
export interface PickCard {
  pick: number;
  is: 'PickCard';
}

export interface PickLane {
  pick: number;
  is: 'PickLane';
}

export interface PickNumber {
  pick: number;
  is: 'PickNumber';
}

export interface PickPile {
  pick: number;
  name: string;
  is: 'PickPile';
}

export interface PickSeat {
  pick: number;
  is: 'PickSeat';
}

/** A kind of token. */
export interface PickToken {
  pick: number;
  name: string;
  is: 'PickToken';
}

/** A type of card, as a guess. */
export interface PickType {
  pick: number;
  is: 'PickType';
}

/** A card in play, by its place. */
export interface PickUnit {
  pick: number;
  place: string;
  card: number;
  is: 'PickUnit';
}

export interface PlanTreachery {
  is: 'PlanTreachery';
}

/** `cheaper` uses the card's own way to pay something else. */
export interface PlayCard {
  card: number;
  cheaper: boolean;
  is: 'PlayCard';
}

/** A card of the hand, for what another card in play offers instead of its own text. */
export interface PlayWith {
  card: number;
  cheaper: boolean;
  unit: number;
  place: string;
  by: number;
  ability: number;
  is: 'PlayWith';
}

/** Concealed cards change places unseen. */
export interface Rearrange {
  is: 'Rearrange';
}

/** Shuffle the discard pile into the deck. */
export interface RenewDeck {
  is: 'RenewDeck';
}

/** Which of several waiting effects comes next; `number` tells equal ones apart, and people know them by the card that they are about. */
export interface ResolveNext {
  number: number;
  place: string;
  card: number;
  about: number;
  about_place: string;
  draws: boolean;
  moves: boolean;
  is: 'ResolveNext';
}

/** What was agreed before the game; never changed during it. */
export interface Rules {
  edition: string;
  mode: string;
  difficulty: string;
  alliance: number[];
  horde_seat: number;
  purses: number[];
  outsider: string;
  stages: number[];
  outsiders: number[];
  total: number;
  tiers: boolean;
  challenge: string;
  spared: number[];
  is: 'Rules';
}

/** No more, or none at all. */
export interface Stop {
  pick: number;
  is: 'Stop';
}

/** What was noted so far; never changed, whoever notes something makes a new one. Nothing of it is secret. */
export interface Trial {
  count: number;
  turn: number;
  spoiled: boolean;
  done: boolean;
  cards: number[];
  renewals: number[];
  is: 'Trial';
}

/** A card in play. It keeps its lane and numbers for a while after it left, for those that ask what was. */
export interface Unit {
  card: number;
  side: number;
  owner: number;
  seat: number;
  zone: number;
  lane: number;
  bearer: number;
  exhausted: boolean;
  hp: number;
  might: number;
  plate: number;
  boost_attack: number;
  boost_health: number;
  boost_armor: number;
  armor_used: number;
  doomed: boolean;
  killer: number;
  slayer: number;
  puller: number;
  stripped: boolean;
  bans: number;
  lane_bans: number;
  strikes: number;
  struck: number;
  traits: [trait: number, amount: number][];
  grants: [card: number, ability: number, about: number][];
  attachments: number[];
  beneath: [card: number, owner: number][];
  hidden: number;
  challenging: boolean;
  model: number;
  is: 'Unit';
}

/** A card in play: where it lies, in the words of options, and each number with what it is added up from. */
export interface UnitFigures {
  place: string;
  attack: number | null;
  health: number | null;
  armor: number;
  keywords: Named[];
  attack_parts: [source: number | string, amount: number][];
  health_parts: [source: number | string, amount: number][];
  armor_parts: [source: number | string, amount: number][];
}

/** An "Exhaust:" ability of a card in play; `number` tells those of one card apart. */
export interface UseAbility {
  unit: number;
  place: string;
  number: number;
  card: number;
  ability: number;
  is: 'UseAbility';
}

/** Everything that can be chosen. */
export type Option =
  | Alternative
  | CastleDraw
  | Challenge
  | ChangePlaces
  | ConcealUnit
  | Confirm
  | DiscardUnit
  | DrawFor
  | EndActions
  | EngageMinion
  | ExhaustFoe
  | HandOver
  | HideCard
  | ManaFor
  | ManaSplit
  | MoveAlly
  | NoDraw
  | PickCard
  | PickLane
  | PickNumber
  | PickPile
  | PickSeat
  | PickToken
  | PickType
  | PickUnit
  | PlanTreachery
  | PlayCard
  | PlayWith
  | Rearrange
  | RenewDeck
  | ResolveNext
  | Stop
  | UseAbility;

/** What the server sends about this game. */
export interface Wire {
  view: HordeView;
  figures: Figures;
  catalogue: Catalogue;
  challenges: Challenges;
  campaign: Campaign;
  option: Option;
}
