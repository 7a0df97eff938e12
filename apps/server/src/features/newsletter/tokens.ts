import { hmac, sameSecret } from '#platform/crypto/tokens.ts';
import type { Secrets } from '#platform/crypto/secrets.ts';

/** What a link leads to. */
export type Linked = { readonly accountId: string; readonly id: string };
/** A link to confirm is of one asking: what was asked for again has a new one. */
export type LinkedAsking = Linked & { readonly round: number };

const macLength = 16;
const idLength = 16;

/** Proves that its holder reads the mails to the address. Nothing of it is kept: it is made anew whenever it is needed. */
export function confirmToken(secrets: Secrets, { accountId, id, round }: LinkedAsking): string {
  return sealed(
    secrets,
    'confirm',
    Buffer.concat([bytesOf(accountId), bytesOf(id), Buffer.of(round >> 8, round & 255)]),
  );
}

/** Works for ever. */
export function unsubscribeToken(secrets: Secrets, { accountId, id }: Linked): string {
  return sealed(secrets, 'unsubscribe', Buffer.concat([bytesOf(accountId), bytesOf(id)]));
}

/** Shows that its holder reads the mails to an address that answers are to go to. */
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

/** Lets whoever has just unsubscribed take it back: the link alone may be in the hands of anybody. */
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
