import { hmac, sameSecret } from '#platform/crypto/tokens.ts';
import type { Secrets } from '#platform/crypto/secrets.ts';

/** The target of a link. */
export type Linked = { readonly accountId: string; readonly id: string };
/** The target of a confirmation link, which is valid for one request: a new request gets a new link. */
export type LinkedAsking = Linked & { readonly round: number };

const macLength = 16;
const idLength = 16;

/** Proves that its holder reads mails to the address. It is not stored, but derived whenever it is needed. */
export function confirmToken(secrets: Secrets, { accountId, id, round }: LinkedAsking): string {
  return sealed(
    secrets,
    'confirm',
    Buffer.concat([bytesOf(accountId), bytesOf(id), Buffer.of(round >> 8, round & 255)]),
  );
}

/** Never expires. */
export function unsubscribeToken(secrets: Secrets, { accountId, id }: Linked): string {
  return sealed(secrets, 'unsubscribe', Buffer.concat([bytesOf(accountId), bytesOf(id)]));
}

/** Proves that its holder reads mails to a reply address. */
export function replyToken(secrets: Secrets, { accountId, id }: Linked): string {
  return sealed(secrets, 'reply to', Buffer.concat([bytesOf(accountId), bytesOf(id)]));
}

export function readReplyToken(secrets: Secrets, token: string): Linked | undefined {
  const said = opened(secrets, 'reply to', token, 2 * idLength);
  return said && linkedBy(said);
}

export function readConfirmToken(secrets: Secrets, token: string): LinkedAsking | undefined {
  const said = opened(secrets, 'confirm', token, 2 * idLength + 2);
  return said && { ...linkedBy(said), round: said.readUInt16BE(2 * idLength) };
}

export function readUnsubscribeToken(secrets: Secrets, token: string): Linked | undefined {
  const said = opened(secrets, 'unsubscribe', token, 2 * idLength);
  return said && linkedBy(said);
}

/** Lets a person who has just unsubscribed undo it: the link alone may be in anybody's hands. */
export function undoToken(secrets: Secrets, id: string, endedAt: Date): string {
  return macOf(secrets, 'undo', Buffer.from(`${id} ${endedAt.toISOString()}`)).toString('base64url');
}

export function isUndoToken(secrets: Secrets, id: string, endedAt: Date, given: string): boolean {
  return sameSecret(given, undoToken(secrets, id, endedAt));
}

function sealed(secrets: Secrets, purpose: string, said: Buffer): string {
  return Buffer.concat([said, macOf(secrets, purpose, said)]).toString('base64url');
}

function opened(secrets: Secrets, purpose: string, token: string, length: number): Buffer | undefined {
  if (!/^[\w-]{60,80}$/.test(token)) return undefined;
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== length + macLength) return undefined;
  const said = bytes.subarray(0, length);
  const mac = bytes.subarray(length).toString('hex');
  return sameSecret(mac, macOf(secrets, purpose, said).toString('hex')) ? said : undefined;
}

function macOf(secrets: Secrets, purpose: string, said: Buffer): Buffer {
  return hmac(secrets.key('newsletter links'), `${purpose} ${said.toString('hex')}`).subarray(0, macLength);
}

function bytesOf(id: string): Buffer {
  return Buffer.from(id.replaceAll('-', ''), 'hex');
}

function linkedBy(said: Buffer): Linked {
  return { accountId: idOf(said.subarray(0, idLength)), id: idOf(said.subarray(idLength, 2 * idLength)) };
}

function idOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
