// What happens at a table is shown in order: each event has its moment, and people can skip it.
// The state of the table does not wait for it, and neither does a click.
import { tick, untrack } from 'svelte';
import type { SaidEvent, TableStep } from './protocol';
import { settings } from './settings.svelte';
import { Stage } from './stage';
import type { Things } from './things.svelte';

/** Shows an event happen; what it moves ends when the moment ends. */
export type Act = (event: SaidEvent, stage: Stage) => void | Promise<void>;
export type Acts = Partial<Record<string, Act>>;

export interface Moment {
  event: SaidEvent;
  /** The step that brought it, and its place there. */
  at: [version: number, place: number];
  /** Said on the ribbon. */
  told: boolean;
}

type Tells = (event: SaidEvent, before: readonly SaidEvent[]) => boolean;
type Told = Pick<TableStep, 'version' | 'events'>;

/** How long the ribbon says something, in ms. */
export const TOLD_MS = 900;
/** With more waiting than this everything is twice as fast; with many more it is summed up and shown in flurries. */
const HURRY = 3;
const MANY = 12;
/** So many happen side by side in a flurry; more than so many in all are for those who come back, and only told of. */
const FLURRY = 4;
const MOST = 60;

export class Choreography {
  /** What is shown now. */
  now: Moment | null = $state.raw(null);
  /** The place of what is shown among all that came with it. */
  number = $state(0);
  all = $state(0);
  /** So many things happened at once that they are not shown one by one. */
  jumped = $state(0);
  /** What others did since the reader's last choice; it stays until there is something newer. */
  since: Moment[] = $state.raw([]);
  acts: Acts = {};
  #tells: Tells = () => false;
  /** What came before the board did, which says what is told of it. */
  #before: { step: Told; own: boolean }[] = [];
  readonly stage: Stage;
  #waiting: Moment[] = [];
  #running = false;
  /** When all that waits has been shown. */
  done: Promise<void> = Promise.resolve();
  /** The reader has chosen since the news came. */
  #old = false;

  constructor(things: Things) {
    this.stage = new Stage(things);
  }

  /** Whether an event is told even if the reader's own choice led to it: the board says so when it is there. */
  get told(): Tells {
    return this.#tells;
  }
  set told(tells: Tells) {
    if (tells === this.#tells) return;
    this.#tells = tells;
    // Whoever says what is told need not know of the news, which change right here.
    untrack(() => this.comeBack(this.#before));
  }

  /** Somebody comes to a table, or back to it: these steps are news, and not shown. */
  comeBack(steps: { step: Told; own: boolean }[]): void {
    if (steps.length === 0) return;
    this.#before = steps;
    this.#old = false;
    this.since = [];
    for (const { step, own } of steps) this.note(step, own);
  }

  /** Whether something moves that can be skipped. */
  get busy(): boolean {
    return this.now !== null && this.now.event.kind in this.acts && !settings.calm;
  }

  /** A step was made: by the reader, or by somebody else. */
  tell(step: Told, own: boolean): void {
    this.#before = [];
    this.show(this.note(step, own));
  }

  /** It is among the news, and not shown: somebody comes back to a table. */
  note({ version, events }: Told, own: boolean): Moment[] {
    const moments = events.map((event, place): Moment => ({
      event,
      at: [version, place],
      told: event.text !== '' && (!own || this.told(event, events.slice(0, place))),
    }));
    const news = moments.filter(({ told }) => told);
    if (news.length > 0) this.since = own || this.#old ? news : [...this.since, ...news];
    this.#old = news.length > 0 ? false : this.#old || own;
    return moments;
  }

  /** The same news in other words: another language is spoken. */
  retell(steps: Told[]): void {
    const events = new Map(steps.map(({ version, events }) => [version, events]));
    this.since = this.since.map((moment) => {
      const [version, place] = moment.at;
      return { ...moment, event: events.get(version)?.[place] ?? moment.event };
    });
  }

  /** Something that is said at the table and is no event of the game. */
  announce(text: string): void {
    this.show([{ event: { kind: '', rule: '', args: {}, secret: false, text }, at: [-1, 0], told: true }]);
  }

  /** Another game begins: nothing of the last one is shown or told any more. */
  forget(): void {
    this.skipAll();
    this.#before = [];
    this.since = [];
  }

  /** What lies elsewhere after a step has travelled there; nothing waits for it. */
  async settle(): Promise<void> {
    await tick();
    for (const name of this.stage.things.moved()) void this.stage.travel(name);
  }

  /** Shows these in order, after what is already waiting. */
  show(moments: Moment[]): void {
    const shown = moments.filter(({ event, told }) => told || (event.kind in this.acts && !settings.calm));
    if (shown.length === 0) return;
    this.#waiting.push(...shown);
    this.all = this.#running ? this.all + shown.length : shown.length;
    if (!this.#running) this.done = this.#run();
  }

  async #run(): Promise<void> {
    this.#running = true;
    this.number = 0;
    this.jumped = 0;
    // The board shows the new state first: what moves, moves to where it is now.
    await new Promise(requestAnimationFrame);
    while (this.#waiting.length > 0) {
      if (this.#waiting.length > MANY) {
        this.jumped = this.#waiting.length;
        this.now = null;
        await Promise.all([this.stage.wait(TOLD_MS * 2), this.#flurry()]);
        // What came meanwhile is shown as well, and counted for itself.
        this.jumped = this.number = 0;
        this.all = this.#waiting.length;
        continue;
      }
      const moment = this.#waiting.shift()!;
      this.number++;
      this.stage.speed = settings.now.pace * (this.#waiting.length > HURRY ? 2 : 1);
      this.now = moment;
      const act = settings.calm ? undefined : this.acts[moment.event.kind];
      await Promise.all([act?.(moment.event, this.stage), moment.told ? this.stage.wait(TOLD_MS) : undefined]);
      this.stage.clear();
    }
    this.now = null;
    this.jumped = 0;
    this.#running = false;
  }

  /** A large fight in a few seconds: nobody waits for each blow, and nobody misses that there was one. */
  async #flurry(): Promise<void> {
    if (settings.calm || this.#waiting.length > MOST) this.#waiting = [];
    this.stage.speed = settings.now.pace * 2;
    while (this.#waiting.length > 0) {
      const beat = this.#waiting.splice(0, FLURRY);
      await Promise.all(beat.map(({ event }) => this.acts[event.kind]?.(event, this.stage)));
    }
    this.stage.clear();
  }

  /** On to the next thing that happened. */
  skip(): void {
    this.stage.finish();
  }

  skipAll(): void {
    this.#waiting = [];
    this.all = this.number;
    this.skip();
  }
}
