import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Tx } from '../platform/database/database.ts';

/** Rows read at a time. */
const atOnce = 20;

/** Reports files of banners whose content does not match their name: SHA-256 of their bytes, compressed or not. */
export async function changedFiles(tx: Tx): Promise<string[]> {
  const wrong: string[] = [];
  const parts = tx.selectFrom('embedPart').select(['sha256', 'body', 'brotli', 'gzip']).stream(atOnce);
  for await (const { sha256, body, brotli, gzip } of parts) {
    const name = `file ${sha256.toString('hex')}`;
    if (!hash(body).equals(sha256)) wrong.push(`${name} was changed`);
    if (brotli && !unpacks(() => brotliDecompressSync(brotli), sha256)) wrong.push(`${name}, as Brotli, was changed`);
    if (gzip && !unpacks(() => gunzipSync(gzip), sha256)) wrong.push(`${name}, as gzip, was changed`);
  }
  return wrong;
}

function unpacks(unpack: () => Buffer, sha256: Buffer): boolean {
  try {
    return hash(unpack()).equals(sha256);
  } catch {
    // A file that cannot be decompressed was changed.
    return false;
  }
}

function hash(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** What no leaf covers, in words for readers of the audit. */
export const notHeld: readonly string[] = [
  'what was added by the product’s own statements with a leaf of its own: of such a row the time of its leaf is held, not who added it',
  'of consents that were erased all but their id and leaf, and the answers that an erasure kept',
  'settings, names and drafts that were never published; pictures of banners; PDFs, which are made of the pages',
  'counts for charts, which are made of the rows; sign-ins, sessions and keys',
  'choices of the last hours, until the leaf of their hour is made',
];
