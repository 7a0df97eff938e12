import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.map']);

/** Writes a brotli copy beside every asset it makes smaller, so that the server compresses nothing itself. */
export function compress(): Plugin {
  return {
    name: 'compress',
    apply: 'build',
    writeBundle({ dir = '.' }, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!compressible.has(path.extname(name))) continue;
        const file = path.join(dir, name);
        const plain = readFileSync(file);
        const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        const small = brotliCompressSync(plain, { params: options });
        if (small.length < plain.length) writeFileSync(`${file}.br`, small);
      }
    },
  };
}
