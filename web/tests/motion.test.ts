import { expect, test } from 'vitest';

/** What moves once takes so many milliseconds; what breathes to draw the eye does so a few times. */
const [SHORTEST, LONGEST] = [150, 600];
const REPEATS = / \d+( alternate)?$/;
const SOURCES = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What is said of movements in a file. */
const said = (text: string): string[] =>
  [...text.matchAll(/^\s*(?:animation|transition): ([^;]*);/gm)].map(([, words]) => words ?? '');

function movements(): [file: string, ms: number][] {
  return Object.entries(SOURCES).flatMap(([file, text]) =>
    said(text)
      .filter((words) => !REPEATS.test(words))
      .flatMap((words) => [...words.matchAll(/(?:^|, )[a-z-]+ ([\d.]+)(ms|s)\b/g)])
      .map(([, number, unit]): [string, number] => [file, Number(number) * (unit === 's' ? 1000 : 1)]),
  );
}

test('what moves once is neither too fast to be seen nor so slow that one waits for it', () => {
  const found = movements();
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, ms]) => ms < SHORTEST || ms > LONGEST)).toEqual([]);
});

test('nothing moves for ever: a table at rest has nothing to draw', () => {
  const endless = Object.entries(SOURCES).filter(([, text]) => said(text).some((words) => words.includes('infinite')));
  expect(endless.map(([file]) => file)).toEqual([]);
});
