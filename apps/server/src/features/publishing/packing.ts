import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { DocumentTree } from '@app/documents';

// The quickest level packs documents to a sixth; slower ones gain a tenth for five times the work. Half of that work was
// to make room for looking back half a megabyte: 128 kB is as much as most documents are.
const options = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 17 } };

/**
 * Packs a text for the database. At once, not on another thread: a fifth of a millisecond a document, which is less than
 * handing it over takes.
 */
export function pack(text: string): Buffer {
  return zstdCompressSync(text, options);
}

export function unpack(packed: Uint8Array): string {
  return zstdDecompressSync(packed).toString('utf8');
}

/** A tree as it is kept. Versions of long ago are plain JSON. */
export type Packed = { readonly tree: Uint8Array; readonly packing: string };

/** Of a page, what its tree is: for a thread that needs nothing else. */
export function packedOf({ tree, packing }: Packed): Packed {
  return { tree, packing };
}

// Written by us alone.
export function treeOf({ tree, packing }: Packed): DocumentTree {
  return JSON.parse(packing === 'zstd' ? unpack(tree) : Buffer.from(tree).toString('utf8')) as DocumentTree;
}
