// Names that nobody else has chosen, for requests and for what lies in this browser.

const BYTES = 16;

/** `crypto.randomUUID` is for https only, and a club in its own network plays at `http://192.168.0.7`. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Enough for the few things of one browser. */
export const newId = (): string => newKey().slice(0, 8);
