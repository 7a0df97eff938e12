import { createPublicKey, verify } from 'node:crypto';
import { z } from 'zod';
import { sha256 } from '#platform/crypto/tokens.ts';
import { DrpError } from './drp-error.ts';

const signatureLength = 64;
const keyLength = 32;

export type SignedMessage = { readonly signature: Buffer; readonly body: Buffer };

/** Takes a message apart: a signature and what it signs, in Base64. Undefined: it is none. */
export function readSigned(text: unknown): SignedMessage | undefined {
  if (typeof text !== 'string') return undefined;
  const compact = text.replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(compact)) return undefined;
  const bytes = Buffer.from(compact, 'base64');
  if (bytes.length <= signatureLength) return undefined;
  return { signature: bytes.subarray(0, signatureLength), body: bytes.subarray(signatureLength) };
}

/** Whether the key signed the message. @see RFC 8032, 5.1.7 */
export function isSignedBy({ signature, body }: SignedMessage, verifyKey: Buffer): boolean {
  const x = verifyKey.toString('base64url');
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, body, key, signature);
}

/** Reads a verify key in Base64. Undefined: it is no point of the curve. */
export function readVerifyKey(text: string): Buffer | undefined {
  if (!/^[A-Za-z0-9+/_-]{43}=?$/.test(text)) return undefined;
  const bytes = Buffer.from(text, 'base64');
  if (bytes.length !== keyLength || isOfSmallOrder(bytes)) return undefined;
  try {
    isSignedBy({ signature: Buffer.alloc(signatureLength), body: Buffer.alloc(1) }, bytes);
    return bytes;
  } catch {
    return undefined;
  }
}

/** The points under which anybody's signature is valid, by their y; the highest bit is the sign of x. */
const smallOrder = new Set([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000000',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
]);

function isOfSmallOrder(key: Buffer): boolean {
  const y = Buffer.from(key);
  y.writeUInt8(y.readUInt8(keyLength - 1) & 0x7f, keyLength - 1);
  return smallOrder.has(y.toString('hex'));
}

/** What a message is kept as, so that it counts once. */
export function useOf({ signature, body }: SignedMessage): Buffer {
  return sha256(Buffer.concat([signature, body]));
}

/** Reads what was signed. @throws DrpError 400 that names the fields */
export function readBody<Schema extends z.ZodType>(schema: Schema, { body }: SignedMessage): z.output<Schema> {
  const read = schema.safeParse(parsed(body));
  if (read.success) return read.data;
  const fields = [...new Set(read.error.issues.map(({ path }) => String(path[0] ?? 'body').slice(0, 50)))];
  throw new DrpError(400, `These fields are missing or malformed: ${fields.join(', ')}.`, true);
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** A time of ISO 8601. One without an offset is read as UTC. */
const time = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/(?:Z|[+-]\d{2}:?\d{2})$/i.test(text) ? text : `${text}Z`));

/** What each message says of itself. @see Data Rights Protocol 1.0, 2.01 */
export const envelope = z.looseObject({
  'agent-id': z.string().max(200),
  'business-id': z.string().max(200),
  'issued-at': time,
  'expires-at': time,
});
