// Bundles the sources of `/embed/consent.js` into one JavaScript file for browsers, and the signing functions into another for
// servers, each with its types.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { writeTypes } from '../../tools/release/write-types.mjs';

const here = import.meta.dirname;
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
const sources = path.join(here, '../../apps/embed/src/consent');

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: { entry: path.join(sources, 'index.ts'), formats: ['es'], fileName: () => 'index.js' },
    outDir: dist,
    emptyOutDir: true,
    target: 'es2020',
    minify: false,
    // The challenge solver is a separate chunk: it is loaded when a busy server requires proof of work.
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
});

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: { entry: path.join(here, 'src/server.ts'), formats: ['es'], fileName: () => 'server.js' },
    outDir: dist,
    emptyOutDir: false,
    target: 'es2022',
    minify: false,
    rolldownOptions: { external: ['jose'] },
  },
});

await writeTypes({
  dist,
  projects: [here, path.join(here, 'src')],
  only: ['index.d.ts', 'recorder.d.ts', 'server.d.ts', 'types.d.ts'],
});
