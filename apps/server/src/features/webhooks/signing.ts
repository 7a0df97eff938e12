import { hmac, sha256 } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';

type Secrets = Pick<Services, 'secrets'>;

/**
 * The secret, derived from a key of the installation whenever it is needed, so that neither the database nor a backup
 * contains it.
 */
function secretBytes({ secrets }: Secrets, accountId: string, endpointId: string, number: number): Buffer {
  return hmac(secrets.key('webhooks'), `${accountId} ${endpointId} ${number}`);
}

/** The secret in the form that receivers get. @see Standard Webhooks, "Signature scheme" */
export function secretText(services: Secrets, accountId: string, endpointId: string, number: number): string {
  return `whsec_${secretBytes(services, accountId, endpointId, number).toString('base64')}`;
}

/** Message id, the same for the same event of an account, so that an event announced twice has one id. */
export function messageIdOf(accountId: string, type: string, key: string): string {
  return `msg_${sha256(`${accountId} ${type} ${key}`).toString('base64url').slice(0, 27)}`;
}

export type Signer = {
  readonly accountId: string;
  readonly endpointId: string;
  readonly secretNumber: number;
  readonly oldSecretUntil: Date | null;
};

/** Headers of a delivery. While two secrets are valid, it is signed with both. */
export function signedHeaders(services: Secrets, signer: Signer, messageId: string, body: string, now: Date) {
  const { accountId, endpointId, secretNumber, oldSecretUntil } = signer;
  const timestamp = Math.floor(now.getTime() / 1000);
  const numbers = oldSecretUntil && oldSecretUntil > now ? [secretNumber, secretNumber - 1] : [secretNumber];
  const signatures = numbers.map((number) => {
    const key = secretBytes(services, accountId, endpointId, number);
    return `v1,${hmac(key, `${messageId}.${timestamp}.${body}`).toString('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
