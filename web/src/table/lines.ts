// How a line of the log is shown: its icon, and the names in it that can be opened.
import type { Inspected, Looks } from '../boards/contract';
import type { Signs } from '../lib/signs';

const AROUND: Record<string, string> = {
  sat: 'person',
  left: 'door',
  returned: 'person',
  undone: 'undo',
  asked: 'talk',
  answered: 'talk',
  'taken-over': 'bot',
};

/** The icon of a line by what it tells; `rule` tells the game's own lines from those around it. */
export function iconOf(kind: string, rule: string, signs: Signs | undefined): string {
  return (rule ? signs?.get(kind)?.icon : AROUND[kind]) ?? 'star';
}

/** Whether a line tells of a blow or of a gain, beside what its icon says. */
export function toneOf(kind: string, rule: string, signs: Signs | undefined): 'harm' | 'good' | '' {
  const cue = rule ? signs?.get(kind)?.cue : null;
  if (cue === 'hit' || cue === 'fall') return 'harm';
  return cue === 'heal' || cue === 'gain' ? 'good' : '';
}

export interface Piece {
  text: string;
  look?: () => Inspected;
}

/** Cuts sentences where a name stands that can be looked at, the longest names first. */
export class Cutter {
  #looks: Looks;
  #pattern: RegExp | null;

  constructor(looks: Looks) {
    this.#looks = looks;
    const names = [...looks.keys()].filter((name) => name.length > 2).sort((one, other) => other.length - one.length);
    const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    this.#pattern = names.length > 0 ? new RegExp(`(?<![\\p{L}])(${escaped.join('|')})(?![\\p{L}])`, 'gu') : null;
  }

  cut(text: string): Piece[] {
    if (this.#pattern === null) return [{ text }];
    return text
      .split(this.#pattern)
      .filter((part) => part !== '')
      .map((part) => {
        const look = this.#looks.get(part);
        return look ? { text: part, look } : { text: part };
      });
  }
}
