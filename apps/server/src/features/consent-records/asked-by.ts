import type { Actor } from '#platform/http/context.ts';

/** Who asked for a change: a user, a private consent key, or neither where it was done by itself. */
export type AskedBy = { readonly personId: string | null; readonly keyId: string | null };

export const byItself: AskedBy = { personId: null, keyId: null };

export function askedBy({ id, consentKeyOf }: Actor): AskedBy {
  return consentKeyOf === undefined ? { personId: id, keyId: null } : { personId: null, keyId: id };
}
