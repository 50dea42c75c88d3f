// What stands in an address, as text. Anybody can type anything there: what cannot be read stays as it is written.
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Names by which every machine calls itself: elsewhere they lead to another one. */
const OWN_NAMES = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether an address leads here from other devices as well. */
export function leadsHere(address: string): boolean {
  return !OWN_NAMES.has(new URL(address).hostname);
}
