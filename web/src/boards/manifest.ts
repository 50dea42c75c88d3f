// What a game tells the pages about itself. Each `boards/<game>/index.ts` exports one; no other file names a game.
import type { Component, ComponentProps } from 'svelte';
import type CardFrame from '../art/CardFrame.svelte';
import type { Landscape } from '../art/landscape';
import type { GameNote, SettingNote } from '../lib/protocol';
import type { Scene } from '../lib/scene.svelte';
import type { Signs } from '../lib/signs';
import type { Art, BoardModule, ExampleProps, Looks } from './contract';

/** Something that is fetched when it is needed. */
type Loaded<P extends object> = () => Promise<{ default: Component<P> }>;

export interface Manifest {
  banner: Banner;
  /** How the messages begin that say what a game is like, how long it lasts and how it is learned. */
  words: string;
  /** The message that tells who has won where all players lost. */
  lost: string;
  /** How close a finished game was, in a sentence, or nothing; fetched with the board. */
  close?: () => Promise<(table: Scene) => string>;
  /** How a finished game looks, and what served the reader best; fetched when it is over. */
  ending?: () => Promise<Ending>;
  /** How the kinds of its events are marked, and the one that begins a turn. */
  events: Signs;
  turn: string;
  board: () => Promise<BoardModule>;
  /** What the rules name and what can be looked at there, in English as they are. */
  pictures: (game: string) => Promise<Looks>;
  /** A corner of the board, as the rulebook shows it. */
  example: Loaded<ExampleProps>;
  /** Everything that is printed. */
  gallery: Loaded<{ game: GameNote }>;
  /** What it adds to the art kit. */
  kit?: Loaded<Record<string, never>>;
  /** Set-ups with a condition of their own, which people try one after another. */
  challenges?: Loaded<Record<string, never>>;
  decks?: Decks;
  /** The setting that makes it harder from value to value, the modes where all people stand against
   *  the game, and the setting that helps those who are new to it. */
  ladder?: { setting: string; alone: readonly string[]; help: string };
}

export interface Ending {
  /** In place of the picture on the shelf. */
  Picture: Component<{ table: Scene }>;
  /** None where the reader did not play, or nothing stands out. */
  best: (table: Scene) => Promise<Best | null>;
}

/** A card or a hero that was worth more than the others. */
export interface Best {
  title: string;
  name: string;
  facts: [name: string, value: string][];
  art: Art;
}

/** Its picture on the shelf: a sky from above to below, and what is under it. */
export interface Banner {
  sky: readonly (readonly [offset: number, colour: string])[];
  Scene: Component<{ land: Landscape }>;
  /** How far up it is moved where only a strip of it is shown, so that what it is about can be seen. */
  lift: number;
}

/** How decks of the game are built. */
export interface Decks {
  /** What cards can be told apart by. */
  types: readonly string[];
  rarities: readonly string[];
  /** The message that says what a type is called. */
  typeName: (type: string) => string;
  /** Messages that explain how cards are found, and what the curve shows. */
  findHelp: string;
  curveHelp: string;
  /** The types that are solid in the curve; the others are hatched. */
  solid: readonly string[];
  /** The faction whose arms a ready-made deck bears, by the value of the setting that chooses it. */
  arms?: (ready: string) => string | undefined;
  /** A ready-made deck in one picture. */
  picture?: Loaded<{ game: string; ready: string; faction: string }>;
  /** How a ready-made deck plays, in a line. */
  plays?: (ready: string) => string;
  /** Every card of the game, drawn. */
  faces: (game: string) => Promise<DeckFace[]>;
  /** What a deck can be meant for, of all the settings that a table has. */
  against: (settings: SettingNote[]) => SettingNote[];
  /** A setting of which several values can be mixed, beside the one that another setting has. */
  mixed?: { setting: string; beside: string };
}

/** A card that may lead a deck or go into one. */
export interface DeckFace {
  id: string;
  name: string;
  faction: string;
  type: string;
  /** The line under a picture. */
  kind: string;
  cost: number;
  points: number | null;
  keywords: string[];
  text: string[];
  art: ComponentProps<typeof CardFrame>;
  /** In place of the card where it leads a pile. */
  medal: Art | null;
}
