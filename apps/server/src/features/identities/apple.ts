import { createPrivateKey, sign } from 'node:crypto';
import type { AppleKey } from './profile.ts';

const minutes = 5;

/**
 * The secret of a client of Apple: a JWT that its own key signs by ES256.
 * @see https://developer.apple.com/documentation/accountorganizationaldatasharing/creating-a-client-secret
 */
export function appleSecret({ teamId, keyId, privateKey }: AppleKey, clientId: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: teamId,
    iat: issuedAt,
    exp: issuedAt + minutes * 60,
    aud: 'https://appleid.apple.com',
    sub: clientId,
  };
  const signed = `${encoded({ alg: 'ES256', kid: keyId, typ: 'JWT' })}.${encoded(claims)}`;
  const key = createPrivateKey(privateKey);
  return `${signed}.${sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url');
}
