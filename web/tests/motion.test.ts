import { expect, test } from 'vitest';

/** What moves once takes so many milliseconds; what breathes while it waits for a choice goes on. */
const [SHORTEST, LONGEST] = [150, 600];
const SOURCES = import.meta.glob<string>(['../src/**/*.svelte', '../src/**/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function movements(): [file: string, ms: number][] {
  return Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(/^\s*(?:animation|transition): ([^;]*);/gm)]
      .map(([, said]) => said ?? '')
      .filter((said) => !said.includes('infinite'))
      .flatMap((said) => [...said.matchAll(/(?:^|, )[a-z-]+ ([\d.]+)(ms|s)\b/g)])
      .map(([, number, unit]): [string, number] => [file, Number(number) * (unit === 's' ? 1000 : 1)]),
  );
}

test('what moves once is neither too fast to be seen nor so slow that one waits for it', () => {
  const found = movements();
  expect(found.length).toBeGreaterThan(5);
  expect(found.filter(([, ms]) => ms < SHORTEST || ms > LONGEST)).toEqual([]);
});
