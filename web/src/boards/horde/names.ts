// Cards by their names, for the log.
import type { Table } from '../../lib/table.svelte';
import type { Looks } from '../contract';
import { printedOf } from './game';
import { lookAtCard } from './looks';

export function names(table: Table): Looks {
  return new Map(printedOf(table).cards.map((face) => [face.name, () => lookAtCard(table, face, null)]));
}
