// What a game's board and the table agree on. README.md tells how to write one.
import type { Component } from 'svelte';
import type { Choice } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

export interface BoardProps {
  table: Table;
}

/** Something a person wants to look at closely. */
export interface Inspected {
  title: string;
  /** Paragraphs. */
  text: string[];
  /** Values with their names. */
  facts?: [string, string][];
  /** Drawn large beside the words. */
  art?: Component<any>;
  props?: Record<string, unknown>;
  /** The action that the thing stands for, written like a choice's text, for "why not now?". */
  action?: string;
  rule?: string;
}

export interface ChoiceProps {
  table: Table;
  choice: Choice;
}

/** What can be looked at, by the name that sentences call it. */
export type Looks = Map<string, () => Inspected>;

export interface BoardModule {
  default: Component<BoardProps>;
  /** A small picture for a choice, shown in the dock; a board need not have one. */
  Choice?: Component<ChoiceProps>;
  /** What the log's lines can open, once the catalogue is there. */
  names?: (table: Table) => Looks;
}
