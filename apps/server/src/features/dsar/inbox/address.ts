import { bytesOf, macOf } from '#platform/crypto/link-tokens.ts';
import type { Secrets } from '#platform/crypto/secrets.ts';
import { sameSecret } from '#platform/crypto/tokens.ts';
import type { Services } from '#platform/http/context.ts';
import { turned } from '../tokens.ts';

type Request = {
  readonly accountId: string;
  readonly id: string;
  readonly number: string;
  /** How often its address was replaced. */
  readonly linkTurn: number;
};
type Deps = Pick<Services, 'config' | 'secrets'>;

/** What the local part of an address names: a request by its number, or a form by its public id, each with its proof. */
export type Tag = { readonly kind: 'request' | 'form'; readonly name: string; readonly proof: string };

/** Bytes of the proof, and its digits. Mail servers may change the case of letters, so that it has only small ones. */
const proofBytes = 10;
const proofLength = 16;
const nameLengths = { request: 8, form: 10 } as const;

/** Where replies to the mails about a request go; undefined: this installation reads no mailbox. */
export function replyAddress({ config, secrets }: Deps, request: Request): string | undefined {
  return addressOf(config, `${nameOf(request)}${requestProof(secrets, request)}`);
}

/** Where requests that arrived by mail are forwarded to; undefined: this installation reads no mailbox. */
export function formAddress({ config, secrets }: Deps, publicId: string): string | undefined {
  return addressOf(config, `${publicId}${formProof(secrets, publicId)}`);
}

function addressOf({ inboundMail }: Deps['config'], tag: string): string | undefined {
  return inboundMail && `${inboundMail.local}+${tag}@${inboundMail.domain}`;
}

/** Whether an address is one of those that we read: what is sent there from here would come back. */
export function isOwnAddress(
  inboundMail: Pick<NonNullable<Deps['config']['inboundMail']>, 'local' | 'domain'> | undefined,
  address: string,
): boolean {
  if (!inboundMail) return false;
  const [local = '', domain] = address.trim().toLowerCase().split('@', 2);
  return domain === inboundMail.domain && local.startsWith(`${inboundMail.local}+`);
}

export function readTag(text: string): Tag | undefined {
  const tag = text.toLowerCase();
  if (!/^[0-9a-z]{24,26}$/.test(tag)) return undefined;
  const kind = tag.length === nameLengths.request + proofLength ? 'request' : 'form';
  if (tag.length !== nameLengths[kind] + proofLength) return undefined;
  return { kind, name: tag.slice(0, -proofLength), proof: tag.slice(-proofLength) };
}

export function numberOf({ name }: Tag): string {
  return `${name.slice(0, 4)}-${name.slice(4)}`.toUpperCase();
}

export function isOfRequest(secrets: Secrets, { proof }: Tag, request: Request): boolean {
  return sameSecret(proof, requestProof(secrets, request));
}

export function isOfForm(secrets: Secrets, { name, proof }: Tag): boolean {
  return sameSecret(proof, formProof(secrets, name));
}

function nameOf({ number }: Request): string {
  return number.replace('-', '').toLowerCase();
}

function requestProof(secrets: Secrets, { accountId, id, linkTurn }: Request): string {
  return proofOf(secrets, 'request', turned(bytesOf(accountId, id), linkTurn));
}

function formProof(secrets: Secrets, publicId: string): string {
  return proofOf(secrets, 'form', Buffer.from(publicId));
}

function proofOf(secrets: Secrets, purpose: string, said: Buffer): string {
  const mac = macOf(secrets.key('dsar mail'), purpose, said).subarray(0, proofBytes);
  return BigInt(`0x${mac.toString('hex')}`)
    .toString(32)
    .padStart(proofLength, '0');
}
