// Where a number comes from, in one line.

export interface Source {
  name: string;
  number: number;
  /** What stands on the card; all else is added to it. */
  printed: boolean;
}

/** "4 = printed 2, tokens +1, Banner +1"; what is only printed stands alone. */
export function sumOf(total: number | string, parts: Source[]): string {
  if (parts.every(({ printed }) => printed)) return String(total);
  const told = parts.map(({ name, number, printed }) => `${name} ${!printed && number > 0 ? '+' : ''}${number}`);
  return `${total} = ${told.join(', ')}`;
}
