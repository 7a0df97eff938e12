import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { appleSecret } from './apple.ts';

test("Apple's secrets are signed by the operator's key, for five minutes", () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const now = new Date('2026-03-01T12:00:00Z');
  const secret = appleSecret({ teamId: 'TEAM', keyId: 'KEY', privateKey: pem }, 'com.example.site', now);
  const [header = '', claims = '', signature = ''] = secret.split('.');
  const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString());
  expect(decoded(header)).toEqual({ alg: 'ES256', kid: 'KEY', typ: 'JWT' });
  expect(decoded(claims)).toEqual({
    iss: 'TEAM',
    sub: 'com.example.site',
    aud: 'https://appleid.apple.com',
    iat: 1772366400,
    exp: 1772366700,
  });
  const key = { key: createPublicKey(privateKey), dsaEncoding: 'ieee-p1363' } as const;
  expect(verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'))).toBe(true);
});
