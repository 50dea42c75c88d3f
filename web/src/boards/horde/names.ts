// Cards by their names, for the log and for the rules.
import { catalogueOf } from '../../lib/api';
import type { Scene } from '../../lib/scene.svelte';
import type { Looks } from '../contract';
import { hordeTable } from './game';
import { lookAtCard } from './looks';
import type { Wire } from './wire';

export function names(scene: Scene): Looks {
  const table = hordeTable(scene);
  return new Map(table.catalogue.cards.map((face) => [face.name, () => lookAtCard(table.catalogue, face, null)]));
}

export async function pictures(game: string): Promise<Looks> {
  const catalogue = await catalogueOf<Wire>(game, { lang: 'en' });
  // Of cards with the same name, such as an ally and what it is turned into, the first is the usual one.
  const cards = catalogue.cards.toReversed();
  return new Map(cards.map((face) => [face.name, () => lookAtCard(catalogue, face, null)]));
}
