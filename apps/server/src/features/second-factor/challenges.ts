import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import type { Tx } from '#platform/database/database.ts';
import type { Services } from '#platform/http/context.ts';
import { insertChallenge, takeChallenge } from './passkey-queries.ts';

const minutes = 10;

/** The host for which passkeys are made. Undefined at an IP address, where browsers allow none (WebAuthn, 5.1.2). */
export function relyingParty({ config }: Pick<Services, 'config'>): string | undefined {
  const { hostname } = new URL(config.publicUrl);
  return isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? hostname : undefined;
}

/** Makes what an authenticator is to sign, for one browser or session. */
export async function newChallenge(tx: Tx, now: Date, boundTo: Buffer): Promise<Buffer> {
  const challenge = randomBytes(32);
  await insertChallenge(tx, { challenge, boundTo, expiresAt: new Date(now.getTime() + minutes * 60_000) });
  return challenge;
}

/** Takes the challenge that was signed. Undefined: it was not made for this browser, is over, or was used. */
export async function takeSigned(
  tx: Tx,
  now: Date,
  boundTo: Buffer,
  clientDataJSON: string,
): Promise<string | undefined> {
  const signed = challengeIn(clientDataJSON);
  if (signed?.length !== 32) return undefined;
  return (await takeChallenge(tx, signed, boundTo, now)) ? signed.toString('base64url') : undefined;
}

function challengeIn(clientDataJSON: string): Buffer | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')) as Record<
      string,
      unknown
    >;
    return typeof challenge === 'string' ? Buffer.from(challenge, 'base64url') : undefined;
  } catch {
    return undefined;
  }
}
