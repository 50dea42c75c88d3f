// How events of Skytear are shown to happen on the map. Pieces are moved in units of the map, numbers fly over it.
import { phraseIn } from '../../lib/args';
import type { Acts } from '../../lib/choreography.svelte';
import type { Arg } from '../../lib/engine';
import type { SaidEvent } from '../../lib/protocol';
import type { Scene } from '../../lib/scene.svelte';
import type { Stage } from '../../lib/stage';
import { faceOf, fieldOf, skytearTable, type SkytearTable } from './game';
import { planOf, straight, type Plan } from './plan';

/** What the turn itself does is told though the reader's own choice led to it. */
const BY_TURN = new Set(['turn', 'contest', 'hero-defeated', 'tower-destroyed', 'nexus-damaged', 'token-advanced']);

export const told = ({ kind }: SaidEvent): boolean => BY_TURN.has(kind);

const STEP_MS = 120;
const [SHORTEST_MS, LONGEST_MS] = [150, 600];
const SETTLE = 'cubic-bezier(0.2, 0.9, 0.3, 1.06)';

const number = (arg: Arg | undefined): number => (typeof arg === 'number' ? arg : Number(arg));
/** The hex that a place names. */
const hexIn = (arg: Arg | undefined): number => {
  const at = phraseIn(arg)?.args.at;
  return typeof at === 'number' ? at : -1;
};
const sideIn = (arg: Arg | undefined): number => (arg === 'north' ? 1 : 0);
const laneIn = (arg: Arg | undefined): string => phraseIn(arg)?.key.split('-').at(-1) ?? '';

const pieceOf = (name: string): Element | null => document.querySelector(`#board [data-piece="${name}"]`);
const cellOf = (hex: number): DOMRect | null =>
  document.querySelector(`#board [data-hex="${hex}"]`)?.getBoundingClientRect() ?? null;

/** The name of a unit's piece. */
function unitIn(table: SkytearTable, arg: Arg | undefined): string {
  const phrase = phraseIn(arg);
  if (phrase === null) return '';
  if (phrase.key === 'skytear-minion-at') return minionAt(hexIn(phrase.args.hex));
  const hero = phrase.key === 'skytear-hero-of' ? phraseIn(phrase.args.hero) : phrase;
  const side = phrase.key === 'skytear-hero-of' ? sideIn(phrase.args.side) : -1;
  const card = hero?.key.replace('skytear-card-', '') ?? '';
  const found = table.view.heroes.findIndex(
    (one) => faceOf(table, one.card).id === card && (side < 0 || one.side === side),
  );
  return found < 0 ? '' : `hero-${found}`;
}

function minionAt(hex: number): string {
  const found = document.querySelector(`#board [data-piece^="minion-"][data-at="${hex}"]`);
  return found?.getAttribute('data-piece') ?? '';
}

async function play(stage: Stage, piece: Element | null, frames: Keyframe[], ms: number, easing = 'ease-in-out') {
  if (!piece) return;
  const animation = piece.animate(frames, { duration: ms / stage.speed, easing, fill: 'backwards' });
  await stage.wait(ms);
  animation.finish();
}

