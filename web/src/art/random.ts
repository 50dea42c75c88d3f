// Chance that is the same each time for the same words, so that a card always looks the same.

/** One of a list, which must not be empty. */
export function oneOf<T>(list: readonly T[], chance: () => number): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error('There is nothing to choose from.');
  return found;
}

export function random(seed: string): () => number {
  let state = 2166136261;
  for (let index = 0; index < seed.length; index++) {
    state = Math.imul(state ^ seed.charCodeAt(index), 16777619);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
