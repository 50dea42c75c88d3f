// Heroes and cards by their names, for the log and for the rules.
import type { Scene } from '../../lib/scene.svelte';
import type { Looks } from '../contract';
import { namedTwice, printed } from '../printed';
import { faceOf, sideUp, skytearTable } from './game';
import { lookAtCard, lookAtHero } from './looks';
import type { Wire } from './wire';

export function names(scene: Scene): Looks {
  const table = skytearTable(scene);
  const found: Looks = new Map(table.catalogue.cards.map((face) => [face.name, () => lookAtCard(face)]));
  // A hero of this game is shown as it is now. Who plays is looked up when somebody asks.
  for (const face of table.catalogue.cards.filter(({ type }) => type === 'hero')) {
    found.set(face.name, () => {
      const number = table.view.heroes.findIndex(({ card }) => faceOf(table, card).id === face.id);
      return number >= 0 ? lookAtHero(table, number) : lookAtCard(sideUp(face, table.view.rules.mode));
    });
  }
  return found;
}

export async function pictures(game: string): Promise<Looks> {
  const { english, own } = await printed<Wire>(game);
  const cards = namedTwice(english.cards, own.cards).filter(([name]) => name);
  return new Map(cards.map(([name, face]) => [name, () => lookAtCard(face)]));
}
