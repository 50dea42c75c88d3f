// Cards as the deck workshop shows them.
import { catalogueOf } from '../../lib/api';
import type { DeckFace } from '../manifest';
import { frame, kindOf } from './looks';
import type { Wire } from './wire';

export async function deckFaces(game: string): Promise<DeckFace[]> {
  const { cards } = await catalogueOf<Wire>(game);
  return cards.map((face) => ({
    id: face.id,
    name: face.name,
    faction: face.faction,
    type: face.figure,
    kind: kindOf(face),
    cost: face.cost ?? 0,
    points: null,
    keywords: face.keywords,
    text: face.text,
    art: frame(face, 'half'),
    medal: null,
  }));
}
