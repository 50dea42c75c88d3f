// How a line of the log is shown: its icon, and the names in it that can be opened.
import type { Inspected, Looks } from '../boards/contract';

/** The first that fits an event's kind. */
const ICONS: [RegExp, string][] = [
  [/victory|wins|achieved|^ends-|vanquished|scored|leader/, 'crown'],
  [/destroyed|defeated|collapses|castle-|deck-empty|burned|pillaged|missed|spoiled/, 'skull'],
  [/strikes|attacks|skirmishes|fight|engaged|treachery|challenges|exhausts-foe/, 'sword'],
  [/wounded|hp-lost|damaged|-lost|stolen|removed|lowered/, 'hurt'],
  [/healed|rebuilt|health-put|hope|refreshed|readied/, 'heart'],
  [/armor|cannot|barrier|turned-away|ignored|cancelled|refused/, 'shield'],
  [/die|dice|rolled|chance|pool|guessed/, 'die'],
  [/mana|spots|cloud|painted|chips|boost/, 'drop'],
  [/moved|swapped|line|advanced|pushed|rearranged|sides|lanes|portal|turned/, 'arrow'],
  [/concealed|face-down|planned|looked|secret|shown|revealed|predicts|turned-up/, 'eye'],
  [
    /card|drew|played|tile|halo|discard|deck|wave|summoned|entered|spawned|attached|led|lead|fetched|mulligan|drafted/,
    'card',
  ],
  [/turn|activated|exhausted|phase|stage|critical/, 'clock'],
];
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
export function iconOf(kind: string, rule: string): string {
  if (!rule) return AROUND[kind] ?? 'star';
  return ICONS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'star';
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
