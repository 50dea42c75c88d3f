// How a finished game of Sky Painters looks: the skies that were painted, and the card that brought most.
import type { Scene } from '../../lib/scene.svelte';
import { t } from '../../lib/words.svelte';
import { drawn } from '../contract';
import type { Best, Ending } from '../manifest';
import SkyCard from './art/SkyCard.svelte';
import { paintersTable } from './game';
import Painted from './Painted.svelte';
import type { SkyFace } from './wire';

/** What a finished card was worth to whoever painted it: its stars and its hope. */
const worth = ({ star, hope }: SkyFace): number => star + hope;

/** Of finished cards the one that brought most; none where none is finished or none brought anything. */
export function bestOf(finished: readonly SkyFace[]): SkyFace | null {
  const [first] = finished.toSorted((one, two) => worth(two) - worth(one));
  return first === undefined || worth(first) === 0 ? null : first;
}

function best(scene: Scene): Promise<Best | null> {
  const table = paintersTable(scene);
  const player = table.seat === null ? undefined : table.view.players[table.seat];
  const finished = (player?.cards ?? [])
    .filter((_, number) => !player?.unfinished.includes(number))
    .map((card) => table.catalogue.cards[card]!);
  const face = bestOf(finished);
  if (face === null) return Promise.resolve(null);
  const facts = [
    [t('painters-stars'), face.star],
    [t('painters-hope-chips'), face.hope],
    [t('painters-spots'), face.spots],
  ] as const;
  return Promise.resolve({
    title: t('painters-best'),
    name: face.name,
    facts: facts.filter(([, number]) => number > 0).map(([name, number]) => [name, String(number)]),
    art: drawn(SkyCard, { face, completed: true }),
  });
}

export const ending: Ending = { Picture: Painted, best };
