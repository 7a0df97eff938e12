import { SignJWT } from 'jose';

/** A signing key of a site, as the dashboard shows it when it is made. */
export type SigningKey = {
  /** `candor_sgn_…`: a secret of your server. */
  readonly key: string;
  readonly keyId: string;
  readonly siteId: string;
};

/** Who is signed in. */
export type SignedSubject = {
  /** Your own id of the person. */
  readonly id: string;
  readonly email?: string;
  /** That you know the address to be theirs. */
  readonly emailVerified?: boolean;
};

/**
 * Signs a subject token: hand it to the page of this person alone, as `data-token` or as `token` of `startConsent`.
 *
 * @param seconds how long it holds, at most 3600
 */
export function signSubject(
  { key, keyId, siteId }: SigningKey,
  { id, email, emailVerified }: SignedSubject,
  seconds = 900,
): Promise<string> {
  return new SignJWT({ ...(email !== undefined && { email }), ...(emailVerified && { email_verified: true }) })
    .setProtectedHeader({ alg: 'HS256', kid: keyId })
    .setSubject(id)
    .setAudience(siteId)
    .setIssuedAt()
    .setExpirationTime(`${seconds} seconds`)
    .sign(new TextEncoder().encode(key));
}
