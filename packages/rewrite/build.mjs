// Bundles the package into one JavaScript file for servers, with its types next to it.
import { execFileSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const here = import.meta.dirname;
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
const typescript = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
  'bin/tsc',
);

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

const options = [
  '--declaration',
  '--composite',
  'false',
  '--declarationMap',
  'false',
  '--rootDir',
  path.join(here, 'src'),
];
execFileSync(process.execPath, [typescript, '-p', here, ...options, '--outDir', dist], { stdio: 'inherit' });
// Type imports refer to source files; in the package they refer to JavaScript.
for (const name of (await readdir(dist)).filter((one) => one.endsWith('.d.ts'))) {
  const text = await readFile(path.join(dist, name), 'utf8');
  await writeFile(path.join(dist, name), text.replaceAll(/(?<=from '\.\/[\w-]+)\.ts(?=')/g, '.js'));
}
