// Cards, tiles and halo tokens by their names, for the log and for the rules.
import type { Scene } from '../../lib/scene.svelte';
import type { Looks } from '../contract';
import { namedTwice, printed } from '../printed';
import { paintersTable } from './game';
import { lookAtCard, lookAtHalo, lookAtTile } from './looks';
import type { Catalogue, Wire } from './wire';

const FREE = { spots: 0, hope: 0 };

export function names(scene: Scene): Looks {
  const { catalogue } = paintersTable(scene);
  return new Map([
    ...catalogue.cards.map((face) => [face.name, () => lookAtCard(face, {})] as const),
    ...beside(catalogue),
  ]);
}

export async function pictures(game: string): Promise<Looks> {
  const { english, own } = await printed<Wire>(game);
  // A sky card is called by its number: Sun and Leaf are words of every day.
  const numbered = own.cards.filter(({ id }) => id.length > 1);
  return new Map([
    ...numbered.map((face) => [face.id, () => lookAtCard(face, {})] as const),
    ...namedTwice(english.tiles, own.tiles).map(([name, face]) => [name, () => lookAtTile(face, FREE, false)] as const),
    ...namedTwice(english.halos, own.halos).map(([name, face]) => [name, () => lookAtHalo(face)] as const),
  ]);
}

function beside({ tiles, halos }: Catalogue): Looks {
  return new Map([
    ...tiles.map((face) => [face.name, () => lookAtTile(face, FREE, false)] as const),
    ...halos.map((face) => [face.name, () => lookAtHalo(face)] as const),
  ]);
}
