import type { Standing } from '#platform/crypto/gate.ts';
import { passwordLengths, shortestPassword } from '@app/contract';
import { hashPassword, verifyPassword } from '#platform/crypto/passwords.ts';
import { Problem } from '#platform/http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { passwordRefusal } from './password-rules.ts';

/** A password has to suffice alone: a second factor can be removed later. */
const secondFactor = false;

/** The person who chooses a password, and the installation. */
export type PasswordOwner = {
  readonly email: string;
  readonly name?: string | undefined;
  readonly publicUrl?: string;
};

/** @throws Problem `password.too-short`, `password.too-long`, `password.too-common`, for `field` */
export function checkNewPassword(password: string, owner: PasswordOwner, field: string): void {
  const refusal = passwordRefusal(password, { names: namesOf(owner), secondFactor }, isCommonPassword);
  if (!refusal) return;
  const code = `password.${refusal}` as const;
  const values = { length: refusal === 'too-long' ? passwordLengths.most : shortestPassword(secondFactor) };
  throw new Problem(code, values, { [field]: { code, values } });
}

function namesOf({ email, name = '', publicUrl }: PasswordOwner): string[] {
  const [local = '', domain = ''] = email.split('@');
  const host = publicUrl === undefined ? '' : new URL(publicUrl).hostname;
  return [email, local, domain, name, host, ...[domain, host].map((full) => full.split('.').at(-2) ?? ''), 'candor'];
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Takes as long when there is no hash to compare with, so that the response time does not reveal
 * whether an address is known.
 * @throws Problem `server.busy`
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
  standing: Standing = 'stranger',
): Promise<boolean> {
  if (passwordHash) return verifyPassword(passwordHash, password, standing);
  decoy ??= hashPassword('the password of nobody', standing).catch((error: unknown) => {
    // Reset, so that the next call tries again.
    decoy = undefined;
    throw error;
  });
  await verifyPassword(await decoy, password, standing);
  return false;
}
