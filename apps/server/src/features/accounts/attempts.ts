import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { sha256 } from '#platform/crypto/tokens.ts';
import { Problem } from '#platform/http/problem.ts';

// By address the endpoints declare their limits; these are by e-mail, against guessing from many addresses.
const signIns = new RateLimiterMemory({ keyPrefix: 'sign-in', points: 20, duration: 15 * 60 });
const mails = new RateLimiterMemory({ keyPrefix: 'mail', points: 5, duration: 60 * 60 });

/**
 * Counts a try to sign in, or to learn whether an address is known.
 * @throws Problem `rate.limited`
 */
export async function countTry(email: string): Promise<void> {
  try {
    await signIns.consume(keyOf(email));
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    throw new Problem('rate.limited', { seconds: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) });
  }
}

/** A right password shows that it was the owner who tried. */
export async function forgetTries(email: string): Promise<void> {
  await signIns.delete(keyOf(email));
}

/** Whether a stranger may have another mail sent to this address. Says nothing to the stranger either way. */
export async function mayMail(email: string): Promise<boolean> {
  try {
    await mails.consume(keyOf(email));
    return true;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return false;
  }
}

// Hashed, so that addresses do not lie about in memory.
function keyOf(email: string): string {
  return sha256(email).toString('base64url');
}
