// Where in the page something happened.

/** The nearest element around an event that fits. */
export function around(event: Event, selector: string): Element | null {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/** Keys belong to whoever is writing or choosing in a list. */
export function isTyping(event: Event): boolean {
  return around(event, 'input, select, textarea') !== null;
}

/** The value of a list that was chosen, out of those it offers. */
export function chosen<T extends string>(event: { currentTarget: HTMLSelectElement }, offered: readonly T[]): T {
  return offered.find((each) => each === event.currentTarget.value) ?? offered[0]!;
}
