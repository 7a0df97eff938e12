import type { Services } from '#platform/http/context.ts';

/** A provider of the operator's file. */
export type IdentityProvider = Services['config']['identityProviders'][number];
/** By which Apple's client secrets are made. */
export type AppleKey = NonNullable<IdentityProvider['appleKey']>;

/** Who somebody is by a provider. Issuer and subject identify them, the address never does. */
export type Profile = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  /** What the provider calls its session. */
  readonly sid?: string;
};

/** Whether the operator lets addresses count that the provider calls verified. */
export function isProved({ emails }: IdentityProvider): boolean {
  return emails === 'proved-by-claim';
}
