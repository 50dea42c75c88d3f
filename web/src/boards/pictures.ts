// The cards of a game by their names, each with a closer look, for pages that are no table.
import type { Inspected } from './contract';
import type { Face as HordeFace } from './horde/types';
import type { Catalogue } from './painters/types';
import type { Face as SkytearFace } from './skytear/types';

export type Pictures = Map<string, () => Inspected>;

const NOTHING = { spots: 0, hope: 0 };

export async function picturesOf(game: string, printed: Record<string, any>): Promise<Pictures> {
  if (game === 'painters') {
    const { lookAtCard, lookAtHalo, lookAtTile } = await import('./painters/looks');
    const { cards, tiles, halos } = printed as Catalogue;
    return new Map([
      // A sky card is called by its number: Sun and Leaf are words of every day.
      ...cards.filter(({ id }) => id.length > 1).map((face) => [face.id, () => lookAtCard(face, {})] as const),
      ...tiles.map((face) => [face.name, () => lookAtTile(face, NOTHING, false)] as const),
      ...halos.map((face) => [face.name, () => lookAtHalo(face)] as const),
    ]);
  }
  if (game === 'skytear') {
    const { lookAtCard } = await import('./skytear/looks');
    return new Map(
      (printed.cards as SkytearFace[]).filter((face) => face.name).map((face) => [face.name, () => lookAtCard(face)]),
    );
  }
  const { lookAtCard } = await import('./horde/looks');
  // Of cards with the same name, such as an ally and what it is turned into, the first is the usual one.
  return new Map((printed.cards as HordeFace[]).toReversed().map((face) => [face.name, () => lookAtCard(face, null)]));
}
