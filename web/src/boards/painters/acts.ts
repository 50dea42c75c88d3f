// How events of Sky Painters are shown to happen: a die goes from the tray to its symbol, a completed card shines.
import { phraseIn } from '../../lib/args';
import type { Acts } from '../../lib/choreography.svelte';
import type { Arg } from '../../lib/engine';
import type { SaidEvent } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import type { Stage } from '../../lib/stage';
import { paintersTable } from './game';
import { symbolBox } from './symbols';
import type { SkyFace } from './wire';

/** The id of a die by its name, such as `blue1`. */
export function dieIn(arg: Arg | undefined): string {
  const args = phraseIn(arg)?.args;
  const colour = phraseIn(args?.colour)?.key.split('-').at(-1) ?? '';
  return typeof args?.face === 'number' ? `${colour}${args.face}` : '';
}

export const cardIn = (arg: Arg | undefined): string => phraseIn(arg)?.key.replace('painters-card-', '') ?? '';

/** Which symbol of the card a sentence is about. */
export function symbolIn(face: Pick<SkyFace, 'symbols'>, arg: Arg | undefined): number {
  const named = dieIn(phraseIn(arg)?.args.die);
  return face.symbols.findIndex(({ colour, number }) => `${colour}${number}` === named);
}

export function acts(scene: Scene): Acts {
  function put(event: SaidEvent, stage: Stage): Promise<void> {
    const die = `die ${dieIn(event.args.die)}`;
    const card = cardIn(phraseIn(event.args.symbol)?.args.card);
    const face = paintersTable(scene).catalogue.cards.find(({ id }) => id === card);
    const [from, there] = [stage.where(die), stage.where(`card ${card}`)];
    // A sky that is not in view has no card that a die could fly to.
    if (!face || !from || !there || !stage.things.element(`card ${card}`)) return Promise.resolve();
    const symbol = symbolIn(face, event.args.symbol);
    return stage.fly(die, from, symbolBox(there, Math.max(0, symbol), face.symbols.length), 420);
  }

  return {
    'die-fits': put,
    'die-above': put,
    'die-waits': put,
    'card-completed': (event, stage) => stage.pulse(`card ${cardIn(event.args.card)}`),
  };
}
