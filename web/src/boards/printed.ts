// What is printed on the things of a game, in English and in the reader's language. Books and rules name their pictures in
// English, whatever language they are in; the reader sees them in the own one.
import { catalogueOf } from '../lib/api';
import type { Wire } from '../lib/engine';

export async function printed<W extends Wire>(game: string): Promise<{ english: W['catalogue']; own: W['catalogue'] }> {
  const [english, own] = await Promise.all([catalogueOf<W>(game, { lang: 'en' }), catalogueOf<W>(game)]);
  return { english, own };
}

/** The English name and the reader's name of each thing; both lists are in the order of the game. */
export function namedTwice<Face extends { name: string }>(english: Face[], own: Face[]): [string, Face][] {
  return own.flatMap((face, index): [string, Face][] => [
    [face.name, face],
    [english[index]?.name ?? face.name, face],
  ]);
}
