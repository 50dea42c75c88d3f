import { describe, expect, it } from 'vitest';
import { beside } from '../src/table/beside';
import { looseOf, mainOf } from '../src/table/main';
import { choice } from './samples';

describe('the main button', () => {
  it('ends, passes or goes on', () => {
    const choices = [choice('play a'), choice('end'), choice('pass')];
    expect(mainOf(choices)?.text).toBe('end');
    expect(mainOf([choice('play a'), choice('pass all')])?.text).toBe('pass all');
  });

  it('declines where nothing is to be accepted', () => {
    expect(mainOf([choice('yes'), choice('no')])).toBeUndefined();
    expect(mainOf([choice('play a'), choice('no draw')])?.text).toBe('no draw');
  });

  it('is the only choice there is', () => {
    expect(mainOf([choice('play a')])?.text).toBe('play a');
    expect(mainOf([choice('play a'), choice('play b')])).toBeUndefined();
  });
});

it('what glows on the board is not repeated as a button', () => {
  const [on, off, end] = [choice('play a'), choice('play b'), choice('end')];
  const when = { ...choice('when all'), aside: true };
  expect(looseOf([on, off, end, when], new Set([on]))).toEqual([off]);
});

describe('what is read lies', () => {
  const room = { width: 1000, height: 600 };
  const size = { width: 300, height: 200 };

  it('on the emptier side', () => {
    expect(beside(new DOMRect(100, 100, 100, 100), size, room)).toEqual({ left: 210, top: 50 + 0 });
    expect(beside(new DOMRect(800, 100, 100, 100), size, room).left).toBe(490);
  });

  it('inside the window', () => {
    expect(beside(new DOMRect(100, 580, 100, 20), size, room).top).toBe(392);
    expect(beside(new DOMRect(0, 0, 1000, 50), size, room).top).toBe(60);
  });
});
