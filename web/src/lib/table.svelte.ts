// A table as this browser sees it: the server's pictures and steps, folded into one state.
// Nothing is predicted: what is shown is what the server said.
import { manifestOf } from '../boards';
import { get, NEW_GUEST, post, Refused, Unreachable } from './api';
import { Chat } from './chat.svelte';
import { Choreography } from './choreography.svelte';
import type { Wire } from './engine';
import { LINES, told } from './lines';
import { applied } from './patch';
import type {
  Choice,
  CoachNote,
  HintNote,
  PassingNote,
  PresenceNote,
  PromptNote,
  Reason,
  ChatLineNote,
  RequestNote,
  TableState,
  TableStep,
  ThinkingNote,
  TimesNote,
  UndoNote,
} from './protocol';
import { Scene } from './scene.svelte';
import { settings } from './settings.svelte';
import { heardOf } from './signs';
import { cue } from './sound';
import { newKey } from './unique';
import { words } from './words.svelte';

export type Connection = 'connecting' | 'open' | 'lost' | 'gone';

const REOPEN_MS = 1500;
const SILENCE_MS = 50_000;
/** Entries after which another decision is open. */
const DECISIVE = new Set(['started', 'chose', 'undone']);
/** So long after a question has changed, presses are taken for what is left of the last one. */
export const GUARD_MS = 400;
const NO_UNDO: UndoNote = { freely: 0, by_asking: false };

export class Table<W extends Wire = Wire> extends Scene<W> {
  readonly chat: Chat;
  readonly show = new Choreography(this.things);
  prompt: PromptNote<W> | null = $state.raw(null);
  times: TimesNote | null = $state.raw(null);
  undo: UndoNote = $state.raw(NO_UNDO);
  /** What the coach of a lesson says now. */
  coach: CoachNote | null = $state.raw(null);
  /** Until what the reader passes in advance; null where there is nothing to pass. */
  passing: PassingNote | null = $state.raw(null);
  /** The coach has more to say before a choice is expected. */
  listening = $state(false);
  thinking: number | null = $state(null);
  here: Record<number, boolean> = $state({});
  connection: Connection = $state('connecting');
  /** A choice is on its way. */
  sending = $state(false);
  /** Choices that were touched on the board and wait for the word which; what they belong to is held. */
  picked: Choice<W>[] | null = $state.raw(null);
  /** What is held on the screen, where it has a place there. */
  held: Element | null = $state.raw(null);
  /** What is held was taken up, and chooses nothing before it has a place. */
  lifts = $state(false);
  /** The last choice took something that looks for its place; the board says so. */
  taken = $state(false);
  /** The question has just changed: a press was meant for the one before. */
  guarded = $state(false);
  /** What the main button would do if a rule did not forbid it now. */
  withheld: { word: string; why: string } | null = $state.raw(null);
  /** What is said in place of a question that the page soon answers by itself. */
  unasked = $state('');
  /** How it ended may be told: what led to it has been shown. */
  #endShown = $state(false);
  hinted: number | null = $state(null);
  /** The best choices as a bot sees them, with reasons. */
  hints: HintNote[] = $state.raw([]);
  advising = $state(false);
  #source: EventSource | null = null;
  #timer = 0;
  #guard = 0;
  #watchdog = 0;
  #closed = true;
  /** Who waits for the connection. */
  #waiting: (() => void)[] = [];
  /** Who waits for the next question. */
  #curious: (() => void)[] = [];
  /** What happens while the log is asked for: it is told after what happened before. */
  #meanwhile: TableStep<W>[] | null = $state.raw(null);
  /** When something was picked: a second touch chooses it, the second half of a double tap does not. */
  #touched = 0;
  /** The number of the open decision, whoever is to answer it. */
  #decision = 0;

  constructor(id: string) {
    super(id);
    this.chat = new Chat(id);
  }

  /** The log is being asked for. */
  get recalling(): boolean {
    return this.#meanwhile !== null;
  }

  override get live(): this {
    return this;
  }

  override get ended(): boolean {
    return this.over && this.#endShown;
  }

  // The stream.

