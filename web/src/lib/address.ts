// What stands in an address, as text. Anybody can type anything there: what cannot be read stays as it is written.
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
