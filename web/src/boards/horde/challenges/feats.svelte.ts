// Medals and the battle plan of the horde games, kept in this browser; the engine decides what was earned and won.
import { keep, recall } from '../../../lib/kept';

export interface Plan {
  deck: string;
  level: number;
  seed: number;
  results: boolean[];
  /** The table of the fight that is under way. */
  fight: string;
}

interface Kept {
  /** The most medals of each challenge. */
  medals: Record<string, number>;
  /** The table at which each challenge was last tried. */
  tried: Record<string, string>;
  plan: Plan | null;
  /** How many plans came before. */
  earlier: number;
}

const KEY = 'skyshelf-feats';
const NOTHING: Kept = { medals: {}, tried: {}, plan: null, earlier: 0 };

const read = (): Kept => ({ ...NOTHING, ...recall<Partial<Kept>>(KEY, {}) });

class Feats {
  now: Kept = $state(read());

  constructor() {
    window.addEventListener('storage', (event) => {
      if (event.key === KEY) this.now = read();
    });
  }

  set(change: Partial<Kept>): void {
    Object.assign(this.now, change);
    keep(KEY, this.now);
  }

  /** A game was won as its challenge asks: the best result counts. */
  earn(challenge: string, medals: number): void {
    if (medals > (this.now.medals[challenge] ?? 0)) this.set({ medals: { ...this.now.medals, [challenge]: medals } });
  }
}

export const feats = new Feats();