  open(): void {
    if (this.#closed) {
      window.addEventListener('offline', this.#onOffline);
      window.addEventListener('online', this.#onOnline);
      window.addEventListener(NEW_GUEST, this.#onOnline);
    }
    this.#closed = false;
    this.#source?.close();
    const source = new EventSource(`/api/live?tables=${this.id}&lang=${words.language}`);
    this.#source = source;
    source.addEventListener('open', () => {
      this.#connected();
      // What was said while the stream was broken is not told again.
      if (this.room?.chat) void this.chat.read();
    });
    for (const kind of ['open', 'table', 'step', 'beat']) source.addEventListener(kind, () => this.#stillAlive());
    this.#stillAlive();
    hear<TableState<W>>(source, 'table', (state) => this.#onTable(state));
    hear<TableStep<W>>(source, 'step', (step) => this.#onStep(step));
    hear<ThinkingNote>(source, 'thinking', ({ seat }) => (this.thinking = seat));
    hear<PresenceNote>(source, 'presence', ({ seat, here }) => (this.here[seat] = here));
    hear<ChatLineNote>(source, 'said', (line) => this.chat.hear(line));
    source.addEventListener('error', () => {
      if (this.connection !== 'gone') this.connection = 'lost';
      // The browser comes back by itself after a break, but not after a refusal.
      if (source.readyState === EventSource.CLOSED) void this.#onRefused();
    });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    clearTimeout(this.#guard);
    this.#source?.close();
    window.removeEventListener('offline', this.#onOffline);
    window.removeEventListener('online', this.#onOnline);
    window.removeEventListener(NEW_GUEST, this.#onOnline);
  }

  // A browser may not notice for minutes that a stream is dead; that the network has gone it notices at once.
  #onOffline = (): void => {
    this.connection = 'lost';
    this.#source?.close();
  };
  #onOnline = (): void => this.open();

  #connected(): void {
    this.connection = 'open';
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** Everything anew in the language that is spoken now. */
  async relearn(): Promise<void> {
    // What was begun or said in the words of before is not part of what comes.
    this.letGo();
    this.hinted = null;
    this.hints = [];
    this.problem = '';
    this.withheld = null;
    this.unasked = '';
    this.show.skipAll();
    this.version = -1;
    this.open();
    if (this.room) await this.learn(this.room.game);
  }

  /** The server says something at least every 20 seconds; a stream that is silent for longer is dead. */
  #stillAlive(): void {
    clearTimeout(this.#watchdog);
    this.#watchdog = window.setTimeout(() => {
      this.connection = 'lost';
      this.open();
    }, SILENCE_MS);
  }

  /** A refused stream does not say why: perhaps the table was deleted, or never was. */
  async #onRefused(): Promise<void> {
    try {
      await get(`/tables/${this.id}`);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        this.connection = 'gone';
        this.problem = error.problem.text;
        clearTimeout(this.#watchdog);
        return;
      }
    }
    this.#reopenLater();
  }

  #reopenLater(): void {
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      if (!this.#closed) this.open();
    }, REOPEN_MS);
  }

  #onTable(state: TableState<W>): void {
    const first = this.version < 0;
    const newGame = this.room !== null && this.room.number !== state.room.number;
    const missed = state.version > this.version;
    const moved = this.seat !== state.seat;
    this.version = state.version;
    this.seat = state.seat;
    this.room = state.room;
    this.#endShown = this.over;
    this.view = state.view;
    this.figures = state.view === null ? null : state.figures;
    this.times = state.times;
    this.undo = state.undo;
    this.coach = state.coach;
    this.passing = state.passing;
    this.#connected();
    this.#decision = state.prompt?.number ?? state.version;
    this.#ask(state.prompt);
    if (this.catalogue === null) void this.learn(state.room.game);
    // Another seat hears other people.
    if ((first || moved) && state.room.chat) void this.chat.read();
    if (first || newGame) void this.#recall(-1);
    else if (missed) void this.#recall(this.log.at(-1)?.version ?? -1);
  }

  #onStep(step: TableStep<W>): void {
    const own = this.prompt !== null;
    if (!settings.calm) this.things.remember();
    this.version = step.version;
    if (DECISIVE.has(step.what)) this.#decision = step.version;
    this.thinking = null;
    // Another game may be on another map: its picture follows, and the board is made anew.
    if (step.room && this.room && step.room.number !== this.room.number) {
      this.view = null;
      this.show.forget();
    }
    if (step.room) this.room = step.room;
    this.times = step.times;
    this.undo = step.undo;
    this.coach = step.coach;
    this.passing = step.passing;
    if (step.changes && this.view) {
      this.view = applied(this.view, step.changes);
      this.figures = step.figures ?? this.figures;
    }
    this.events = step.events;
    if (this.#meanwhile) this.#meanwhile.push(step);
    else this.#tell([step]);
    this.#ask(step.prompt);
    if (!settings.calm) void this.show.settle();
    if (step.what === 'chose') this.show.tell(step, own);
    else if (step.back_to !== null) this.show.skipAll();
    // Who asked wants to know that somebody said no.
    else if (step.what === 'refused') this.show.announce(step.text);
    if (!this.over) this.#endShown = false;
    if (step.room?.status === 'over') void this.#end();
    else this.#sound(step.events.map(({ kind }) => kind));
  }

  /** The last move is seen before anybody reads how it ended. */
  async #end(): Promise<void> {
    await this.show.done;
    this.#endShown = true;
    cue(this.won ? 'win' : 'lose');
  }

  /** What a step told is heard; of anything else, whoever plays hears that there was something. */
  #sound(kinds: string[]): void {
    const heard = heardOf(kinds, manifestOf(this.room?.game ?? '')?.events);
    if (heard) cue(heard);
    else if (kinds.length > 0 && this.seat !== null) cue('step');
  }

  #ask(prompt: PromptNote<W> | null): void {
    const mine = prompt !== null && prompt.number !== this.prompt?.number;
    if (mine && this.prompt === null && this.version > 0) cue('my-turn');
    if (mine) this.#beginGuard();
    if (prompt === null || mine) {
      this.sending = false;
      this.letGo();
      this.withheld = null;
      this.unasked = '';
      this.hinted = null;
      this.hints = [];
      this.problem = '';
    }
    this.prompt = prompt;
    if (mine) for (const wake of this.#curious.splice(0)) wake();
  }

  #beginGuard(): void {
    this.guarded = true;
    clearTimeout(this.#guard);
    this.#guard = window.setTimeout(() => (this.guarded = false), GUARD_MS);
  }

  /** What was told after a version, as far back as the log goes. */
  async #recall(since: number): Promise<void> {
    const meanwhile: TableStep<W>[] = [];
    this.#meanwhile = meanwhile;
    const after = String(Math.max(since, this.version - LINES));
    const steps = await get(`/tables/${this.id}/history`, { after, limit: String(LINES) }).catch(() => []);
    if (meanwhile !== this.#meanwhile) return; // another picture came, and asks anew
    this.#meanwhile = null;
    if (since < 0) {
      this.log = [];
      if (this.show.since.length > 0) this.show.retell(steps);
      else this.#catchUp(steps);
    }
    this.#tell([...steps, ...meanwhile]);
  }

  /** Who comes to a table, or back to it, is told what happened since the last choice of one's own. */
  #catchUp(steps: TableStep[]): void {
    const begun = steps.findLastIndex(({ what }) => what === 'started');
    if (begun >= 0) this.show.forget();
    const chosen = steps.slice(begun + 1).filter(({ what }) => what === 'chose');
    this.show.comeBack(chosen.map((step) => ({ step, own: step.by === this.seat })));
  }

