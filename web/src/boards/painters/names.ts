// Cards, tiles and halo tokens by their names, for the log.
import type { Table } from '../../lib/table.svelte';
import type { Looks } from '../contract';
import { lookAtCard, lookAtHalo, lookAtTile } from './looks';
import type { Catalogue } from './types';

export function names(table: Table): Looks {
  const printed = table.catalogue as unknown as Catalogue;
  return new Map([
    ...printed.cards.map((face) => [face.name, () => lookAtCard(face, {})] as const),
    ...printed.tiles.map((face) => [face.name, () => lookAtTile(face, { spots: 0, hope: 0 }, false)] as const),
    ...printed.halos.map((face) => [face.name, () => lookAtHalo(face)] as const),
  ]);
}
