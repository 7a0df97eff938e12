import type { IdentityProvider } from '../../config-providers.ts';

/** Who somebody is by a provider. Issuer and subject identify them, the address never does. */
export type Profile = {
  readonly issuer: string;
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
};

/** Whether the operator lets addresses count that the provider calls verified. */
export function isProved({ emails }: IdentityProvider): boolean {
  return emails === 'proved-by-claim';
}
