// Cards that can go into a deck, drawn and searched alike whatever the game.
import { manifestOf } from '../../boards';
import type { DeckFace } from '../../boards/manifest';
import type { Offers } from '../../lib/engine';

export interface Entry extends DeckFace {
  rarity: string;
  most: number;
}

export interface Stock {
  entries: Entry[];
  /** Leading cards and all others by their slugs. */
  faces: Map<string, Entry>;
  /** The factions of its leading cards, in the order in which they are offered. */
  factions: string[];
}

export const nameOf = (faction: string): string => faction.charAt(0).toUpperCase() + faction.slice(1);

export async function stockOf(game: string, offers: Offers): Promise<Stock> {
  const more = new Map(offers.cards.map((card) => [card.id, card]));
  const heads = new Map(offers.heads.map((head) => [head.id, head]));
  const found = (await manifestOf(game)?.decks?.faces(game)) ?? [];
  const faces = new Map<string, Entry>();
  for (const face of found) {
    const offered = more.get(face.id);
    const faction = heads.get(face.id)?.faction ?? face.faction;
    if (offered || heads.has(face.id))
      faces.set(face.id, {
        ...face,
        faction,
        art: { ...face.art, faction },
        rarity: offered?.rarity ?? '',
        most: offered?.most ?? 1,
      });
  }
  const entries = offers.cards.map((card) => faces.get(card.id)!);
  return {
    entries: entries.toSorted((one, other) => one.cost - other.cost || one.name.localeCompare(other.name)),
    faces,
    factions: [...new Set(offers.heads.map(({ faction }) => faction))],
  };
}
