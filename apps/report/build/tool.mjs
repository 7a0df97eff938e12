// The Management Tool: a script with parts that load when they are needed, and the worker that holds the keys.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { bundle, fileOf, sri } from './bundle.mjs';

const here = path.resolve(import.meta.dirname, '..');

export const toolPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' blob: data:",
  "connect-src 'self'",
  "worker-src 'self'",
  'frame-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types candor-vault candor-cleaner',
].join('; ');

export async function buildTool() {
  // The worker with the keys is one file, whose hash the tool knows: browsers check no script of a worker by themselves.
  const worker = await bundle({ vault: 'src/tool/vault-worker.ts' });
  const [[workerName, workerBytes]] = worker;
  const vault = { url: `/report/assets/${workerName}`, integrity: sri(workerBytes) };
  // The same file as that of the form.
  const cleaner = await bundle({ cleaner: 'src/form/files/cleaner-worker.ts' }, { format: 'iife' });
  const [[cleanerName, cleanerBytes]] = cleaner;
  const cleaning = { url: `/report/assets/${cleanerName}`, integrity: sri(cleanerBytes) };
  const tool = await bundle(
    { tool: 'src/tool/main.tsx' },
    {
      splitting: true,
      jsx: 'automatic',
      define: { VAULT_WORKER: JSON.stringify(vault), CLEANER_WORKER: JSON.stringify(cleaning) },
    },
  );
  const files = new Map([...worker, ...tool]);
  const [script, style] = [fileOf(files, 'tool', '.js'), fileOf(files, 'tool', '.css')];
  const html = (await readFile(path.join(here, 'html/tool.html'), 'utf8'))
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
  return { html: Buffer.from(html), files, script, style, worker: workerName };
}
