// Searching cards by words and by marks such as "cost<=2 f:kurumo kw:armor".
import type { Decks } from '../../boards/manifest';
import { plain, wordsOf } from '../../lib/plain';
import { t } from '../../lib/words.svelte';
import { nameOf, type Entry } from './entries';

const MARK = /^(\w+)(<=|>=|<|>|=|:)(.+)$/;

function compare(have: number, sign: string, wanted: number): boolean {
  if (sign === '<=') return have <= wanted;
  if (sign === '>=') return have >= wanted;
  if (sign === '<') return have < wanted;
  if (sign === '>') return have > wanted;
  return have === wanted;
}

function fits(decks: Decks, entry: Entry, word: string): boolean {
  const mark = MARK.exec(word);
  if (mark) {
    const [, name, sign = '', wanted = ''] = mark;
    if (name === 'cost' || name === 'c') return compare(entry.cost, sign, Number(wanted));
    if (name === 'points') return compare(entry.points ?? 0, sign, Number(wanted));
    if (name === 'f') return entry.faction.startsWith(wanted);
    if (name === 'r') return entry.rarity.startsWith(wanted);
    if (name === 't') return plain(`${entry.type} ${entry.kind}`).includes(wanted);
    if (name === 'kw') return entry.keywords.some((keyword) => keyword.startsWith(wanted));
  }
  const all = [
    entry.name,
    entry.kind,
    t(decks.typeName(entry.type)),
    nameOf(entry.faction),
    entry.rarity,
    ...entry.keywords,
    ...entry.text,
  ];
  return plain(all.join(' ')).includes(word);
}

export function finder(decks: Decks, query: string): (entry: Entry) => boolean {
  const words = wordsOf(query);
  return (entry) => words.every((word) => fits(decks, entry, word));
}
