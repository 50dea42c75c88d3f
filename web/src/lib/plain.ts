// Letters without their marks, as people type them in a hurry: what is sought is compared so.

/** The one letter of our languages that has no form without a mark of its own. */
const BARRED = /ł/g;

export function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(BARRED, 'l');
}

/** The words that are sought. */
export function wordsOf(sought: string): string[] {
  return plain(sought).split(/\s+/).filter(Boolean);
}
