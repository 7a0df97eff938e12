// The browser's own functions for passkeys (WebAuthn Level 3, 5.1), with what the server sends and takes.

import { log } from '#app/log.ts';

type Json = Record<string, unknown>;

/** Whether this browser makes and uses passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential;
}

/** Whether it offers passkeys in the field for the address. */
export async function offersInField(): Promise<boolean> {
  return hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;
}

/** Makes a passkey. Undefined: the person closed the browser's dialog. */
export async function createPasskey(options: Json): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as unknown as PublicKeyCredentialCreationOptionsJSON, // made by the server for this
  );
  return answerOf(navigator.credentials.create({ publicKey }));
}

type Asking = { readonly inField: boolean; readonly signal: AbortSignal };

/** Asks for a passkey. Undefined: the person closed the browser's dialog, or another question took its place. */
export async function askPasskey(options: Json, { inField, signal }: Asking): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as unknown as PublicKeyCredentialRequestOptionsJSON, // made by the server for this
  );
  return answerOf(navigator.credentials.get({ publicKey, signal, ...(inField && { mediation: 'conditional' }) }));
}

/**
 * Tells the browser which passkeys of a person still work, so that it stops offering removed ones (WebAuthn Level 3, 5.1.10).
 * Browsers that cannot be told go on offering them.
 */
export async function signalPasskeys(personId: string, credentialIds: readonly string[]): Promise<void> {
  if (typeof PublicKeyCredential === 'undefined' || !('signalAllAcceptedCredentials' in PublicKeyCredential)) return;
  // The id of the person as text is what passkeys are made for.
  const userId = btoa(personId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  const known = { rpId: window.location.hostname, userId, allAcceptedCredentialIds: [...credentialIds] };
  await PublicKeyCredential.signalAllAcceptedCredentials(known).catch((error: unknown) =>
    log.warn('The browser did not learn which passkeys work.', error),
  );
}

async function answerOf(asked: Promise<Credential | null>): Promise<unknown> {
  try {
    const credential = await asked;
    if (!(credential instanceof PublicKeyCredential)) return undefined;
    // No extension is asked for; some browsers answer some all the same.
    const { clientExtensionResults: _, ...answer } = credential.toJSON();
    return answer;
  } catch (error) {
    if (error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'AbortError'))
      return undefined;
    throw error;
  }
}
