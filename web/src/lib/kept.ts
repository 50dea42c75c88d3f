// What this browser keeps. One that keeps nothing still plays.

/** What lies under a key; `nothing` where there is none, or nothing that can be read. */
export function recall<T>(key: string, nothing: T): T {
  try {
    const found: T | null = JSON.parse(localStorage.getItem(key) ?? 'null');
    return found ?? nothing;
  } catch {
    return nothing;
  }
}

/** Told to the window, with the key, when something was kept. */
export const KEPT = 'skyshelf-kept';

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // There is no room, or it is not allowed.
  }
  window.dispatchEvent(new CustomEvent(KEPT, { detail: key }));
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept here.
  }
}
