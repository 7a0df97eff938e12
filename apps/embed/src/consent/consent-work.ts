import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** Milliseconds after which it is given up: what was to be sent waits, as where the intake is away. */
const longest = 60_000;
/** Milliseconds between two challenges of a page: one that comes at once says that the solution before was refused. */
const least = 3000;
let lastAt = -Infinity;

/** What an intake answers that asks for work: its challenge, as ALTCHA writes it. */
export type Asking = { readonly challenge: Challenge };

/**
 * Solves what a busy intake asks for, by the browser's own cryptography beside the page.
 *
 * @returns the header that brings the solution
 * @throws Error where that cannot be done, a page that is not secure has no cryptography, or was done just now
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
