// Decks between the page and the server: piles, text, links.
import { get, post } from '../../lib/api';
import type { Offers } from '../../lib/engine';
import type { Value } from '../../lib/decks.svelte';
import type { DeckNote, PileNote } from '../../lib/protocol';

export const offersOf = (game: string): Promise<Offers> => get(`/decks/${game}`);

export const check = (game: string, text: string, settings: Record<string, Value> = {}): Promise<DeckNote> =>
  post('/decks/check', { game, text, settings });

export function textOf(head: string, piles: PileNote[]): string {
  return piles
    .flatMap((pile) => [
      ...(pile.head ? [`${head}: ${pile.head}`] : []),
      ...Object.entries(pile.cards)
        .filter(([, number]) => number > 0)
        .map(([card, number]) => `${number}x ${card}`),
    ])
    .join('\n');
}

/** What `textOf` wrote; other texts are read by the server. */
export function pilesOf(text: string): PileNote[] {
  const piles: PileNote[] = [];
  for (const line of text.split('\n')) {
    const card = /^(\d+)x (.+)$/.exec(line);
    const head = /^\w+: (.+)$/.exec(line);
    if (head) piles.push({ head: head[1]!, cards: {} });
    if (!card) continue;
    if (piles.length === 0) piles.push({ head: '', cards: {} });
    piles.at(-1)!.cards[card[2]!] = Number(card[1]);
  }
  return piles;
}

export const sizeOf = (pile: PileNote): number => Object.values(pile.cards).reduce((sum, number) => sum + number, 0);

/** A link that holds the deck: lines can be set apart by semicolons, and spaces travel as plus signs. */
export function linkOf(game: string, name: string, text: string): string {
  const deck = text.trim().replaceAll('\n', ';').replaceAll(': ', ':').replaceAll(' ', '+');
  return `${location.origin}/decks/${game}#name=${encodeURIComponent(name)}&deck=${deck}`;
}

export function readLink(hash: string): { name: string; text: string } | null {
  const found = /^#name=([^&]*)&deck=(.+)$/.exec(hash);
  if (!found) return null;
  try {
    return {
      name: decodeURIComponent(found[1]!).slice(0, 60),
      text: decodeURIComponent(found[2]!).replaceAll('+', ' ').replaceAll(';', '\n').slice(0, 4000),
    };
  } catch {
    return null;
  }
}
