// Cards that can go into a deck, drawn and searched alike whatever the game.
import { get } from '../../lib/api';
import { t } from '../../lib/words.svelte';
import { frame as hordeFrame, kindOf as hordeKind } from '../../boards/horde/looks';
import type { Catalogue as HordeCatalogue, Face as HordeFace } from '../../boards/horde/types';
import { frame as skytearFrame, kindOf as skytearKind } from '../../boards/skytear/looks';
import type { Catalogue as SkytearCatalogue, Face as SkytearFace } from '../../boards/skytear/types';
import type { Offers } from './deck';

export interface Entry {
  id: string;
  name: string;
  faction: string;
  /** For filters: ally, spell, action, reaction... */
  type: string;
  /** The line under a picture. */
  kind: string;
  rarity: string;
  most: number;
  cost: number;
  points: number | null;
  keywords: string[];
  text: string[];
  art: ReturnType<typeof hordeFrame> | ReturnType<typeof skytearFrame>;
  /** A hero of Skytear is a medallion, not a card. */
  hero: SkytearFace | null;
}

export interface Stock {
  entries: Entry[];
  /** Leading cards and all others by their slugs. */
  faces: Map<string, Entry>;
}

export const TYPES: Record<string, string[]> = {
  horde: ['hero', 'ally', 'tower', 'attachment', 'spell'],
  monoliths: ['hero', 'ally', 'tower', 'attachment', 'spell'],
  skytear: ['action', 'reaction', 'ultimate'],
};
export const RARITIES: Record<string, string[]> = {
  horde: ['base', 'rare', 'mythic', 'legendary'],
  monoliths: ['base', 'rare', 'mythic', 'legendary'],
  skytear: [],
};
export const FACTIONS = ['liothan', 'taulot', 'kurumo', 'nupten'];

export const nameOf = (faction: string): string => faction.charAt(0).toUpperCase() + faction.slice(1);

/** What a type is called: in the horde games a hero is an ally with a name. */
export function typeName(game: string, type: string): string {
  return game === 'skytear' ? t(`skytear-${type}`) : t(`horde-kind-${type}`);
}

function hordeEntry(face: HordeFace): Omit<Entry, 'rarity' | 'most'> {
  const { id, name, faction, figure, cost, keywords, text } = face;
  return {
    id,
    name,
    faction,
    type: figure,
    kind: hordeKind(face),
    cost: cost ?? 0,
    points: null,
    keywords,
    text,
    art: hordeFrame(face, 'half'),
    hero: null,
  };
}

function skytearEntry(face: SkytearFace): Omit<Entry, 'rarity' | 'most'> {
  const { id, name, faction, text } = face;
  const type = face.type === 'power' ? (face.ultimate ? 'ultimate' : face.reaction ? 'reaction' : 'action') : face.type;
  return {
    id,
    name,
    faction,
    type,
    kind: skytearKind(face),
    cost: face.cost ?? 0,
    points: face.points ?? null,
    keywords: face.runes ?? [],
    text,
    art: skytearFrame(face, 'half'),
    hero: face.type === 'hero' ? face : null,
  };
}

export async function stockOf(game: string, offers: Offers): Promise<Stock> {
  const more = new Map(offers.cards.map((card) => [card.id, card]));
  const heads = new Map(offers.heads.map((head) => [head.id, head]));
  const found =
    game === 'skytear'
      ? (await get<SkytearCatalogue>(`/games/${game}/catalogue`)).cards.map((face) => skytearEntry(face))
      : (await get<HordeCatalogue>(`/games/${game}/catalogue`)).cards.map((face) => hordeEntry(face));
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
  };
}
