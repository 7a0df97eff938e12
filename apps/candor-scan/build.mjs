// Puts the command into one file of JavaScript, with the catalogue beside it, so that it runs without the repository.
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'vite';

const here = import.meta.dirname;
const data = path.join(here, '../../packages/catalogue/data');
const dist = path.join(here, 'dist');

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  ssr: { noExternal: true, external: ['playwright-core', 'undici'] },
  build: { ssr: 'src/main.ts', outDir: dist, target: 'node22', minify: false, emptyOutDir: true },
});
await mkdir(dist, { recursive: true });
const files = (await readdir(data)).filter((name) => name.endsWith('.jsonl')).sort();
const lines = await Promise.all(files.map((name) => readFile(path.join(data, name), 'utf8')));
await writeFile(path.join(dist, 'catalogue.jsonl'), lines.join(''));
await writeFile(path.join(dist, 'NOTICE.md'), await readFile(path.join(data, 'NOTICE.md')));
