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

  it('draws where nobody else could, and never goes without a card unasked', () => {
    expect(mainOf([choice('draw 1'), choice('no draw')])?.text).toBe('draw 1');
    expect(mainOf([choice('draw 1'), choice('draw 2'), choice('no draw')])).toBeUndefined();
    expect(mainOf([choice('play a'), choice('draw 1'), choice('no draw')])?.text).toBe('no draw');
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

  it('above the hand, not over the other cards in it', () => {
    expect(beside(new DOMRect(400, 450, 100, 140), size, room)).toEqual({ left: 300, top: 240 });
  });

  it('inside the window', () => {
    expect(beside(new DOMRect(100, 580, 100, 20), { width: 300, height: 590 }, room).top).toBe(8);
    expect(beside(new DOMRect(0, 0, 1000, 50), size, room).top).toBe(60);
  });
});
