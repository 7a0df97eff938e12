// Bundles the sources of `/embed/consent.js` into one JavaScript file for browsers, and the signing functions into another for
// servers, each with its types.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
const sources = path.join(here, '../../apps/embed/src/consent');
const typescript = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

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

const options = ['--declaration', '--composite', 'false', '--declarationMap', 'false', '--outDir', dist];
execFileSync(process.execPath, [typescript, '-p', here, ...options], { stdio: 'inherit' });
execFileSync(process.execPath, [typescript, '-p', path.join(here, 'src'), ...options], { stdio: 'inherit' });
// Publishes only the public types. Their imports refer to source files; in the package they refer to JavaScript.
const open = ['index.d.ts', 'recorder.d.ts', 'server.d.ts', 'types.d.ts'];
for (const name of (await readdir(dist)).filter((one) => one.endsWith('.d.ts'))) {
  const file = path.join(dist, name);
  if (!open.includes(name)) await rm(file);
  else await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/(?<=from '\.\/[\w-]+)\.ts(?=')/g, '.js'));
}
