// The catalogue of a game's rules, made ready to be read: chapters, pieces of text that are links, examples.
import type { BlockNote, BookNote, RuleNote } from './protocol';
import { plain, wordsOf } from './plain';
import { t } from './words.svelte';

export interface Piece {
  kind: 'text' | 'rule' | 'card' | 'strong';
  text: string;
  /** The id of the rule, or the name of the card. */
  of: string;
}

export interface Chapter {
  /** Its address, the same in every language. */
  slug: string;
  title: string;
  rules: RuleNote[];
}

const ID = '[A-Z]{3}-[A-Z]+\\d?-\\d+[a-z]?';
// Rulings and examples of the same game are named without its letters.
const SHORT = '(?<![A-Z-])(?:Q|EX)-\\d+';
export function chaptersOf(rules: RuleNote[]): Chapter[] {
  const found = new Map<string, Chapter>();
  for (const rule of rules) {
    const slug = chapterPlace(rule);
    const chapter = found.get(slug) ?? { slug, title: rule.chapter, rules: [] };
    chapter.rules.push(rule);
    found.set(slug, chapter);
  }
  return [...found.values()];
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

/** The address of the chapter of a rule. */
export function chapterPlace(rule: RuleNote): string {
  return slugOf(rule.english[0] ?? '');
}

/** A title as it would be spelt in one word: set-up is setup. */
function letters(title: string): string {
  return slugOf(title).replaceAll('-', '');
}

/** The rule at which a place begins: its id, `phase-` with the name of a phase, or the slug of a chapter. */
export function ruleAt(rules: RuleNote[], place: string): RuleNote | undefined {
  const phase = place.startsWith('phase-') ? letters(place.slice('phase-'.length)) : null;
  if (phase === null) return rules.find((rule) => rule.id === place || chapterPlace(rule) === place);
  // A phase has a chapter of its own, or a section in the chapter of all phases.
  const first = (fits: (title: string) => boolean): RuleNote | undefined =>
    rules.find((rule) => rule.english.some((title) => fits(letters(title))));
  return (
    first((title) => title.startsWith(`${phase}phase`)) ??
    first((title) => title.startsWith(phase)) ??
    first((title) => title.includes(phase))
  );
}

/** The address of a chapter of the book, as opposed to one of the catalogue. */
export function bookPlace(title: string): string {
  return `book-${slugOf(title)}`;
}

export interface Passage {
  chapter: string;
  block: BlockNote;
}

/** The passages of a book in which all these words stand. */
export function passages(book: BookNote, wanted: string): Passage[] {
  const parts = wordsOf(wanted);
  return book.chapters.flatMap(({ title, blocks }) =>
    blocks
      .filter(({ kind }) => !['heading', 'picture', 'board'].includes(kind))
      .filter(({ rows, rules }) => {
        const all = plain([title, ...rows.flat(), ...rules].join(' '));
        return parts.every((part) => all.includes(part));
      })
      .map((block) => ({ chapter: title, block })),
  );
}

export function matching(rules: RuleNote[], wanted: string): RuleNote[] {
  const parts = wordsOf(wanted);
  return rules.filter((rule) => {
    const all = plain(`${rule.id} ${rule.chapter} ${rule.section} ${rule.text}`);
    return parts.every((part) => all.includes(part));
  });
}

/** For each rule the worked examples that name it. */
export function examplesOf(rules: RuleNote[]): Map<string, RuleNote[]> {
  const found = new Map<string, RuleNote[]>();
  for (const rule of rules.filter(({ id }) => id.includes('-EX-'))) {
    for (const [id] of rule.text.matchAll(new RegExp(ID, 'g'))) found.set(id, [...(found.get(id) ?? []), rule]);
  }
  return found;
}

const SOURCES: [RegExp, string][] = [
  [/\bp\./g, 'p'],
  [/\bderived\b/g, 'derived'],
  [/\brulebook\b/g, 'rulebook'],
  [/\bcard data\b/g, 'data'],
  [/\bcards\b/g, 'cards'],
  [/\bours\b/g, 'ours'],
  [/\bnot printed\b/g, 'unprinted'],
  [/\bexample\b/g, 'example'],
];

/** Where a rule is printed, in the words of the reader; what it is derived from is named beside. */
export function sourceOf(page: string): string {
  const bare = page.replace('derived from', 'derived,');
  return SOURCES.reduce((text, [word, key]) => text.replaceAll(word, t(`rules-source-${key}`)), bare);
}

/** A text without the marks of the catalogue. */
export function unmarked(text: string): string {
  return text.replaceAll(/[`*]/g, '');
}

/** A text in its paragraphs: what is given, what happens and what follows each stand alone, after their word. */
export function paragraphsOf(text: string): string[] {
  return text.split(/ - (?=\p{Lu})|(?<=[.?!»”]) (?=\p{Lu}\p{L}+: )/u);
}

/** Cuts texts into pieces; `known` are the rules that there are, `cards` the names that have a picture. */
export function cutter(known: Set<string>, cards: Iterable<string>): (text: string, prefix: string) => Piece[] {
  const names = [...cards]
    .sort((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const named = names.length > 0 ? `|(?<![\\w-])(?:${names.join('|')})(?![\\w-])` : '';
  const link = new RegExp(`(${ID}|${SHORT}${named})`);
  return (text, prefix) =>
    text.split(/\*\*(.+?)\*\*/).flatMap((part, index): Piece[] => {
      const plain = unmarked(part);
      if (index % 2 === 1) return [{ kind: 'strong', text: plain, of: '' }];
      return plain.split(link).flatMap((each, place): Piece[] => {
        if (each === '') return [];
        if (place % 2 === 0) return [{ kind: 'text', text: each, of: '' }];
        const id = /^(?:Q|EX)-/.test(each) ? `${prefix}-${each}` : each;
        if (known.has(id) || new RegExp(`^${ID}$`).test(each)) return [{ kind: 'rule', text: each, of: id }];
        return [{ kind: /^(?:Q|EX)-/.test(each) ? 'text' : 'card', text: each, of: each }];
      });
    });
}
