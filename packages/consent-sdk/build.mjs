// Puts what `/embed/consent.js` is made of into one file of JavaScript for browsers, with its types beside it.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
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
  },
});

const options = ['--declaration', '--composite', 'false', '--declarationMap', 'false', '--outDir', dist];
execFileSync(process.execPath, [typescript, '-p', here, ...options], { stdio: 'inherit' });
// What others may use, and no more. Types name one another by the files they came from; outside they stand beside JavaScript.
const open = ['index.d.ts', 'recorder.d.ts', 'types.d.ts'];
for (const name of (await readdir(dist)).filter((one) => one.endsWith('.d.ts'))) {
  const file = path.join(dist, name);
  if (!open.includes(name)) await rm(file);
  else await writeFile(file, (await readFile(file, 'utf8')).replaceAll(/(?<=from '\.\/[\w-]+)\.ts(?=')/g, '.js'));
}