export function acts(scene: Scene): Acts {
  const now = (): SkytearTable => skytearTable(scene);
  const plan = (): Plan => planOf(fieldOf(now()));
  const boxOf = (name: string): DOMRect | null => pieceOf(name)?.getBoundingClientRect() ?? null;

  /** A piece goes along its way to where it stands now. */
  function walk(stage: Stage, name: string, from: number, to: number): Promise<void> {
    if (from < 0 || to < 0) return Promise.resolve();
    const drawn = plan();
    const end = drawn.points[to]!;
    const way = straight(drawn, from, to).map((hex) => drawn.points[hex]!);
    const frames = way.map(({ x, y }) => ({ transform: `translate(${x - end.x}px, ${y - end.y}px)` }));
    return play(stage, pieceOf(name), frames, Math.min(LONGEST_MS, Math.max(SHORTEST_MS, STEP_MS * way.length)));
  }

  /** A piece leans back, lunges at another and comes back. */
  function strike(stage: Stage, name: string, target: string): Promise<void> {
    const [from, to] = [boxOf(name), boxOf(target)];
    if (!from || !to) return Promise.resolve();
    const [x, y] = [to.x + to.width / 2 - from.x - from.width / 2, to.y + to.height / 2 - from.y - from.height / 2];
    const far = Math.hypot(x, y) || 1;
    const by = (way: number): string => `translate(${(x / far) * way}px, ${(y / far) * way}px)`;
    return play(
      stage,
      pieceOf(name),
      [
        { transform: 'none' },
        { transform: by(-9), offset: 0.25 },
        { transform: by(34), offset: 0.5, easing: 'ease-in' },
        { transform: 'none' },
      ],
      500,
    );
  }

  const shake = (stage: Stage, name: string): Promise<void> =>
    play(
      stage,
      pieceOf(name),
      ['none', 'translateX(-5px)', 'translateX(5px)', 'none'].map((transform) => ({ transform })),
      180,
    );
  const appear = (stage: Stage, name: string): Promise<void> =>
    play(stage, pieceOf(name), [{ transform: 'scale(0.3)', opacity: 0 }, { transform: 'none' }], 360, SETTLE);
  const swell = (stage: Stage, name: string): Promise<void> =>
    play(stage, pieceOf(name), [{ transform: 'none' }, { transform: 'scale(1.25)' }, { transform: 'none' }], 360);

  async function pop(stage: Stage, box: DOMRect | null, text: string, tone: 'harm' | 'good'): Promise<void> {
    if (box) await stage.number(box, text, tone);
  }

  async function hurt(stage: Stage, name: string, loss: number): Promise<void> {
    await Promise.all([shake(stage, name), pop(stage, boxOf(name), `−${loss}`, 'harm')]);
  }

  const unit = (event: SaidEvent): string => unitIn(now(), event.args.unit);
  return {
    activated: (event, stage) => swell(stage, unit(event)),
    moved: (event, stage) => {
      const to = hexIn(event.args.hex);
      const name = phraseIn(event.args.unit)?.key === 'skytear-minion-at' ? minionAt(to) : unit(event);
      return walk(stage, name, hexIn(event.args.start), to);
    },
    attacks: (event, stage) => strike(stage, unit(event), unitIn(now(), event.args.target)),
    skirmishes: (event, stage) => strike(stage, unit(event), unitIn(now(), event.args.target)),
    'hp-lost': (event, stage) => hurt(stage, unit(event), number(event.args.number)),
    healed: (event, stage) => pop(stage, boxOf(unit(event)), `+${number(event.args.number)}`, 'good'),
    'hero-defeated': (event, stage) => pop(stage, cellOf(hexIn(event.args.start)), '✕', 'harm'),
    'minion-defeated': (event, stage) => pop(stage, cellOf(hexIn(phraseIn(event.args.unit)?.args.hex)), '✕', 'harm'),
    'token-advanced': (event, stage) =>
      walk(stage, `token-${laneIn(event.args.lane)}`, hexIn(event.args.start), hexIn(event.args.hex)),
    'tower-damaged': (event, stage) =>
      hurt(stage, `tower-${sideIn(event.args.side)}-${laneIn(event.args.lane)}`, number(event.args.number)),
    'tower-destroyed': (event, stage) => {
      const lane = fieldOf(now()).lanes.find(({ id }) => id === laneIn(event.args.lane));
      return pop(stage, lane ? cellOf(lane.towers[sideIn(event.args.side)]!) : null, '✕', 'harm');
    },
    'nexus-damaged': (event, stage) => hurt(stage, `nexus-${sideIn(event.args.side)}`, number(event.args.number)),
    returned: (event, stage) => appear(stage, unit(event)),
    condition: (event, stage) => swell(stage, unit(event)),
  };
}
