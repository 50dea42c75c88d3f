// Cards by their names, for the log and for the rules.
import type { Scene } from '../../lib/scene.svelte';
import type { Looks } from '../contract';
import { namedTwice, printed } from '../printed';
import { hordeTable } from './game';
import { lookAtCard } from './looks';
import type { Wire } from './wire';

export function names(scene: Scene): Looks {
  const table = hordeTable(scene);
  return new Map(table.catalogue.cards.map((face) => [face.name, () => lookAtCard(table.catalogue, face, null)]));
}

export async function pictures(game: string): Promise<Looks> {
  const { english, own } = await printed<Wire>(game);
  // Of cards with the same name, such as an ally and what it is turned into, the first is the usual one.
  const cards = namedTwice(english.cards, own.cards).toReversed();
  return new Map(cards.map(([name, face]) => [name, () => lookAtCard(own, face, null)]));
}
