// Bundles the package into one JavaScript file for browsers and servers, with its types next to it.
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
  await writeFile(path.join(dist, name), text.replaceAll(/(?<=from '\.\/[\w-]+)\.tsx?(?=')/g, '.js'));
}
