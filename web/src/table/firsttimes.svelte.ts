// What the coach says of first times in a whole game. Each is said once; who knows the game hears nothing.
import { phraseIn, seatIn } from '../lib/args';
import { lessons } from '../lib/progress.svelte';
import type { CommentNote, SaidEvent } from '../lib/protocol';
import type { Table } from '../lib/table.svelte';

/** What was not heard in time is said another time. */
const MOST = 2;

export class FirstTimes {
  #waiting: CommentNote[] = $state.raw([]);
  #seen = -1;
  /** What was said at which version: if that is taken back, it is news once more. */
  #said: { name: string; version: number }[] = [];

  constructor(
    readonly table: Table,
    readonly game: string,
  ) {}

  get now(): CommentNote | undefined {
    return this.#waiting[0];
  }

  /** Look at what has just happened and at what is asked now. */
  follow(comments: CommentNote[]): void {
    const { version, events, prompt } = this.table;
    if (version === this.#seen) return;
    this.#seen = version;
    this.#forgetUndone();
    const known = new Set([...lessons.of(this.game).said, ...this.#waiting.map((each) => each.name)]);
    const fresh = comments.filter(
      (each) =>
        !known.has(each.name) &&
        (each.event ? events.some((event) => this.#isIt(each, event)) : each.prompt === prompt?.kind),
    );
    this.#said.push(...fresh.map(({ name }) => ({ name, version })));
    if (fresh.length > 0) this.#waiting = [...this.#waiting, ...fresh].slice(-MOST);
  }

  #forgetUndone(): void {
    const undone = new Set(this.table.log.filter((line) => line.undone).map((line) => line.version));
    const gone = this.#said.filter(({ version }) => undone.has(version)).map(({ name }) => name);
    if (gone.length === 0) return;
    this.#said = this.#said.filter(({ version }) => !undone.has(version));
    this.#waiting = this.#waiting.filter(({ name }) => !gone.includes(name));
    lessons.set(this.game, { said: lessons.of(this.game).said.filter((name) => !gone.includes(name)) });
  }

  heard(): void {
    const [first, ...rest] = this.#waiting;
    if (first) lessons.set(this.game, { said: [...lessons.of(this.game).said, first.name] });
    this.#waiting = rest;
  }

  #isIt(comment: CommentNote, event: SaidEvent): boolean {
    if (event.kind !== comment.event) return false;
    const place = phraseIn(event.args.card)?.args.place ?? '';
    if (!String(place).startsWith(comment.place)) return false;
    const who = seatIn(event.args.who);
    if (comment.who === 'me') return who === this.table.seat;
    return comment.who === '' || who !== this.table.seat;
  }
}
