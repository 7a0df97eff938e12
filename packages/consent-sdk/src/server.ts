import { SignJWT } from 'jose';

/** A signing key of a site, as the dashboard shows it when it is created. */
export type SigningKey = {
  /** `candor_sgn_…`: a secret for your server only. */
  readonly key: string;
  readonly keyId: string;
  readonly siteId: string;
};

/** The signed-in person. */
export type SignedSubject = {
  /** Your own ID for the person. */
  readonly id: string;
  readonly email?: string;
  /** Whether you have verified that the address is theirs. */
  readonly emailVerified?: boolean;
};

/**
 * Signs a subject token: pass it only to this person's page, as `data-token` or as `token` of `startConsent`.
 *
 * @param seconds its validity, at most 3600
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
