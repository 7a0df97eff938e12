// Bundles the package into one JavaScript file for browsers and servers, with its types next to it.
import { readFile, writeFile } from 'node:fs/promises';
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
  build: {
    lib: { entry: path.join(here, 'src/index.ts'), formats: ['es'], fileName: () => 'index.js' },
    outDir: dist,
    emptyOutDir: true,
    target: 'es2020',
    minify: false,
    rollupOptions: { external: ['react', 'react/jsx-runtime'] },
  },
});

// Frameworks that render components on the server require this directive first: the code in here belongs to the page.
const file = path.join(dist, 'index.js');
await writeFile(file, `'use client';\n${await readFile(file, 'utf8')}`);

await writeTypes({ dist, projects: [here], rootDir: path.join(here, 'src') });
