import { toUtf8 } from '@app/evidence/utf8.ts';
import { fromHex, toBase64url, toHex } from '../page/encoding.ts';
import { call } from './api.ts';

/** A challenge in the format of ALTCHA, of which the server makes this kind alone. */
type Challenge = {
  readonly parameters: {
    readonly algorithm: 'PBKDF2/SHA-256';
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
    /** Seconds since 1970. */
    readonly expiresAt: number;
  };
  readonly signature: string;
};

type Solved = {
  readonly challenge: Challenge;
  readonly solution: { readonly counter: number; readonly derivedKey: string };
};

/** A solution that would expire while it is sent is not used, in milliseconds. */
const margin = 60_000;

let solving: Promise<Solved> | undefined;

async function solve(): Promise<Solved> {
  const { challenge } = await call<{ readonly challenge: Challenge }>('/work');
  const { nonce, keyPrefix, expiresAt } = challenge.parameters;
  const start = fromHex(nonce);
  const password = new Uint8Array(start.length + 4);
  password.set(start);
  for (let counter = 0; expiresAt * 1000 > Date.now(); counter++) {
    new DataView(password.buffer).setUint32(start.length, counter);
    const derivedKey = await derive(challenge, password);
    if (derivedKey.startsWith(keyPrefix)) return { challenge, solution: { counter, derivedKey } };
  }
  throw new Error('There was not time enough.');
}

/** One try, by the browser and off the main thread. */
async function derive({ parameters }: Challenge, password: Uint8Array<ArrayBuffer>): Promise<string> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const salt = Uint8Array.from(fromHex(parameters.salt));
  const how = { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: parameters.cost };
  return toHex(new Uint8Array(await crypto.subtle.deriveBits(how, key, parameters.keyLength * 8)));
}

/** Begins to work in the background, so that sending need not wait. A failure shows only when the work is needed. */
export function beginWork(): void {
  solving ??= solve();
  solving.catch(() => {
    solving = undefined;
  });
}

/** The header of one call. Each solution counts once, and an expired one is replaced. @throws CallFailed or Error */
export async function takeWork(): Promise<Readonly<Record<string, string>>> {
  beginWork();
  let solved = await solving;
  solving = undefined;
  if (!solved || solved.challenge.parameters.expiresAt * 1000 < Date.now() + margin) solved = await solve();
  return { 'x-work': toBase64url(toUtf8(JSON.stringify(solved))) };
}
