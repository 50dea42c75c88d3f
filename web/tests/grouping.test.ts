import { describe, expect, it } from 'vitest';
import { grouped, keysOf } from '../src/table/grouping';
import { choice } from './samples';

describe('the choices of a question', () => {
  it('stand in groups; those that are alone go together behind them', () => {
    const [a, b, pass, end] = [choice('play a'), choice('play b'), choice('pass'), choice('end')];
    expect(grouped([pass, a, end, b])).toEqual([
      ['play', [a, b]],
      ['', [pass, end]],
    ]);
  });

  it('about how one is asked come last, even alone', () => {
    const [when, a, b] = [{ ...choice('when all'), aside: true }, choice('play a'), choice('play b')];
    expect(grouped([when, a, b]).map(([name]) => name)).toEqual(['play', 'when']);
  });

  it('need no group where there are none', () => {
    expect(grouped([])).toEqual([]);
  });
});

describe('the keys of choices', () => {
  it('are their places', () => {
    expect(keysOf(['Play', 'Pass'])).toEqual(['1', '2']);
  });

  it('are the numbers themselves where numbers are chosen', () => {
    expect(keysOf(['0', '2', '5'])).toEqual(['0', '2', '5']);
  });

  it('are places where a number comes twice', () => {
    expect(keysOf(['2', '2'])).toEqual(['1', '2']);
  });

  it('end with the ninth', () => {
    expect(keysOf(Array.from('abcdefghij')).at(-1)).toBe('');
  });
});
