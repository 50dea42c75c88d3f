// Made from the server's types by skyshelf.tools.typescript; a test compares. Do not edit.

/** What a sentence is about. */
export type Arg = number | string | Who | Phrase;

/** A castle or a hero, which leads a pile; `cards` is the one that comes with it. */
export interface Head {
  id: string;
  faction: string;
  rule: string;
  fixed: string[];
  allowed: string[];
  size: number;
  cards?: Record<string, number>;
}

export interface OfferedCard {
  id: string;
  rarity: string;
  most: number;
}

/** `hand` is how many cards a game deals in the beginning; missing where that depends on more than the deck. */
export interface Offers {
  head: string;
  most_heads: number;
  hand?: number;
  ready: ReadyDeck[];
  heads: Head[];
  cards: OfferedCard[];
}

/** The kind of ending, who won by it, the rule, and the final scores where the game has them. */
export interface Outcome {
  kind: string;
  winners: number[];
  rule: string;
  scores: number[];
  is: 'Outcome';
}

/** A Fluent message key with its arguments, which may be phrases themselves. */
export interface Phrase {
  key: string;
  args: Record<string, number | string | Who | Phrase>;
  is: 'Phrase';
}

export interface ReadyDeck {
  name: string;
  text: string;
  settings?: Record<string, boolean | number | string>;
}

/** The common part of a view; each game adds what everybody sees (`Public`) and names what it allows beside. */
export interface View {
  seat: number | null;
  turn: number;
  decider: number | null;
  outcome: Outcome | null;
  is: string;
}

/** A player named in a sentence; the reader's side knows the name that belongs to the seat. */
export interface Who {
  seat: number;
  is: 'Who';
}

/** What a game sends of its own; each board has a narrower one. */
export interface Wire {
  view: View;
  figures: object;
  catalogue: object;
  option: { is: string };
}
