import { email, oneLine } from '@app/contract/fields.ts';
import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { hmac } from '#platform/crypto/tokens.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FoundKey, KeyHolder } from './key-queries.ts';

/** The person signed in on the page, as stated by a server of the site. */
export type TokenSubject = {
  readonly id: string;
  readonly email: string | undefined;
  readonly emailVerified: boolean;
  /** The signing key and validity period of the token, which the record keeps. */
  readonly key: string;
  readonly issued: string;
  readonly expires: string;
  /** Whether the token expired. The consent then counts as a claim. */
  readonly expired: boolean;
};

export const signingKeyStart = 'candor_sgn_';

/** The maximum validity of a token and the tolerated clock difference, in seconds. */
const longestLife = 3600;
const tolerance = 60;

/** Derives a signing key from a secret of the installation, so that neither the database nor a backup contains it. */
export function signingKey(secrets: Secrets, id: string): string {
  return `${signingKeyStart}${hmac(secrets.key('subject tokens'), id).toString('base64url')}`;
}

/** Claims by the names of OpenID Connect. @see OpenID Connect Core 1.0, 5.1 */
const claims = z.object({
  sub: oneLine(256),
  email: email.optional(),
  email_verified: z.boolean().optional(),
  iat: z.number(),
  exp: z.number(),
});

type Deps = {
  readonly secrets: Secrets;
  readonly find: (key: string) => FoundKey | undefined | Promise<FoundKey | undefined>;
  readonly now: () => Date;
};

/**
 * Verifies subject tokens: JWTs with which a server of the site states who is signed in on a page. HS256 with a signing key
 * of the site, whose id is `kid`; `aud` is the id of the site. Valid for at most an hour.
 *
 * @see RFC 7519; RFC 8725, 3
 */
export function subjectTokens({ secrets, find, now }: Deps) {
  /** @throws Problem `subject-token.invalid` */
  return async (token: string, { siteId }: KeyHolder): Promise<TokenSubject> => {
    const id = keyIdOf(token);
    const key = signingKey(secrets, id);
    const found = await find(key);
    if (found?.kind !== 'signing' || found.siteId !== siteId) throw new Problem('subject-token.invalid');
    const { payload, expired } = await verified(token, Buffer.from(key), siteId, now());
    const said = claims.safeParse(payload);
    if (!said.success || said.data.exp - said.data.iat > longestLife) throw new Problem('subject-token.invalid');
    const { sub, email: address, email_verified = false, iat, exp } = said.data;
    const isTheirs = address !== undefined && email_verified;
    const times = { issued: momentOf(iat), expires: momentOf(exp), expired };
    return { id: sub, email: address, emailVerified: isTheirs, key: id, ...times };
  };
}

function keyIdOf(token: string): string {
  try {
    return z.uuid().parse(decodeProtectedHeader(token).kid);
  } catch {
    throw new Problem('subject-token.invalid');
  }
}

async function verified(
  token: string,
  key: Uint8Array,
  audience: string,
  currentDate: Date,
): Promise<{ readonly payload: JWTPayload; readonly expired: boolean }> {
  try {
    const requiredClaims = ['sub', 'iat', 'exp'];
    const options = { algorithms: ['HS256'], audience, currentDate, requiredClaims, clockTolerance: tolerance };
    const { payload } = await jwtVerify(token, key, { ...options, maxTokenAge: longestLife });
    return { payload, expired: false };
  } catch (error) {
    // jose checks the times last, after the signature and the other claims.
    if (error instanceof errors.JWTExpired) return { payload: error.payload, expired: true };
    throw new Problem('subject-token.invalid');
  }
}

function momentOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
