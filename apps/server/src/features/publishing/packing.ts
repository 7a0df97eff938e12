import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { DocumentTree } from '@app/documents';

// The fastest level compresses documents to a sixth; slower ones save a tenth more for five times the work. Half of the work
// was allocating a window of half a megabyte: 128 kB covers most documents.
const options = { params: { [constants.ZSTD_c_compressionLevel]: 1, [constants.ZSTD_c_windowLog]: 17 } };

/**
 * Compresses a text for the database. Synchronous: it takes a fifth of a millisecond per document, less than handing it to
 * another thread.
 */
export function pack(text: string): Buffer {
  return zstdCompressSync(text, options);
}

export function unpack(packed: Uint8Array): string {
  return zstdDecompressSync(packed).toString('utf8');
}

/** A tree as it is stored. Old versions are plain JSON. */
export type Packed = { readonly tree: Uint8Array; readonly packing: string };

/** Only the stored tree of a page, for a thread that needs nothing else. */
export function packedOf({ tree, packing }: Packed): Packed {
  return { tree, packing };
}

// The cast is safe: only our own code writes this column.
export function treeOf({ tree, packing }: Packed): DocumentTree {
  return JSON.parse(packing === 'zstd' ? unpack(tree) : Buffer.from(tree).toString('utf8')) as DocumentTree;
}
