// The games that have a folder here, by name. What draws a game is fetched when a table of it is opened.
import type { BoardModule } from './contract';
import type { Manifest } from './manifest';

const found = import.meta.glob<Manifest>('./*/index.ts', { eager: true, import: 'default' });

export const manifests = new Map(Object.entries(found).map(([path, manifest]) => [path.split('/')[1]!, manifest]));

/** What a game says of itself; one without a folder is played all the same. */
export function manifestOf(game: string): Manifest | undefined {
  return manifests.get(game);
}

/** The board of a game; one that has none yet is played on the generic one. */
export function boardOf(game: string): Promise<BoardModule> {
  return manifestOf(game)?.board() ?? import('./generic/Board.svelte');
}
