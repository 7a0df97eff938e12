// Builds the pages at `REPORT_URL`: form and mailbox, and the Management Tool. Every machine makes the same bytes, and
// `manifest.json` names each file with its SHA-256.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'esbuild';

const here = import.meta.dirname;
const place = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
const budgets = JSON.parse(await readFile(path.join(here, 'budgets.json'), 'utf8'));
// Builds into a temporary folder that then replaces the old one, so that a server never sees a half-written build.
const dist = `${place}.${process.pid}`;
await mkdir(path.join(dist, 'assets'), { recursive: true });

const sri = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
const common = {
  absWorkingDir: here,
  outdir: path.join(dist, 'assets'),
  // Names depend on content alone.
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  assetNames: '[name]-[hash]',
  bundle: true,
  format: 'esm',
  target: 'es2022',
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  write: false,
};
const define = { 'process.env.NODE_ENV': '"production"' };
const byName = (outputs) => outputs.map(({ path: file, contents }) => [path.basename(file), Buffer.from(contents)]);

// The worker with the keys is one file, whose hash the tool knows: browsers check no script of a worker by themselves.
const worker = await build({ ...common, entryPoints: { vault: 'src/tool/vault-worker.ts' } });
const [[workerName, workerBytes]] = byName(worker.outputFiles);
const vault = { url: `/report/assets/${workerName}`, integrity: sri(workerBytes) };

const { outputFiles } = await build({
  ...common,
  entryPoints: { form: 'src/form/main.ts', tool: 'src/tool/main.tsx' },
  splitting: true,
  jsx: 'automatic',
  define: { ...define, VAULT_WORKER: JSON.stringify(vault) },
});

const files = new Map([[workerName, workerBytes], ...byName(outputFiles)]);
const find = (entry, type) => [...files.keys()].find((name) => name.startsWith(`${entry}-`) && name.endsWith(type));

for (const [name, bytes] of files) await writeFile(path.join(dist, 'assets', name), bytes);

const pages = {};
for (const page of ['form', 'tool']) {
  const [script, style] = [find(page, '.js'), find(page, '.css')];
  const html = (await readFile(path.join(here, `html/${page}.html`), 'utf8'))
    .replace(
      '<!--style-->',
      style
        ? `<link rel="stylesheet" href="/report/assets/${style}" integrity="${sri(files.get(style))}" crossorigin="anonymous">`
        : '',
    )
    .replace(
      '<!--script-->',
      `<script type="module" src="/report/assets/${script}" integrity="${sri(files.get(script))}" crossorigin="anonymous"></script>`,
    );
  pages[page] = Buffer.from(html);
  await writeFile(path.join(dist, `${page}.html`), pages[page]);
}

// What each page may load, a part of the manifest: a release names it, and the server sends it.
const policies = {
  'tool.html': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "worker-src 'self'",
    'frame-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types candor-vault',
  ].join('; '),
};

const hashed = (bytes) => createHash('sha256').update(bytes).digest('hex');
const manifest = {
  format: 'candor-report-pages-1',
  files: Object.fromEntries(
    [
      ...Object.entries(pages).map(([page, bytes]) => [`${page}.html`, hashed(bytes)]),
      ...[...files].map(([name, bytes]) => [`assets/${name}`, hashed(bytes)]),
    ].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
  policies,
};
await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);

const tooHeavy = [];
for (const [entry, budget] of Object.entries(budgets)) {
  const bytes = files.get(find(entry, '.js'));
  const { length } = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  console.log(`${entry}: ${bytes.length} bytes, brotli ${length} of ${budget}`);
  if (!(length <= budget)) tooHeavy.push(entry);
}
await rm(place, { recursive: true, force: true });
await rename(dist, place);
if (tooHeavy.length > 0) {
  console.error(`Above budget: ${tooHeavy.join(', ')}`);
  process.exitCode = 1;
}
