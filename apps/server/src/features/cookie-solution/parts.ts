import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Tx } from '#platform/database/database.ts';
import { insertParts, listPresent, touchParts, type NewPart } from './part-queries.ts';

/** A file before it is packed. */
export type RawPart = { readonly type: string; readonly body: Buffer };

/** Bytes of files as they travel, by their SHA-256 in hexadecimal digits. */
export type Sizes = ReadonlyMap<string, number>;

export const scriptType = 'text/javascript; charset=utf-8';
export const jsonType = 'application/json; charset=utf-8';

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Of the bytes themselves: where a part stands. */
export function hashOf(body: Uint8Array | string): Buffer {
  return createHash('sha256').update(body).digest();
}

/** What a browser checks a file by. @see https://www.w3.org/TR/SRI/ */
export function integrityOf(body: Uint8Array): string {
  return createHash('sha384').update(body).digest('base64');
}

/** Keeps files, packed as small as they get; what is there already is not packed again. */
export async function keepParts(tx: Tx, raw: readonly RawPart[], now: Date): Promise<Sizes> {
  const byHash = new Map(raw.map((part) => [hashOf(part.body).toString('hex'), part]));
  const hashes = [...byHash.keys()].map((hex) => Buffer.from(hex, 'hex'));
  const present = await listPresent(tx, hashes);
  const missing = [...byHash].filter(([hex]) => !present.has(hex)).map(([, part]) => packed(part));
  const made = await Promise.all(missing);
  await insertParts(tx, made, now);
  await touchParts(
    tx,
    hashes.filter((hash) => present.has(hash.toString('hex'))),
    now,
  );
  const sizes = made.map((part) => [part.sha256.toString('hex'), (part.brotli ?? part.body).length] as const);
  return new Map([...present, ...sizes]);
}

/** Bytes that files would travel as, without keeping them. */
export async function weigh(raw: readonly RawPart[]): Promise<Sizes> {
  const all = await Promise.all(raw.map(packed));
  return new Map(all.map((part) => [part.sha256.toString('hex'), (part.brotli ?? part.body).length] as const));
}

/** The size is that of a script on its way: pictures are packed already. */
async function packed({ type, body }: RawPart): Promise<NewPart> {
  const isPicture = type.startsWith('image/');
  const hints = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [brotli, gzipped] = isPicture
    ? [body, body]
    : await Promise.all([byBrotli(body, { params: hints }), byGzip(body, { level: 9 })]);
  return {
    sha256: hashOf(body),
    type,
    body,
    brotli: brotli.length < body.length ? brotli : null,
    gzip: gzipped.length < body.length ? gzipped : null,
  };
}
