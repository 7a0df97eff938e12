import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Tx } from '#platform/database/database.ts';
import { insertParts, listPresent, touchParts, type NewPart } from './part-queries.ts';

/** A file before compression. */
export type RawPart = { readonly type: string; readonly body: Buffer };

/** Sizes of files as transferred, by SHA-256 in hexadecimal digits. */
export type Sizes = ReadonlyMap<string, number>;

export const scriptType = 'text/javascript; charset=utf-8';
export const jsonType = 'application/json; charset=utf-8';

const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** SHA-256 of the uncompressed bytes, which is a part's address. */
export function hashOf(body: Uint8Array | string): Buffer {
  return createHash('sha256').update(body).digest();
}

/** Hash for subresource integrity. @see https://www.w3.org/TR/SRI/ */
export function integrityOf(body: Uint8Array): string {
  return createHash('sha384').update(body).digest('base64');
}

/** Stores files with maximum compression; existing files are not compressed again. */
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

/** Sizes of files as transferred, without storing them. */
export async function weigh(raw: readonly RawPart[]): Promise<Sizes> {
  const all = await Promise.all(raw.map(packed));
  return new Map(all.map((part) => [part.sha256.toString('hex'), (part.brotli ?? part.body).length] as const));
}

/** Compresses a file, except pictures, which are already compressed. */
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
