// Passkeys, by the browser's own functions; what cannot read and write them as JSON does without.

export const canPasskey = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential;

const asJson = (found: Credential | null): object | null =>
  found instanceof PublicKeyCredential ? found.toJSON() : null;

/** A new passkey of this device, as the server reads it. */
export async function makePasskey(sent: string): Promise<object | null> {
  const options: PublicKeyCredentialCreationOptionsJSON = JSON.parse(sent);
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  return asJson(await navigator.credentials.create({ publicKey }));
}

/** What a passkey of this device answers, as the server reads it. */
export async function usePasskey(sent: string): Promise<object | null> {
  const options: PublicKeyCredentialRequestOptionsJSON = JSON.parse(sent);
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return asJson(await navigator.credentials.get({ publicKey }));
}
