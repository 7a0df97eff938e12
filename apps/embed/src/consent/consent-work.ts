import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Timeout in milliseconds. After it, the consent waits to be sent later, as when the intake is unreachable. */
const longest = 60_000;
/**
 * Minimum time between two challenges of a page, in milliseconds: an earlier challenge means that the last solution was
 * refused.
 */
const least = 3000;
let lastAt = -Infinity;

/** Response of an intake that asks for proof of work: its challenge in ALTCHA's format. */
export type Asking = { readonly challenge: Challenge };

/**
 * Solves the challenge of a busy intake with the browser's Web Crypto, off the main thread.
 *
 * @returns the header with the solution
 * @throws Error if that is not possible (an insecure page has no Web Crypto), or if a challenge was solved just now
 */
export async function solve({ challenge }: Asking): Promise<Readonly<Record<string, string>>> {
  if (performance.now() - lastAt < least) throw new Error('A solution was not taken.');
  const solution = await solveChallenge({ challenge, deriveKey, timeout: longest });
  lastAt = performance.now();
  if (!solution) throw new Error('There was not time enough.');
  const { counter, derivedKey } = solution;
  return { 'x-work': base64url(JSON.stringify({ challenge, solution: { counter, derivedKey } })) };
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
