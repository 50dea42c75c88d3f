// What a game's board and the table agree on. README.md tells how to write one.
import type { Component } from 'svelte';
import type { Acts } from '../lib/choreography.svelte';
import type { Wire } from '../lib/engine';
import type { Choice, SaidEvent } from '../lib/protocol';
import type { Scene } from '../lib/scene.svelte';

export interface BoardProps {
  table: Scene;
}

export interface ChoiceProps {
  table: Scene;
  choice: Choice;
}

/** A table with everything on it, and with the types of one game. */
export type Laid<W extends Wire> = Scene<W> & Pick<W, 'view' | 'figures' | 'catalogue'>;

/** The table as the board of a game knows it; the server writes into each view whose it is. */
export function laid<W extends Wire>(table: Scene, is: W['view']['is']): Laid<W> {
  if (!isLaid<W>(table, is)) throw new Error(`This board is for a ${is}, not for a ${table.view?.is ?? 'bare table'}.`);
  return table;
}

function isLaid<W extends Wire>(table: Scene, is: W['view']['is']): table is Laid<W> {
  return table.view?.is === is && table.figures !== null && table.catalogue !== null;
}

/** A choice of such a table, with its option as the game has it. */
export function typed<W extends Wire>(table: Laid<W>, choice: Choice): Choice<W> | undefined {
  return table.choices.find((each) => each === choice);
}

/** Something a person wants to look at closely. */
export interface Inspected {
  title: string;
  /** Paragraphs. */
  text: string[];
  /** Values with their names. */
  facts?: [string, string][];
  /** Drawn large beside the words. */
  art?: Art;
  /** The action that the thing stands for, written like a choice's text, for "why not now?". */
  action?: string;
  rule?: string;
}

/** A picture that knows what it shows. */
export type Art = Component<Record<string, never>>;

/** A component with what it is to show. */
export function drawn<P extends object>(component: Component<P>, props: P): Art {
  return (internals) => {
    component(internals, props);
    return {};
  };
}

/** What can be looked at, by the name that sentences call it. */
export type Looks = Map<string, () => Inspected>;

/** What lies on a few places of a small board in a rulebook, row by row, in English as it is; a press shows one closely. */
export interface ExampleProps {
  rows: readonly (readonly string[])[];
  pictures: Looks;
  show: (name: string) => void;
}

export interface BoardModule {
  /** Fills the whole window, under everything else; its parts lie in zones (`table/Zone.svelte`). */
  default: Component<BoardProps>;
  /** Phases and the like, in the strip along the top. */
  Strip?: Component<BoardProps>;
  /** A small picture for a choice, shown beside its words; a board need not have one. */
  Choice?: Component<ChoiceProps>;
  /** How events are shown to happen, by their kind; one that is not named is only told. */
  acts?: (table: Scene) => Acts;
  /** Whether an event is told on the ribbon even if the reader's own choice led to it, after those before it. */
  told?: (event: SaidEvent, before: readonly SaidEvent[]) => boolean;
  /** What the log's lines can open, once the catalogue is there. */
  names?: (table: Scene) => Looks;
}
