// Rules in the reader's language: their addresses are the same in all of them.
import { afterAll, expect, test } from 'vitest';
import type { RuleNote } from '../src/lib/protocol';
import { chaptersOf, matching, paragraphsOf, ruleAt, sourceOf, unmarked } from '../src/lib/rules';
import { words } from '../src/lib/words.svelte';

const rule = (id: string, chapter: string, section: string, english: string[]): RuleNote => ({
  id,
  page: '',
  text: '',
  chapter,
  section,
  same: [],
  changes: [],
  language: 'it',
  english,
});
const RULES = [
  rule('HRD-SET-01', 'Preparazione', '', ['Set-up', '']),
  rule('HRD-HRD-01', 'Le fasi', "Fase dell'orda", ['The phases', 'Horde phase']),
  rule('HRD-FIGHT-01', 'Le fasi', 'Fase di combattimento', ['The phases', 'Fight phase']),
];

test('a link to a phase or to a chapter leads to it in every language', () => {
  expect(ruleAt(RULES, 'phase-fight')?.id).toBe('HRD-FIGHT-01');
  expect(ruleAt(RULES, 'the-phases')?.id).toBe('HRD-HRD-01');
  expect(ruleAt(RULES, 'phase-setup')?.id).toBe('HRD-SET-01');
});

test('chapters have titles in the language of the reader', () => {
  expect(chaptersOf(RULES).map(({ slug, title, rules }) => [slug, title, rules.length])).toEqual([
    ['set-up', 'Preparazione', 1],
    ['the-phases', 'Le fasi', 2],
  ]);
});

test('parts of a ruling are paragraphs in every language, and a dash within a sentence is none', () => {
  expect(paragraphsOf('PF di un Nexus. - Domanda: quanti? - Decisione: 5 - come sempre.')).toEqual([
    'PF di un Nexus.',
    'Domanda: quanti?',
    'Decisione: 5 - come sempre.',
  ]);
  expect(
    paragraphsOf('Pytanie: ile? Możliwości: (a) 5; (b) 10. Rozstrzygnięcie: (a), zob. HRD-Q-02. Tak: zawsze.'),
  ).toEqual(['Pytanie: ile?', 'Możliwości: (a) 5; (b) 10.', 'Rozstrzygnięcie: (a), zob. HRD-Q-02.', 'Tak: zawsze.']);
});

test('marks of the catalogue are not shown', () => {
  expect(unmarked('**Eroico**: vedi `HRD-Q-01`.')).toBe('Eroico: vedi HRD-Q-01.');
});

test('where a rule is printed is said in the language of the reader', async () => {
  await words.speak('pl');
  expect(sourceOf('p.14, cards')).toBe('s.14, karty');
  expect(sourceOf('derived from example 3')).toBe('wywnioskowana, przykład 3');
});
afterAll(() => words.speak('en'));

test('a word is found however its letters are typed', () => {
  const named = { ...rule('HRD-SET-02', 'Wieże', '', ['Towers', '']), text: 'Cel zasłonięty przez wieżę.' };
  expect(matching([named], 'zasloniety wieze').map(({ id }) => id)).toEqual(['HRD-SET-02']);
  expect(matching([named], 'ZASŁONIĘTY').map(({ id }) => id)).toEqual(['HRD-SET-02']);
  expect(matching([named], 'zamek')).toEqual([]);
});
