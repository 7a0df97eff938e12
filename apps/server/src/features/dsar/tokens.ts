import { randomBytes } from 'node:crypto';
import { dsarPages } from '@app/contract';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { bytesOf, idAt, idLength, opened, sealed } from '#platform/crypto/link-tokens.ts';
import { hmac } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { code } from './rules.ts';

type Linked = { readonly accountId: string; readonly id: string };
/** A request, and how often its address was replaced. */
type Turned = Linked & { readonly linkTurn: number };
/**
 * How somebody got a key: by mail, which proves the mailbox, or on the page after sending the form, which proves nothing. The
 * latter lets them enter the code from the mail and shows no letter.
 */
export type KeyWay = 'mail' | 'form';

const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The number by which people name a request: 40 random bits, so that it tells nothing of how many there are. */
export function newNumber(): string {
  const letters = Array.from(randomBytes(8), (byte) => alphabet[byte % alphabet.length]).join('');
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
}

/** Opens the page of a request. Derived, so that nothing of it is stored (0042). */
export function requestKey(secrets: Secrets, { accountId, id, linkTurn }: Turned, way: KeyWay = 'mail'): string {
  return sealed(secrets.key('dsar links'), way, turned(bytesOf(accountId, id), linkTurn));
}

/**
 * What a key opens. The caller checks the turn: keys that were given before the address was replaced open nothing.
 * @param given the key, or a link with it
 */
export function readRequestKey(secrets: Secrets, given: string): (Turned & { readonly way: KeyWay }) | undefined {
  const key = given.slice(given.lastIndexOf('#') + 1).trim();
  for (const way of ['mail', 'form'] as const)
    for (const more of [0, 1]) {
      const said = opened(secrets.key('dsar links'), way, key, 2 * idLength + more);
      if (said) return { accountId: idAt(said, 0), id: idAt(said, 1), linkTurn: said[2 * idLength] ?? 0, way };
    }
  return undefined;
}

/** What a secret is made of, after the address was replaced some times. */
export function turned(said: Buffer, linkTurn: number): Buffer {
  return linkTurn === 0 ? said : Buffer.concat([said, Buffer.from([linkTurn])]);
}

/** The page of a request, with its key behind `#`, which browsers send to nobody. */
export function requestUrl(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  linked: Turned,
  way: KeyWay = 'mail',
): string {
  return `${new URL(dsarPages.request, config.contentUrl).href}#${requestKey(secrets, linked, way)}`;
}

/** The code of a mail. Derived, so that a mail that is sent again after a stop says the same. */
export function codeOf(secrets: Secrets, mailId: string): string {
  const number = hmac(secrets.key('dsar mailed codes'), mailId).readUIntBE(0, 6);
  return String(number % 10 ** code.digits).padStart(code.digits, '0');
}

/** What is stored of a code. */
export function codeHash(secrets: Secrets, { id }: Pick<Linked, 'id'>, given: string): Buffer {
  return hmac(secrets.key('dsar codes'), `${id} ${given}`);
}
