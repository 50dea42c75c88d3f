// What people say at a table. Muting happens here: nobody is told that they are not heard.
import { get, post, Refused } from './api';
import { keep, recall } from './kept';
import type { PhraseNote, ChatLineNote } from './protocol';
import { settings } from './settings.svelte';
import { cue } from './sound';
import { words } from './words.svelte';

interface Kept {
  seen: number;
  muted: string[];
}

const KEY = 'skyshelf-chat';
/** Tables whose mutes this browser remembers. */
const TABLES = 60;
const LINES = 200;

const readAll = (): Record<string, Kept> => recall(KEY, {});

export class Chat {
  readonly table: string;
  speaker = $state('');
  longest = $state(300);
  phrases: PhraseNote[] = $state.raw([]);
  problem = $state('');
  sending = $state(false);
  /** Whether the lines are in view: what comes then is read. */
  inView = $state(false);
  #all: ChatLineNote[] = $state.raw([]);
  #seen = $state(0);
  muted: string[] = $state([]);
  /** The newest line of somebody else, to be read aloud. */
  newest: ChatLineNote | null = $state.raw(null);

  constructor(table: string) {
    this.table = table;
    const kept = readAll()[table];
    this.#seen = kept?.seen ?? 0;
    this.muted = kept?.muted ?? [];
  }

  remarks = $derived(settings.now.chatMuted ? [] : this.#all.filter((each) => !this.muted.includes(each.speaker)));
  /** Whether something was said by those who are muted. */
  hides = $derived(this.remarks.length < this.#all.length);
  unread = $derived(this.remarks.filter((each) => each.at > this.#seen && each.speaker !== this.speaker).length);
  /** Everybody who has said something, except the reader. */
  people = $derived([
    ...new Map(this.#all.filter((each) => each.speaker !== this.speaker).map((each) => [each.speaker, each.name])),
  ]);

  /** All that may be heard, in the language spoken now. */
  async read(): Promise<void> {
    const note = await get(`/tables/${this.table}/chat`).catch(() => null);
    if (note === null) return;
    this.speaker = note.speaker;
    this.longest = note.longest;
    this.phrases = note.phrases;
    const known = new Set(note.remarks.map((each) => each.id));
    this.#all = [
      ...note.remarks,
      ...this.#all.filter((each) => !known.has(each.id) && each.at > (note.remarks.at(-1)?.at ?? 0)),
    ];
    if (this.inView) this.markRead();
  }

  hear(line: ChatLineNote): void {
    if (this.#all.some((each) => each.id === line.id)) return;
    this.#all = [...this.#all, line].slice(-LINES);
    if (this.inView) this.markRead();
    if (line.speaker === this.speaker || settings.now.chatMuted || this.muted.includes(line.speaker)) return;
    this.newest = line;
    cue('said');
  }

  async say(what: { text: string } | { phrase: string }): Promise<boolean> {
    this.problem = '';
    this.sending = true;
    try {
      this.hear(await post(`/tables/${this.table}/say`, what));
      return true;
    } catch (error) {
      this.problem = error instanceof Refused ? error.problem.text : words.say('web-unreachable');
      return false;
    } finally {
      this.sending = false;
    }
  }

  mute(speaker: string, quiet: boolean): void {
    this.muted = quiet ? [...this.muted, speaker] : this.muted.filter((each) => each !== speaker);
    this.#keep();
  }

  markRead(): void {
    const last = this.#all.at(-1)?.at ?? 0;
    if (last <= this.#seen) return;
    this.#seen = last;
    this.#keep();
  }

  #keep(): void {
    const { [this.table]: _, ...others } = readAll();
    const kept = Object.entries(others).slice(1 - TABLES);
    const all = Object.fromEntries([...kept, [this.table, { seen: this.#seen, muted: [...this.muted] }]]);
    keep(KEY, all);
  }
}
