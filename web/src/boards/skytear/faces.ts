// Cards as the deck workshop shows them; a hero is a medallion, not a card.
import { catalogueOf } from '../../lib/api';
import { drawn } from '../contract';
import type { DeckFace } from '../manifest';
import HeroFrame from './HeroFrame.svelte';
import { frame, kindOf } from './looks';
import type { Face, Wire } from './wire';

export async function deckFaces(game: string): Promise<DeckFace[]> {
  const { cards } = await catalogueOf<Wire>(game);
  return cards.map((face) => ({
    id: face.id,
    name: face.name,
    faction: face.faction,
    type: typeOf(face),
    kind: kindOf(face),
    cost: face.cost ?? 0,
    points: face.points ?? null,
    keywords: face.runes ?? [],
    text: face.text,
    art: frame(face, 'half'),
    medal: face.type === 'hero' ? drawn(HeroFrame, { face }) : null,
  }));
}

function typeOf(face: Face): string {
  if (face.type !== 'power') return face.type;
  return face.ultimate ? 'ultimate' : face.reaction ? 'reaction' : 'action';
}
