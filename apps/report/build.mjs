// Builds the pages at `REPORT_URL`: form and mailbox, and the Management Tool. Every machine makes the same bytes, and
// `manifest.json` names each file with its SHA-256 and each page with its policy.
// `node build.mjs [folder]`; `node build.mjs --office FILE --server URL [folder]` also writes the form of one office as one file.
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants } from 'node:zlib';
import { hashed } from './build/bundle.mjs';
import { buildForm, formPolicy } from './build/form.mjs';
import { buildTool, toolPolicy } from './build/tool.mjs';
import { savedForm } from './build/saved-form.mjs';

const here = import.meta.dirname;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { office: { type: 'string' }, server: { type: 'string' } },
});
const place = path.resolve(positionals[0] ?? path.join(here, 'dist'));
const budgets = JSON.parse(await readFile(path.join(here, 'budgets.json'), 'utf8'));
// Builds into a temporary folder that then replaces the old one, so that a server never sees a half-written build.
const dist = `${place}.${process.pid}`;
await mkdir(path.join(dist, 'assets'), { recursive: true });

const [form, tool] = await Promise.all([buildForm(), buildTool()]);
const files = new Map([...form.files, ...tool.files]);
const pages = { form: form.html, tool: tool.html };
for (const [name, bytes] of files) await writeFile(path.join(dist, 'assets', name), bytes);
for (const [page, bytes] of Object.entries(pages)) await writeFile(path.join(dist, `${page}.html`), bytes);

const manifest = {
  format: 'candor-report-pages-1',
  files: Object.fromEntries(
    [
      ...Object.entries(pages).map(([page, bytes]) => [`${page}.html`, hashed(bytes)]),
      ...[...files].map(([name, bytes]) => [`assets/${name}`, hashed(bytes)]),
    ].toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ),
  policies: { 'form.html': formPolicy, 'tool.html': toolPolicy },
};
await writeFile(path.join(dist, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);

if (values.office) {
  const office = JSON.parse(await readFile(values.office, 'utf8'));
  await writeFile(path.join(dist, 'form-of-office.html'), savedForm(form, office, values.server ?? ''));
}

const brotli = (bytes) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
const weigh = (...names) => names.reduce((sum, name) => sum + brotli(files.get(name)), 0);
const words = Object.values(form.words).map(({ name }) => weigh(name));
const weights = {
  form: brotli(form.html) + weigh(form.script, form.style) + Math.max(...words),
  cleaner: weigh(form.cleaner),
  // With the worker that holds the keys, which also makes files for authorities.
  tool: brotli(tool.html) + weigh(tool.script, tool.style, tool.worker),
};
const tooHeavy = Object.keys(budgets).filter((entry) => !(weights[entry] <= budgets[entry]));
for (const [entry, bytes] of Object.entries(weights)) console.log(`${entry}: brotli ${bytes} of ${budgets[entry]}`);
await writeFile(path.join(dist, 'weights.json'), JSON.stringify(weights));
await rm(place, { recursive: true, force: true });
await rename(dist, place);
if (tooHeavy.length > 0) {
  console.error(`Above budget: ${tooHeavy.join(', ')}`);
  process.exitCode = 1;
}
