// A game told again: any of its moments can be looked at, and nothing can be done.
import { get, post, Refused } from './api';
import type { Wire } from './engine';
import { linesOf, type Line } from './lines';
import { applied } from './patch';
import type { MomentNote, Replay as Part, RoomState, SaidEvent } from './protocol';
import { Scene } from './scene.svelte';
import { words } from './words.svelte';

export interface Frame {
  number: number;
  /** Who chose; -1 for the set-up. */
  mover: number;
  turn: number;
  phase: number;
  chosen: string;
  events: SaidEvent[];
  lines: Line[];
  view: Wire['view'];
  figures: Wire['figures'];
}

/** Choices that are asked for at a time: a game that reckons long must not keep the first view waiting. */
const PART = 20;
/** A long game is many parts; a server that finds them too many is asked again. */
const PATIENCE_MS = 1500;
export const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1100;
/** How often a game that is still being played is asked for what is new. */
const FOLLOW_MS = 4000;

export class Replay extends Scene {
  at = $state(0);
  /** How many choices there are. */
  last = $state(0);
  frames: (Frame | undefined)[] = $state.raw([]);
  own: number | null = $state(null);
  /** Through whose eyes: a seat, or null for one's own or the public view. */
  through: number | null = $state(null);
  /** Everything may be seen once the game is over. */
  finished = $state(false);
  playing = $state(false);
  speed = $state(1);
  moments: MomentNote[] = $state.raw([]);
  failed = $state('');
  /** Which game of the table; null for the last one. */
  game: number | null = $state(null);
  games = $state(1);
  number = $state(1);
  #told: RoomState | null = null;
  #parts = new Map<number, Promise<void>>();
  /** Frames as they come; what is shown is a copy of it. */
  #kept: (Frame | undefined)[] = [];
  #clock = 0;
  #follower = 0;
  /** Answers to questions of before eyes or language were changed are of no use. */
  #reading = 0;

  constructor(id: string, at: number, through: number | null, game: number | null) {
    super(id);
    this.at = at;
    this.through = through;
    this.game = game;
  }

  override get live(): null {
    return null;
  }

  open(): void {
    void this.#read();
  }

  close(): void {
    this.pause();
    clearTimeout(this.#follower);
    this.#reading++;
  }

  async relearn(): Promise<void> {
    this.moments = [];
    if (this.room) await this.learn(this.room.game);
    await this.#read();
  }

  async look(through: number | null): Promise<void> {
    this.through = through;
    await this.#read();
  }

  /** Another game that was played at the table. */
  async turnTo(game: number): Promise<void> {
    this.pause();
    this.game = game;
    this.at = 0;
    this.moments = [];
    await this.#read();
  }

  async #read(): Promise<void> {
    const reading = ++this.#reading;
    this.#parts.clear();
    this.#kept = [];
    this.failed = this.problem = '';
    try {
      await this.#need(this.at);
      if (reading !== this.#reading) return;
      // Of a game that one player played alone, nothing is worth hiding.
      if (this.finished && this.seat === null && this.#told?.seats.length === 1) return await this.look(0);
      this.at = Math.min(this.at, this.last);
      await this.#need(this.at);
      if (reading !== this.#reading) return;
      this.#publish();
      this.#show(false);
      if (this.catalogue === null && this.room) void this.learn(this.room.game);
      if (this.finished && this.moments.length === 0) void this.#remember();
      for (let start = 0; start <= this.last; start += PART) {
        await this.#need(start);
        if (reading !== this.#reading) return;
        this.#publish();
      }
      this.#follow();
    } catch (error) {
      if (reading !== this.#reading) return;
      if (this.frame) this.problem = sentence(error);
      else this.failed = sentence(error);
    }
  }

  /** A game that is still being played goes on here too. */
  #follow(): void {
    clearTimeout(this.#follower);
    if (this.finished) return;
    const reading = this.#reading;
    this.#follower = window.setTimeout(async () => {
      if (!document.hidden) await this.#more().catch(() => {}); // the next time will do
      if (reading === this.#reading) this.#follow();
    }, FOLLOW_MS);
  }

  async #more(): Promise<void> {
    const reading = this.#reading;
    const before = this.last;
    const newest = Math.floor(before / PART) * PART;
    this.#parts.delete(newest);
    for (let start = newest; start <= this.last; start += PART) {
      await this.#need(start);
      if (reading !== this.#reading) return;
    }
    if (this.last < before) return await this.#read(); // choices were taken back
    if (this.last === before) return;
    this.#publish();
    if (this.at === before && !this.playing) await this.go(this.last);
    if (this.finished) void this.#remember();
  }

  #publish(): void {
    this.frames = [...this.#kept];
    this.log = this.frames.flatMap((frame) => frame?.lines ?? []);
  }

  /** Have the part with this moment. */
  #need(at: number): Promise<void> {
    const start = Math.floor(at / PART) * PART;
    let asked = this.#parts.get(start);
    if (!asked) {
      asked = this.#ask(start);
      this.#parts.set(start, asked);
      asked.catch(() => this.#parts.delete(start)); // it can be asked for again
    }
    return asked;
  }

  async #ask(start: number): Promise<void> {
    const reading = this.#reading;
    const frames = this.#kept;
    // From the moment before, so that the first one comes as a step, with who chose what.
    const part = await this.#fetch({
      start: String(Math.max(0, start - 1)),
      limit: String(PART),
      ...this.#which(),
      ...(this.through === null ? {} : { through: String(this.through) }),
    });
    if (reading !== this.#reading) return;
    this.#told = part.room;
    this.seat = part.seat;
    this.own = part.own;
    this.last = part.choices;
    this.games = part.games;
    this.number = part.number;
    this.finished = part.over;
    let { view, figures } = part;
    if (part.start === 0) frames[0] = frame(0, -1, part.turn, '', part.events, view, figures);
    for (const step of part.steps) {
      view = applied(view, step.changes);
      figures = applied(figures, step.figures);
      frames[step.number] = frame(step.number, step.seat, step.turn, step.chosen, step.events, view, figures);
    }
  }

  async #fetch(params: Record<string, string>): Promise<Part> {
    for (;;) {
      try {
        return await get(`/tables/${this.id}/replay`, params);
      } catch (error) {
        if (!(error instanceof Refused) || error.status !== 429) throw error;
        await new Promise((wake) => setTimeout(wake, PATIENCE_MS));
      }
    }
  }

  #which(): Record<string, string> {
    return this.game === null ? {} : { game: String(this.game) };
  }

