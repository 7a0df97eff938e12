import { dsarKeys } from '@app/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#app/api.ts';

const keyOf = (siteId: string) => ['dsar', 'keys', siteId] as const;

/** The public keys by which servers of a site state who is signed in. */
export const keysQuery = (siteId: string) =>
  queryOptions({
    queryKey: keyOf(siteId),
    queryFn: ({ signal }) => call(dsarKeys.list, { params: { siteId } }, { signal }),
  });

export function useAddKey(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    meta: { quiet: true },
    mutationFn: (publicKey: string) => call(dsarKeys.add, { params: { siteId }, body: { publicKey } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

export function useRemoveKey(siteId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (dsarKeyId: string) => call(dsarKeys.delete, { params: { siteId, dsarKeyId } }),
    onSuccess: () => client.invalidateQueries({ queryKey: keyOf(siteId) }),
  });
}

type KeyPair = { readonly publicKey: string; readonly privateKey: string };

/** Makes a key pair in the browser, as PEM: the private key goes to nobody. */
export async function makeKeyPair(): Promise<KeyPair> {
  const pair = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify']);
  return {
    publicKey: pem('PUBLIC KEY', await crypto.subtle.exportKey('spki', pair.publicKey)),
    privateKey: pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', pair.privateKey)),
  };
}

/** RFC 7468: lines of 64 signs. */
function pem(label: string, bytes: ArrayBuffer): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return [`-----BEGIN ${label}-----`, ...(text.match(/.{1,64}/g) ?? []), `-----END ${label}-----`, ''].join('\n');
}
