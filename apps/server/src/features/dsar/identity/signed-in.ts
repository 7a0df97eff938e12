import { email, oneLine } from '@app/contract/fields.ts';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { decodeProtectedHeader, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyOptions } from 'jose';
import { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import { sha256 } from '#platform/crypto/tokens.ts';
import type { PublishedForm } from '../form-cache.ts';
import { listKeys, type StoredKey } from './key-queries.ts';

/** Somebody signed in at the site, as its server states. */
export type SignedIn = {
  /** The key that signed the statement. */
  readonly keyId: string;
  /** The id by which the site knows them. */
  readonly subject: string;
  /** Their address, which the site has verified. */
  readonly email: string;
  readonly name: string;
  /** What is stored once the statement is used, and until when. */
  readonly use: { readonly hash: Buffer; readonly endsAt: Date };
};

/** The life of a statement and the tolerated clock difference, in seconds. */
const longestLife = 600;
const tolerance = 60;
/** Minutes that somebody has to fill in the form after they were sent to it. */
const minutesToFill = 120;

/** Claims by the names of OpenID Connect. @see OpenID Connect Core 1.0, 5.1 */
const claims = z.object({
  sub: oneLine(256),
  email,
  email_verified: z.literal(true),
  name: oneLine(200).optional().catch(undefined),
  jti: oneLine(256),
  iat: z.number(),
  exp: z.number(),
});

const ticket = z.object({
  keyId: z.uuid(),
  sub: z.string(),
  email: z.string(),
  name: z.string(),
  use: z.string().regex(/^[\da-f]{64}$/),
  exp: z.number(),
});

const ticketKey = ({ secrets }: Pick<Services, 'secrets'>) => secrets.key('dsar identity tickets');

/**
 * Who is signed in, as a statement of the site says: a JWT that one of the registered keys signed, whose `aud` is the id of the
 * form. It is valid for ten minutes at most, and once. Also reads the ticket that the form carries in its place, so that nobody
 * has to fill it in within ten minutes. Undefined: it does not count.
 *
 * @see RFC 7519; RFC 8725, 3
 */
export async function signedIn(
  services: Services,
  { accountId, site }: Pick<PublishedForm, 'accountId' | 'site'>,
  formId: string,
  given: string,
): Promise<SignedIn | undefined> {
  if (given.length > 4000) return undefined;
  const now = services.now();
  const kept = await readTicket(services, site.id, given, now);
  const keyId = kept?.keyId ?? keyIdOf(given);
  if (keyId === undefined) return undefined;
  const keys = await services.db.inAccount(accountId, (tx) => listKeys(tx, accountId, site.id));
  const key = keys.find(({ id }) => id === keyId);
  // Whoever removes a key wants what it signed to count no longer.
  if (!key || kept) return key && kept;
  return verified(given, key, formId, now);
}

async function verified(given: string, key: StoredKey, audience: string, now: Date): Promise<SignedIn | undefined> {
  const publicKey = createPublicKey({ key: key.publicKey, format: 'jwk' });
  const requiredClaims = ['sub', 'iat', 'exp', 'jti'];
  const options = { algorithms: [key.algorithm], audience, requiredClaims, clockTolerance: tolerance };
  const payload = await payloadOf(given, publicKey, { ...options, currentDate: now, maxTokenAge: longestLife });
  const said = claims.safeParse(payload);
  if (!said.success || said.data.exp - said.data.iat > longestLife) return undefined;
  const { sub, jti, name = '', exp, email: address } = said.data;
  const endsAt = new Date((exp + tolerance + minutesToFill * 60) * 1000);
  const use = { hash: sha256(`${key.id} ${jti}`), endsAt };
  return { keyId: key.id, subject: sub, email: address, name, use };
}

/** What the form carries in place of a statement that was checked. */
export async function ticketOf(
  services: Services,
  { site }: Pick<PublishedForm, 'site'>,
  { keyId, subject, email: address, name, use }: SignedIn,
): Promise<string> {
  return new SignJWT({ keyId, email: address, name, use: use.hash.toString('hex') })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(subject)
    .setAudience(site.id)
    .setExpirationTime(use.endsAt)
    .sign(ticketKey(services));
}

async function readTicket(
  services: Services,
  audience: string,
  given: string,
  currentDate: Date,
): Promise<SignedIn | undefined> {
  const payload = await payloadOf(given, ticketKey(services), { algorithms: ['HS256'], audience, currentDate });
  const said = ticket.safeParse(payload);
  if (!said.success) return undefined;
  const { keyId, sub, name, use, exp, email: address } = said.data;
  const used = { hash: Buffer.from(use, 'hex'), endsAt: new Date(exp * 1000) };
  return { keyId, subject: sub, email: address, name, use: used };
}

async function payloadOf(
  given: string,
  key: KeyObject | Uint8Array,
  options: JWTVerifyOptions,
): Promise<JWTPayload | undefined> {
  try {
    return (await jwtVerify(given, key, options)).payload;
  } catch {
    return undefined;
  }
}

function keyIdOf(given: string): string | undefined {
  try {
    return z.uuid().safeParse(decodeProtectedHeader(given).kid).data;
  } catch {
    return undefined;
  }
}
