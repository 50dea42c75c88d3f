// How what two browsers have kept for the same person is brought together, without loss.
import type { OwnDeck } from './decks.svelte';
import type { Progress } from './progress.svelte';

const unique = <T>(...lists: T[][]): T[] => [...new Set(lists.flat())];
const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What each has learnt; the table at which a lesson is given is that of whoever was known first. */
export function mergedLessons(
  theirs: Record<string, Progress>,
  mine: Record<string, Progress>,
): Record<string, Progress> {
  const merged = { ...theirs };
  for (const [game, own] of Object.entries(mine)) {
    const other = merged[game];
    if (!other) {
      merged[game] = own;
      continue;
    }
    merged[game] = {
      table: other.table || own.table,
      chapter: other.table ? other.chapter : own.chapter,
      done: unique(other.done, own.done).toSorted((one, two) => one - two),
      said: unique(other.said, own.said),
    };
  }
  return merged;
}

export interface Feats {
  medals: Record<string, number>;
  tried: Record<string, string>;
  plan: { results: boolean[] } | null;
  earlier: number;
}

/** The best of each; of two battle plans the one that has come further. */
export function mergedFeats(theirs: Feats, mine: Feats): Feats {
  const medals = { ...theirs.medals };
  for (const [challenge, number] of Object.entries(mine.medals))
    medals[challenge] = Math.max(number, medals[challenge] ?? 0);
  const way = ({ plan, earlier }: Feats): number => earlier * 1000 + (plan ? 1 + plan.results.length : 0);
  const further = way(mine) > way(theirs) ? mine : theirs;
  return {
    ...further,
    medals,
    tried: { ...mine.tried, ...theirs.tried },
    earlier: Math.max(theirs.earlier, mine.earlier),
  };
}

/** Field by field: what was changed here or there since `base`; where both were, `prefer` decides. */
export function mergedFields<T extends object>(base: T, theirs: T, mine: T, prefer: 'theirs' | 'mine'): T {
  const merged: T = { ...theirs };
  for (const name in mine) {
    const changedHere = !same(mine[name], base[name]);
    const changedThere = !same(theirs[name], base[name]);
    if (changedHere && (!changedThere || prefer === 'mine')) merged[name] = mine[name];
  }
  return merged;
}

export interface Merged {
  decks: OwnDeck[];
  /** Those that lie there otherwise than they are now: with an empty one where a deck was deleted. */
  send: { id: string; changed: number; deck: OwnDeck | null }[];
}

/** `known` are the decks as this browser has last seen them there: what is missing here since was deleted here. */
export function mergedDecks(
  theirs: { id: string; changed: number; deck: OwnDeck | null }[],
  mine: OwnDeck[],
  known: Record<string, number>,
  now: number,
  newId: () => string,
): Merged {
  const here = new Map(mine.map((deck) => [deck.id, deck]));
  const there = new Map(theirs.map((each) => [each.id, each]));
  const decks: OwnDeck[] = [];
  const send: Merged['send'] = [];
  const keep = (deck: OwnDeck): void => void decks.push(deck);
  const give = (deck: OwnDeck): void => {
    keep(deck);
    send.push({ id: deck.id, changed: deck.changed, deck });
  };
  for (const [id, { changed, deck }] of there) {
    const own = here.get(id);
    const seen = known[id];
    if (!own) {
      if (seen === undefined || changed > seen) {
        if (deck) keep(deck);
      } else if (deck) {
        send.push({ id, changed: Math.max(now, changed + 1), deck: null });
      }
      continue;
    }
    const changedHere = own.changed !== seen;
    const changedThere = changed !== seen;
    if (!changedThere || (changed === own.changed && same(deck, own))) {
      if (own.changed > changed) give(own);
      else keep(own);
    } else if (!changedHere) {
      if (deck) keep(deck);
    } else if (deck === null) {
      give({ ...own, changed: Math.max(own.changed, changed + 1) });
    } else if (same({ ...deck, changed: 0 }, { ...own, changed: 0 })) {
      keep(deck);
    } else {
      // Both were changed: both stay.
      keep(deck);
      give({ ...own, id: newId(), name: `${own.name} 2`, changed: now });
    }
  }
  for (const [id, own] of here) if (!there.has(id)) give(own);
  return { decks, send };
}
