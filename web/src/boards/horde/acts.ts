// How events of a horde game are shown to happen.
import type { Acts } from '../../lib/choreography.svelte';
import { phraseIn } from '../../lib/args';
import type { Arg } from '../../lib/engine';
import type { SaidEvent } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import { hordeTable } from './game';

/** What the horde does is told though the reader's own choice led to it. */
const BY_HORDE = new Set(['wave', 'summoned', 'treachery', 'castle-destroyed']);
/** What comes of a card that was summoned or turned up is told with it; what a strike does is seen where it falls. */
const HURTS = new Set(['wounded', 'destroyed']);
const BEGINS = new Set(['summoned', 'treachery', 'strikes', 'phase', 'turn-begins', 'played', 'used']);

export function told(event: SaidEvent, before: readonly SaidEvent[]): boolean {
  if (!HURTS.has(event.kind)) return BY_HORDE.has(event.kind);
  return BY_HORDE.has(before.findLast(({ kind }) => BEGINS.has(kind))?.kind ?? '');
}

/** The thing that a sentence names: `m3` by its place, a card by the end of its key. */
function named(arg: Arg | undefined): string {
  const phrase = phraseIn(arg);
  if (phrase === null) return '';
  if (phrase.key === 'horde-unit') return String(phrase.args.place);
  return phrase.key.split('-').at(-1)!;
}

const amount = (event: SaidEvent): number => Number(event.args.number);

export function acts(scene: Scene): Acts {
  /** A card in play is called by its place, castle and portal by their cards. */
  const thing = (arg: Arg | undefined): string => {
    const name = named(arg);
    if (scene.things.where(name) !== null) return name;
    const table = hordeTable(scene);
    const unit = table.view.units.findIndex(({ card }) => table.catalogue.cards[card]?.id === name);
    return table.figures.units[unit]?.place ?? name;
  };
  return {
    strikes: (event, stage) => stage.strike(thing(event.args.card), thing(event.args.target)),
    wounded: async (event, stage) => {
      const name = thing(event.args.card);
      await Promise.all([stage.shake(name), stage.number(name, `−${amount(event)}`, 'harm')]);
    },
    healed: (event, stage) => stage.number(thing(event.args.card), `+${amount(event)}`, 'good'),
    destroyed: (event, stage) => stage.fall(thing(event.args.card)),
    summoned: (event, stage) => stage.appear(`m${event.args.lane}`),
    entered: (event, stage) => stage.appear(`a${event.args.lane}`),
  };
}
