import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const path = '/api/v1/sites/{siteId}/dsar-form/keys';

/** Public keys of a form, at most. */
export const mostIdentityKeys = 5;

export const identityKey = z.object({
  /** The `kid` of tokens that are signed with it. */
  id: z.uuid(),
  algorithm: z.enum(['ES256', 'EdDSA', 'RS256']),
  createdAt: z.iso.datetime(),
});
export type IdentityKey = z.infer<typeof identityKey>;

/**
 * Public keys by which servers of a site state who is signed in there: such a person sends the form without a code by mail.
 * @see RFC 7519
 */
export const dsarKeys = {
  list: endpoint({
    method: 'GET',
    path,
    access: 'requests.read',
    summary: 'List the public keys with which a site’s servers state who is signed in',
    answer: z.object({ identityKeys: z.array(identityKey) }),
  }),
  add: endpoint({
    method: 'POST',
    path,
    access: 'requests.manage',
    // Whoever has the private key states who somebody is, as with the keys of consent records.
    also: ['consents.keys'],
    audit: 'dsar-key.added',
    verified: true,
    summary: 'Register a public key: P-256, Ed25519, or RSA of 2048 bits or more',
    creates: true,
    status: 201,
    body: z.object({
      /** As PEM (SPKI), or the text of a JWK. */
      publicKey: z.string().trim().min(1).max(5000),
    }),
    answer: identityKey,
  }),
  delete: endpoint({
    method: 'DELETE',
    path: `${path}/{dsarKeyId}`,
    access: 'requests.manage',
    audit: 'dsar-key.removed',
    summary: 'Remove a public key. Tokens signed with it stop working',
    status: 204,
    answer: z.unknown(),
  }),
};
