// Push messages of this browser.

export const canPush = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => string };
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

/** The one script that is named by its address; the server's policy wants it to be vouched for. */
const worker = (): string => {
  const policy = window.trustedTypes?.createPolicy('skyshelf-worker', { createScriptURL: () => '/sw.js' });
  return policy ? policy.createScriptURL('/sw.js') : '/sw.js';
};

/** What the server needs in order to reach this browser; null where the reader or the browser does not want it. */
export async function subscribe(key: string): Promise<{ address: string; p256dh: string; auth: string } | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const known = await navigator.serviceWorker.getRegistration('/');
  const registration = known ?? (await navigator.serviceWorker.register(worker()));
  await navigator.serviceWorker.ready;
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  const { endpoint, keys } = made.toJSON();
  return endpoint && keys?.p256dh && keys.auth ? { address: endpoint, p256dh: keys.p256dh, auth: keys.auth } : null;
}
