import { describe, expect, it } from 'vitest';
import { LINES, linesOf, told } from '../src/lib/lines';
import { event, step } from './samples';

describe('a log', () => {
  it('has a line for each event that says something, and one for the step', () => {
    const lines = linesOf(step(3, { text: 'Ada came back.', events: [event('moved', 'A'), event('quiet', '')] }));
    expect(lines.map(({ id, text }) => [id, text])).toEqual([
      ['3.0', 'A'],
      ['3.t', 'Ada came back.'],
    ]);
  });

  it('strikes out what was taken back', () => {
    const log = told([], [step(1, { events: [event('a', 'A')] }), step(2, { events: [event('b', 'B')] })], false);
    const after = told(log, [step(3, { what: 'undone', back_to: 1, text: 'Taken back.' })], false);
    expect(after.map(({ text, undone }) => [text, undone])).toEqual([
      ['A', false],
      ['B', true],
      ['Taken back.', false],
    ]);
  });

  it('hears a step once, however often it is told', () => {
    const log = told([], [step(1, { events: [event('a', 'A')] })], false);
    expect(told(log, [step(1, { events: [event('a', 'A')] })], false)).toEqual(log);
  });

  it('begins anew with a chapter of a lesson, and only there', () => {
    const log = told([], [step(1, { events: [event('a', 'A')] })], true);
    const started = step(2, { what: 'started', events: [event('b', 'B')] });
    expect(told(log, [started], true).map(({ text }) => text)).toEqual(['B']);
    expect(told(log, [started], false).map(({ text }) => text)).toEqual(['A', 'B']);
  });

  it('keeps the newest lines', () => {
    const steps = Array.from({ length: LINES + 5 }, (_, number) => step(number, { events: [event('a', `${number}`)] }));
    const log = told([], steps, false);
    expect(log).toHaveLength(LINES);
    expect(log[0]!.text).toBe('5');
  });
});
