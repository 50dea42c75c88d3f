// Cards by their names, for the log and for the rules.
import { get } from '../../lib/api';
import type { Scene } from '../../lib/scene.svelte';
import type { Looks } from '../contract';
import { hordeTable } from './game';
import { lookAtCard } from './looks';
import type { Catalogue } from './wire';

export function names(scene: Scene): Looks {
  const table = hordeTable(scene);
  return new Map(table.catalogue.cards.map((face) => [face.name, () => lookAtCard(face, null)]));
}

export async function pictures(game: string): Promise<Looks> {
  const { cards } = await get<Catalogue>(`/games/${game}/catalogue`, { lang: 'en' });
  // Of cards with the same name, such as an ally and what it is turned into, the first is the usual one.
  return new Map(cards.toReversed().map((face) => [face.name, () => lookAtCard(face, null)]));
}
