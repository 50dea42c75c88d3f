// A game told again: a table whose view is that of any moment, and where nothing can be chosen.
import { get, post, Refused } from './api';
import { applied } from './patch';
import type { MomentNote, NewTable, Replay as Part, Report, RoomState, SaidEvent } from './protocol';
import { linesOf, Table, type Line } from './table.svelte';
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
  view: Record<string, any>;
  figures: Record<string, any>;
}

/** Choices that are asked for at a time. */
const PART = 50;
export const SPEEDS = [0.5, 1, 2, 4];
const STEP_MS = 1100;

export class Replay extends Table {
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
  readonly game: number | null;
  #told: RoomState | null = null;
  #parts = new Map<number, Promise<void>>();
  #clock = 0;
  /** Answers to questions of before eyes or language were changed are of no use. */
  #reading = 0;

  constructor(id: string, at: number, through: number | null, game: number | null) {
    super(id);
    this.at = at;
    this.through = through;
    this.game = game;
  }

  override open(): void {
    void this.#read(this.at);
  }

  override close(): void {
    this.pause();
    this.#reading++;
  }

  override async relearn(): Promise<void> {
    this.catalogue = null;
    await this.#read(this.at);
  }

  async look(through: number | null): Promise<void> {
    this.through = through;
    await this.#read(this.at);
  }

  async #read(at: number): Promise<void> {
    const reading = ++this.#reading;
    this.#parts.clear();
    this.failed = '';
    try {
      const frames: (Frame | undefined)[] = [];
      await this.#need(frames, at, reading);
      if (reading !== this.#reading) return;
      // Of a game that one player played alone, nothing is worth hiding.
      if (this.finished && this.seat === null && this.#told?.seats.length === 1) return await this.look(0);
      this.frames = frames;
      this.at = Math.min(at, this.last);
      await this.#need(frames, this.at, reading);
      this.connection = 'open';
      this.#show(false);
      if (this.catalogue === null && this.room) void this.#learnAbout(this.room.game);
      if (this.finished && this.moments.length === 0) void this.#remember();
      for (let start = 0; start <= this.last; start += PART) {
        await this.#need(frames, start, reading);
        if (reading !== this.#reading) return;
        this.frames = [...frames];
        this.log = this.frames.flatMap((frame) => frame?.lines ?? []);
      }
    } catch (error) {
      if (reading !== this.#reading) return;
      this.failed = error instanceof Refused ? error.problem.text : words.say('web-unreachable');
      this.connection = 'lost';
    }
  }

  /** Have the part with this moment. */
  #need(frames: (Frame | undefined)[], at: number, reading: number): Promise<void> {
    const start = Math.floor(at / PART) * PART;
    let asked = this.#parts.get(start);
    if (!asked) {
      asked = this.#ask(frames, start, reading);
      this.#parts.set(start, asked);
    }
    return asked;
  }

  async #ask(frames: (Frame | undefined)[], start: number, reading: number): Promise<void> {
    const part = await get<Part>(`/tables/${this.id}/replay`, {
      start: String(start),
      limit: String(PART),
      ...this.#which(),
      ...(this.through === null ? {} : { through: String(this.through) }),
    });
    if (reading !== this.#reading) return;
    this.#told = part.room;
    this.seat = part.seat;
    this.own = part.own;
    this.last = part.choices;
    this.finished = part.over;
    let { view, figures } = part;
    frames[part.start] ??= frame(part.start, -1, part.turn, '', part.events, view, figures);
    for (const step of part.steps) {
      view = applied(view, step.changes);
      figures = applied(figures, step.figures);
      frames[step.number] = frame(step.number, step.seat, step.turn, step.chosen, step.events, view, figures);
    }
  }

  #which(): Record<string, string> {
    return this.game === null ? {} : { game: String(this.game) };
  }

  async #learnAbout(game: string): Promise<void> {
    this.catalogue = await get<Record<string, any>>(`/games/${game}/catalogue`).catch(() => ({}));
  }

  async #remember(): Promise<void> {
    const report = await get<Report>(`/tables/${this.id}/report`, this.#which()).catch(() => null);
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
      const frames = [...this.frames];
      await this.#need(frames, wanted, this.#reading).catch(() => undefined);
      if (frames[wanted] && !this.frames[wanted]) this.frames = frames;
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
    this.room = { ...this.#told, status: now.view.outcome ? 'over' : 'playing', request: null };
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
    return (await post<NewTable>(`/tables/${this.id}/branch`, { at: this.at, seat, ...which })).table;
  }

  /** The address of a moment. */
  address(at = this.at): string {
    const query = new URLSearchParams({ at: String(at) });
    if (this.through !== null) query.set('seat', String(this.through));
    if (this.game !== null) query.set('game', String(this.game));
    return `/replay/${this.id}?${query}`;
  }
}

function frame(
  number: number,
  mover: number,
  turn: number,
  chosen: string,
  events: SaidEvent[],
  view: Record<string, any>,
  figures: Record<string, any>,
): Frame {
  const phase = typeof view.phase === 'number' ? view.phase : -1;
  return { number, mover, turn, phase, chosen, events, lines: linesOf(number, events), view, figures };
}
