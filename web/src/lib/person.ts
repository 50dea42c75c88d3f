// Being a person here: signing in and out in this browser.
import { NEW_GUEST, post } from './api';
import { bringTogether, clear, follow } from './belongings';
import type { GuestAnswer } from './protocol';
import { settings } from './settings.svelte';

let following = settings.now.person;

/** This browser is signed in from now on; what it kept is the person's, and what the person keeps is here. */
export async function signedIn(answer?: GuestAnswer): Promise<void> {
  settings.set({ ...(answer ? { name: answer.name, token: answer.token } : {}), person: true });
  window.dispatchEvent(new Event(NEW_GUEST));
  if (!following) follow();
  following = true;
  await bringTogether().catch(() => undefined);
}

/** This browser is nobody's; what was the person's is with the person. */
export async function signOut(): Promise<void> {
  await bringTogether().catch(() => undefined);
  await post('/people/devices/drop', { id: '' });
  signedOut();
}

export function signedOut(): void {
  settings.set({ name: '', token: '', person: false });
  clear();
  window.dispatchEvent(new Event(NEW_GUEST));
}
