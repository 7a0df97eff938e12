import { hashPassword, verifyPassword } from '#platform/crypto/passwords.ts';
import { Problem } from '#platform/http/problem.ts';
import { passwordMin } from '@app/contract';
import { passwordMax, passwordRefusal } from './rules.ts';

/** @throws Problem `password.too-short`, `password.too-long`, `password.too-common`, with `field` marked */
export function checkNewPassword(password: string, email: string, field: string): void {
  const refusal = passwordRefusal(password, email);
  if (!refusal) return;
  const code = `password.${refusal}` as const;
  const values = { length: refusal === 'too-long' ? passwordMax : passwordMin };
  throw new Problem(code, values, { [field]: { code, values } });
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Takes as long when there is none to compare with, so that the time of the answer does
 * not tell whether an address is known.
 * @throws Problem `server.busy`
 */
export async function isPassword(passwordHash: string | null | undefined, password: string): Promise<boolean> {
  if (passwordHash) return verifyPassword(passwordHash, password);
  decoy ??= hashPassword('the password of nobody').catch((error: unknown) => {
    // A server that was busy once is not busy for ever.
    decoy = undefined;
    throw error;
  });
  await verifyPassword(await decoy, password);
  return false;
}
