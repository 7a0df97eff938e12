import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = new Set(['.js', '.css', '.svg', '.json', '.map']);

/** Writes a brotli copy beside every asset it makes smaller, so that the server compresses nothing itself. */
export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir, config.build.assetsDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder)) {
        if (!compressible.has(path.extname(name))) continue;
        const file = path.join(folder, name);
        const plain = readFileSync(file);
        const options = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        const small = brotliCompressSync(plain, { params: options });
        if (small.length < plain.length) writeFileSync(`${file}.br`, small);
      }
    },
  };
}
