// Bundles the package into one JavaScript file for servers, with its types next to it.
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { writeTypes } from '../../tools/release/write-types.mjs';

const here = import.meta.dirname;
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'));

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['parse5'] },
  build: {
    ssr: path.join(here, 'src/index.ts'),
    outDir: dist,
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'index.js' } },
  },
});

await writeTypes({ dist, projects: [here], rootDir: path.join(here, 'src') });
