// Where a number comes from, in one line.

/** "4 = printed 2, tokens +1, Banner +1"; what is only printed stands alone. The first part is what is printed. */
export function sumOf(total: number | string, parts: [source: string, number: number][]): string {
  if (parts.length < 2) return String(total);
  const told = parts.map(([source, number], index) => `${source} ${index > 0 && number > 0 ? '+' : ''}${number}`);
  return `${total} = ${told.join(', ')}`;
}