  #tell(steps: TableStep[]): void {
    this.log = told(this.log, steps, Boolean(this.room?.lesson));
  }

  // What the reader can do.

  /** What a hint or the coach points at. */
  get pointed(): Choice<W>[] {
    const places = [this.hinted ?? -1, ...(this.listening ? [] : (this.coach?.expected ?? []))];
    return places.flatMap((place) => this.choices[place] ?? []);
  }

  /** Something on the board was touched that stands for these choices; what is lifted waits for its place. */
  pick(choices: Choice<W>[], at: Element | null = null, lifts = false): void {
    const [only] = choices;
    if (only === undefined || this.guarded) return;
    const again = this.picked?.length === 1 && this.picked[0] === only;
    const sure = again ? Date.now() - this.#touched >= GUARD_MS : !settings.asksTwice && !lifts && !only.vain;
    // What one would be sorry for is held down where it is offered; of what comes to nothing one is told first.
    if (choices.length === 1 && !only.harms && sure) {
      void this.choose(only);
      return;
    }
    if (!again) this.#touched = Date.now();
    // What was read of something else would lie over the places for this.
    if (this.reading?.pinned && this.reading.at !== at) this.reading = null;
    [this.picked, this.held, this.lifts] = [choices, at, lifts];
  }

  /** A choice by a key, from the list or by letting go of a card: of what comes to nothing one is told first. */
  say(choice: Choice<W>): void {
    if (choice.vain) this.pick([choice]);
    else void this.choose(choice);
  }

  /** Nothing is held any more. */
  letGo(): void {
    this.picked = null;
    this.held = null;
  }

  /** Whether what the last choice took can be put back where it was. */
  get putsBack(): boolean {
    return this.taken && this.undo.freely > 0 && !this.sending;
  }

  /** A press of the pointer on a choice: one that comes with a new question was meant for the old one. */
  press(choice: Choice<W>): void {
    if (!this.guarded) void this.choose(choice);
  }

  async choose(choice: Choice<W>): Promise<void> {
    const prompt = this.prompt;
    const index = prompt?.choices.indexOf(choice) ?? -1;
    if (prompt === null || index < 0 || this.sending) return;
    if (this.coach?.no && !this.coach.expected.includes(index)) {
      this.problem = this.coach.no;
      this.letGo();
      return;
    }
    this.sending = true;
    // What was read about a thing is about the question before.
    if (this.reading?.pinned) this.reading = null;
    cue('choose');
    // One key: however often it has to be sent, the server makes this choice once.
    const body = { key: newKey(), prompt: prompt.number, choice: index };
    while (!(await this.#sent(body)) && this.prompt?.number === prompt.number);
  }

  /** Whether the server has answered to a choice, be it with a no; without a connection it waits for one. */
  async #sent(body: Record<string, unknown>): Promise<boolean> {
    if (this.connection === 'lost') {
      this.problem = words.say('web-choice-waits');
      await new Promise<void>((wake) => this.#waiting.push(wake));
    }
    try {
      await post(`/tables/${this.id}/move`, body);
      return true;
    } catch (error) {
      if (error instanceof Unreachable && this.connection === 'lost') return false;
      this.sending = false;
      this.#fail(error);
      return true;
    }
  }

  async takeBack(): Promise<void> {
    if (this.undo.freely > 0) await this.#do('undo', { prompt: this.#decision });
    else if (this.undo.by_asking) await this.#do('ask', { what: 'take-back' });
  }

  /** Take back so many choices, then make some of them again. */
  async anew(back: number, again: readonly string[]): Promise<void> {
    for (let step = 0; step < back; step += 1) {
      if (this.undo.freely === 0 || this.sending) return;
      const asked = this.#nextQuestion();
      if (!(await this.#do('undo', { prompt: this.#decision }))) return;
      await asked;
    }
    for (const text of again) {
      const choice = this.choices.find((each) => each.text === text);
      if (!choice) return;
      const asked = this.#nextQuestion();
      await this.choose(choice);
      await asked;
    }
  }

  #nextQuestion(): Promise<void> {
    return new Promise((wake) => this.#curious.push(wake));
  }

  async sit(seat: number | null = null): Promise<void> {
    await this.#do('sit', seat === null ? {} : { seat });
  }

  /** Whether it was done. */
  async leave(): Promise<boolean> {
    return this.#do('leave');
  }

  async comeBack(): Promise<void> {
    await this.#do('return');
  }

  async askFor(what: RequestNote['what'], seat = 0): Promise<void> {
    await this.#do('ask', { what, seat });
  }

  /** Let reactions go by until something happens; '' to be asked again. */
  async passUntil(until: string): Promise<void> {
    await this.#do('pass', { until });
  }

  async answer(yes: boolean): Promise<void> {
    if (this.room?.request) await this.#do('answer', { request: this.room.request.number, yes });
  }

  async openChapter(chapter: number): Promise<void> {
    await this.#do('chapter', { chapter });
  }

  async hint(): Promise<void> {
    if (this.prompt === null || this.advising) return;
    this.advising = true;
    try {
      const advice = await post(`/tables/${this.id}/hint`);
      if (advice.prompt !== this.prompt?.number) return;
      this.hinted = advice.choice;
      this.hints = advice.hints;
    } catch (error) {
      this.#fail(error);
    } finally {
      this.advising = false;
    }
  }

  async whyNot(text: string): Promise<Reason[]> {
    // While a choice is on its way the question is as good as gone.
    if (this.prompt === null || this.sending) return [];
    return get(`/tables/${this.id}/why`, { text }).catch(() => []);
  }

  async #do(deed: string, body: Record<string, unknown> = {}): Promise<boolean> {
    this.problem = '';
    try {
      await post(`/tables/${this.id}/${deed}`, body);
      return true;
    } catch (error) {
      this.sending = false;
      this.#fail(error);
      return false;
    }
  }

  #fail(error: unknown): void {
    // 409: the table has moved on, and its news is on the way.
    if (error instanceof Refused && error.status === 409) return;
    this.problem = error instanceof Refused ? error.problem.text : words.say('web-unreachable');
    cue('refused');
  }
}

/** What the stream tells of one kind. */
function hear<T>(source: EventSource, kind: string, tell: (note: T) => void): void {
  source.addEventListener(kind, ({ data }) => tell(JSON.parse(data)));
}
