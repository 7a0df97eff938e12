import { bytesOf, idAt, idLength, macOf, opened, sealed } from '#platform/crypto/link-tokens.ts';
import { sameSecret } from '#platform/crypto/tokens.ts';
import type { Secrets } from '#platform/crypto/secrets.ts';

/** The target of a link. */
export type Linked = { readonly accountId: string; readonly id: string };
/** The target of a confirmation link, which is valid for one request: a new request gets a new link. */
export type LinkedAsking = Linked & { readonly round: number };

/** Proves that its holder reads mails to the address. It is not stored, but derived whenever it is needed. */
export function confirmToken(secrets: Secrets, { accountId, id, round }: LinkedAsking): string {
  return sealed(keyOf(secrets), 'confirm', Buffer.concat([bytesOf(accountId, id), Buffer.of(round >> 8, round & 255)]));
}

/** Never expires. */
export function unsubscribeToken(secrets: Secrets, { accountId, id }: Linked): string {
  return sealed(keyOf(secrets), 'unsubscribe', bytesOf(accountId, id));
}

/** Proves that its holder reads mails to a reply address. */
export function replyToken(secrets: Secrets, { accountId, id }: Linked): string {
  return sealed(keyOf(secrets), 'reply to', bytesOf(accountId, id));
}

export function readReplyToken(secrets: Secrets, token: string): Linked | undefined {
  const said = opened(keyOf(secrets), 'reply to', token, 2 * idLength);
  return said && linkedBy(said);
}

export function readConfirmToken(secrets: Secrets, token: string): LinkedAsking | undefined {
  const said = opened(keyOf(secrets), 'confirm', token, 2 * idLength + 2);
  return said && { ...linkedBy(said), round: said.readUInt16BE(2 * idLength) };
}

export function readUnsubscribeToken(secrets: Secrets, token: string): Linked | undefined {
  const said = opened(keyOf(secrets), 'unsubscribe', token, 2 * idLength);
  return said && linkedBy(said);
}

/** Lets a person who has just unsubscribed undo it: the link alone may be in anybody's hands. */
export function undoToken(secrets: Secrets, id: string, endedAt: Date): string {
  return macOf(keyOf(secrets), 'undo', Buffer.from(`${id} ${endedAt.toISOString()}`)).toString('base64url');
}

export function isUndoToken(secrets: Secrets, id: string, endedAt: Date, given: string): boolean {
  return sameSecret(given, undoToken(secrets, id, endedAt));
}

const keyOf = (secrets: Secrets) => secrets.key('newsletter links');

function linkedBy(said: Buffer): Linked {
  return { accountId: idAt(said, 0), id: idAt(said, 1) };
}
