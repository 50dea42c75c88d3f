// How a finished game of Skytear looks: who stood and who fell, and the hero that struck hardest.
import { get } from '../../lib/api';
import { phraseIn } from '../../lib/args';
import type { SaidEvent, TableStep } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import type { Table } from '../../lib/table.svelte';
import { t } from '../../lib/words.svelte';
import { drawn } from '../contract';
import type { Best, Ending } from '../manifest';
import { faceOf, heroesOf, ownSide, skytearTable } from './game';
import Fought from './Fought.svelte';
import HeroCoin from './HeroCoin.svelte';

const BLOWS: ReadonlySet<string> = new Set(['attacks', 'skirmishes']);
const PAGE = 400;

export interface Deeds {
  blows: number;
  struck: number;
}

/** What each hero of a side struck with all its blows, by the slug of its card. */
export function deedsOf(events: readonly Pick<SaidEvent, 'kind' | 'args'>[], side: string): Map<string, Deeds> {
  const found = new Map<string, Deeds>();
  for (const { kind, args } of events) {
    const unit = phraseIn(args.unit);
    if (!BLOWS.has(kind) || unit === null) continue;
    // Where both sides have a hero, it is told whose it is.
    if (unit.key === 'skytear-hero-of' && unit.args.side !== side) continue;
    const hero = (unit.key === 'skytear-hero-of' ? phraseIn(unit.args.hero)?.key : unit.key) ?? '';
    const { blows, struck } = found.get(hero) ?? { blows: 0, struck: 0 };
    found.set(hero, { blows: blows + 1, struck: struck + Number(args.number) });
  }
  return found;
}

/** Everything that happened in this game and was not taken back: a log remembers only the last of it. */
async function events({ id, version }: Table): Promise<SaidEvent[]> {
  let made: TableStep[] = [];
  for (let after = 0; after < version;) {
    const steps = await get(`/tables/${id}/history`, { after: String(after), limit: String(PAGE) });
    for (const step of steps) {
      const back = step.back_to;
      if (step.what === 'started') made = [];
      else if (back !== null) made = made.filter((each) => each.version <= back);
      made.push(step);
    }
    const last = steps.at(-1)?.version ?? version;
    after = last > after ? last : version;
  }
  return made.flatMap((step) => step.events);
}

async function best(scene: Scene): Promise<Best | null> {
  const table = skytearTable(scene);
  if (table.live === null || table.seat === null) return null;
  const side = ownSide(table);
  const deeds = deedsOf(await events(table.live), side === 0 ? 'south' : 'north');
  const [hero] = heroesOf(table, side)
    .flatMap(({ hero, number }) => {
      const face = faceOf(table, hero.card);
      const done = deeds.get(`skytear-card-${face.id}`);
      return done && done.struck > 0 ? [{ face, number, done }] : [];
    })
    .toSorted((one, two) => two.done.struck - one.done.struck);
  if (hero === undefined) return null;
  return {
    title: t('skytear-best'),
    name: hero.face.name,
    facts: [
      [t('skytear-best-blows'), String(hero.done.blows)],
      [t('skytear-best-struck'), String(hero.done.struck)],
    ],
    art: drawn(HeroCoin, { table, hero: hero.number }),
  };
}

export const ending: Ending = { Picture: Fought, best };
