// Bundles the command into one JavaScript file, with the catalogue next to it, so that it runs without the repository.
import { chmod, copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const here = import.meta.dirname;
const scanner = path.join(here, '../scanner/src');
const data = path.join(here, '../../packages/catalogue/data');
const dist = path.resolve(process.argv[2] ?? path.join(here, 'dist'));

// Dependencies come with their own packages and licenses.
const { dependencies } = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'));

const built = (entry, emptyOutDir) =>
  build({
    root: here,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: Object.keys(dependencies) },
    build: { ssr: entry, outDir: dist, target: 'node22', minify: false, emptyOutDir },
    // The worker thread that reads pages is started by its file name.
    plugins: [
      { name: 'built-names', transform: (code) => code.replaceAll('./observe-worker.ts', './observe-worker.js') },
    ],
  });

await built(path.join(here, 'src/main.ts'), true);
await built(path.join(scanner, 'observe-worker.ts'), false);
await copyFile(path.join(scanner, 'browser/run-unprivileged.sh'), path.join(dist, 'run-unprivileged.sh'));
await chmod(path.join(dist, 'run-unprivileged.sh'), 0o755);
const files = (await readdir(data)).filter((name) => name.endsWith('.jsonl')).sort();
const lines = await Promise.all(files.map((name) => readFile(path.join(data, name), 'utf8')));
await writeFile(path.join(dist, 'catalogue.jsonl'), lines.join(''));
for (const name of ['NOTICE.md', 'LICENSE.apache-2.0.txt'])
  await copyFile(path.join(data, name), path.join(dist, name));
