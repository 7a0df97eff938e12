import { z } from 'zod';
import { hideAlert, showAlert } from './alerts.ts';
import { log } from './log.ts';
import { spokenWords } from './words.tsx';

const challenge = z.object({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: z.string(),
    salt: z.string(),
    // A malicious challenge could keep the page busy forever.
    cost: z.int().max(100_000),
    keyLength: z.int().max(64),
    keyPrefix: z.string().max(4),
  }),
  signature: z.string(),
});

/** Milliseconds after which solving is aborted and the refusal is shown. */
const longest = 60_000;

/**
 * Solves the challenge of a busy server. Returns the header with the solution; undefined if that is impossible, as on an
 * insecure page, which has no cryptography. The browser derives keys off the main thread, so the page stays usable.
 */
export async function solveWork(refusal: unknown): Promise<Readonly<Record<string, string>> | undefined> {
  const read = z.object({ challenge }).safeParse(refusal);
  if (!read.success || !globalThis.isSecureContext) return undefined;
  showAlert({ type: 'neutral', message: spokenWords().shell.oneMoment });
  try {
    const [{ solveChallenge }, { deriveKey }] = await Promise.all([
      import('altcha-lib'),
      import('altcha-lib/algorithms/web/pbkdf2'),
    ]);
    const solution = await solveChallenge({ challenge: read.data.challenge, deriveKey, timeout: longest });
    if (!solution) return undefined;
    const { counter, derivedKey } = solution;
    return {
      'x-work': base64url(JSON.stringify({ challenge: read.data.challenge, solution: { counter, derivedKey } })),
    };
  } catch (error) {
    log.warn(`The challenge was not solved: ${String(error)}`);
    return undefined;
  } finally {
    hideAlert();
  }
}

function base64url(text: string): string {
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