  async #remember(): Promise<void> {
    const report = await get(`/tables/${this.id}/report`, this.#which()).catch(() => null);
    this.moments = report?.moments ?? [];
  }

  get frame(): Frame | undefined {
    return this.frames[this.at];
  }

  // Moving about.

  /** Go to a moment; one that is on its way is shown when it is there. */
  async go(at: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(at)));
    const onward = wanted === this.at + 1;
    this.at = wanted;
    if (!this.frames[wanted]) {
      try {
        await this.#need(wanted);
        this.problem = '';
        this.#publish();
      } catch (error) {
        this.problem = sentence(error);
        this.pause();
      }
    }
    if (this.at === wanted) this.#show(onward);
  }

  #show(onward: boolean): void {
    const now = this.frame;
    if (!now || !this.#told) return;
    this.version = now.number;
    this.view = now.view;
    this.figures = now.figures;
    this.events = onward ? now.events : [];
    // Where people have ended the game, nothing on the board says so.
    const ended = this.at >= this.last ? this.#told.ended : null;
    this.room = { ...this.#told, ended, status: ended || now.view.outcome ? 'over' : 'playing', request: null };
  }

  step(by: number): void {
    this.pause();
    void this.go(this.at + by);
  }

  play(): void {
    if (this.at >= this.last) void this.go(0);
    this.playing = true;
    this.#tick();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#clock);
  }

  #tick(): void {
    clearTimeout(this.#clock);
    this.#clock = window.setTimeout(async () => {
      if (!this.playing) return;
      await this.go(this.at + 1);
      if (this.at >= this.last) this.pause();
      else this.#tick();
    }, STEP_MS / this.speed);
  }

  /** A practice table that begins here, in the seat one looks through. */
  async playOn(): Promise<string> {
    const which = this.game === null ? {} : { game: this.game };
    const seat = this.seat ?? this.decider ?? 0;
    return (await post(`/tables/${this.id}/branch`, { at: this.at, seat, ...which })).table;
  }

  /** The address of a moment. */
  address(at = this.at): string {
    const query = new URLSearchParams({ at: String(at) });
    if (this.through !== null) query.set('seat', String(this.through));
    if (this.game !== null) query.set('game', String(this.game));
    return `/replay/${this.id}?${query}`;
  }
}

function sentence(error: unknown): string {
  return error instanceof Refused ? error.problem.text : words.say('web-unreachable');
}

function frame(
  number: number,
  mover: number,
  turn: number,
  chosen: string,
  events: SaidEvent[],
  view: Wire['view'],
  figures: Wire['figures'],
): Frame {
  const phase = 'phase' in view && typeof view.phase === 'number' ? view.phase : -1;
  return {
    number,
    mover,
    turn,
    phase,
    chosen,
    events,
    lines: linesOf({ version: number, what: 'chose', text: '', events }),
    view,
    figures,
  };
}
