import { verifySync } from 'otplib';
import type { SignInWay } from '@app/contract';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { applyTotp, listTotp, takeRecoveryCode, type StoredTotp } from './queries.ts';
import { isOfApp, plainCode } from './rules.ts';
import { openSeed } from './seal.ts';

const stepSeconds = 30;

/**
 * The time step of a code, at most one step before or after now, since clocks differ (RFC 6238, 5.2). Undefined: it is none of
 * this app.
 */
export function stepOf(services: Services, totp: StoredTotp, code: string): number | undefined {
  const result = verifySync({
    secret: openSeed(services.secrets, totp.personId, totp.seed),
    token: code,
    epoch: Math.floor(services.now().getTime() / 1000),
    epochTolerance: stepSeconds,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}

/**
 * Checks a code of an app or a recovery code, and uses it up: each works once. Returns which it was; undefined: it is wrong.
 */
export async function checkCode(
  tx: Tx,
  services: Services,
  personId: string,
  typed: string,
): Promise<SignInWay | undefined> {
  const code = plainCode(typed);
  if (!isOfApp(code)) return (await takeRecoveryCode(tx, personId, sha256(code))) ? 'recovery-code' : undefined;
  for (const totp of await listTotp(tx, personId)) {
    const step = totp.confirmedAt ? stepOf(services, totp, code) : undefined;
    if (step !== undefined && (await applyTotp(tx, personId, totp.id, step, services.now()))) return 'totp';
  }
  return undefined;
}
