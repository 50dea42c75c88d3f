// Heroes and cards by their names, for the log.
import type { Table } from '../../lib/table.svelte';
import type { Looks } from '../contract';
import { faceOf, printedOf, viewOf } from './game';
import { lookAtCard, lookAtHero } from './looks';

export function names(table: Table): Looks {
  const found: Looks = new Map(printedOf(table).cards.map((face) => [face.name, () => lookAtCard(face)]));
  // A hero of this game is shown as it is now. Who plays is looked up when somebody asks.
  for (const face of printedOf(table).cards.filter(({ type }) => type === 'hero')) {
    found.set(face.name, () => {
      const number = viewOf(table).heroes.findIndex(({ card }) => faceOf(table, card) === face);
      return number >= 0 ? lookAtHero(table, number) : lookAtCard(face);
    });
  }
  return found;
}
