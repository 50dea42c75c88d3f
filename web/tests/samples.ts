// What a server would send, as small as it can be.
import type { Wire } from '../src/lib/engine';
import type { Choice, PromptNote, RoomState, SaidEvent, TableState, TableStep } from '../src/lib/protocol';

/** A game in which dice are taken. */
export interface SampleWire extends Wire {
  option: { is: 'TakeDie'; die: number } | { is: 'Pass' };
}

export const room: RoomState = {
  game: 'sample',
  mode: 'friendly',
  settings: {},
  clock: { kind: 'none', seconds: 0, increment: 0, days: 0 },
  watch: 'everybody',
  window: 0,
  status: 'playing',
  number: 1,
  seats: [
    { name: 'Ada', role: '', person: true, bot: '', left: false, holidays: [] },
    { name: 'Ben', role: '', person: true, bot: '', left: false, holidays: [] },
  ],
  request: null,
  commitment: '',
  seed: '',
  lesson: '',
  chat: false,
  hints: false,
  phrases: false,
  frozen: '',
  ended: null,
  rivals: true,
  invitation: '',
  rated: false,
  event: '',
};

export const choice = (text: string, option: SampleWire['option'] = { is: 'Pass' }): Choice<SampleWire> => ({
  label: text,
  text,
  group: text.split(' ')[0]!,
  option,
  aside: false,
  harms: false,
  vain: false,
});

export const prompt = (number: number, choices: Choice<SampleWire>[]): PromptNote<SampleWire> => ({
  number,
  kind: 'main',
  rule: '',
  text: 'What now?',
  about: '',
  choices,
  groups: {},
});

export const event = (kind: string, text: string): SaidEvent => ({ kind, rule: '', args: {}, secret: false, text });

export const view = { seat: 0, turn: 1, decider: 0, outcome: null, is: 'SampleView', stones: [1, 2] };

export function state(change: Partial<TableState<SampleWire>> = {}): TableState<SampleWire> {
  return {
    table: 'abc',
    version: 4,
    seat: 0,
    room,
    view,
    figures: {},
    prompt: null,
    times: null,
    undo: { freely: 0, by_asking: false },
    coach: null,
    passing: null,
    ...change,
  };
}

export function step(version: number, change: Partial<TableStep<SampleWire>> = {}): TableStep<SampleWire> {
  return {
    table: 'abc',
    version,
    at: 0,
    what: 'chose',
    by: null,
    text: '',
    events: [],
    back_to: null,
    changes: [],
    figures: {},
    room: null,
    prompt: null,
    times: null,
    undo: { freely: 0, by_asking: false },
    coach: null,
    passing: null,
    ...change,
  };
}
