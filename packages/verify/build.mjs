// Bundles the command into one JavaScript file, and the page into one HTML file that loads nothing.
import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import process from 'node:process';
import { build } from 'vite';

const here = import.meta.dirname;
const place = path.resolve(process.argv[2] ?? path.join(here, 'dist'));
// Builds into a temporary folder that then replaces the old one, so that a server never sees a half-written build.
const dist = `${place}.${process.pid}`;
await mkdir(dist, { recursive: true });
const { dependencies } = JSON.parse(await readFile(path.join(here, 'package.json'), 'utf8'));

await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  // Dependencies come with their own packages and licenses.
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: path.join(here, 'command/main.ts'),
    outDir: dist,
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rollupOptions: { output: { entryFileNames: 'candor-verify.js' } },
  },
});

const [{ output }] = await build({
  root: here,
  configFile: false,
  logLevel: 'warn',
  build: {
    lib: { entry: path.join(here, 'src/page/page.ts'), formats: ['iife'], name: 'verify' },
    write: false,
    target: 'es2022',
    minify: true,
  },
});
// The code must not contain its own closing script tag.
const script = output[0].code.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
const style = await readFile(path.join(here, 'src/page/page.css'), 'utf8');

const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

const icon = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8.5" fill="#0e6a4d"/><path d="M22.2 11.1a8 8 0 1 0 0 9.8" fill="none" stroke="#fff" stroke-width="3.1" stroke-linecap="round"/><circle cx="16" cy="16" r="2.7" fill="#82cdae"/></svg>')}`;

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Candor</title>
<link rel="icon" href="${icon}">
<style>${style}</style>
</head>
<body>
<noscript>This page checks files in your browser, which needs JavaScript. The command does the same: npx @candor/verify</noscript>
<script>${script}</script>
</body>
<!--
${await licences()}
-->
</html>
`;
await writeFile(path.join(dist, 'verify.html'), html);
// For servers that send their own policy with the page.
await writeFile(path.join(dist, 'verify.csp'), policy);

await rename(place, `${dist}.old`).catch(() => undefined);
await rename(dist, place);
await rm(`${dist}.old`, { recursive: true, force: true });

/** The licenses of the third-party code that the page contains. */
async function licences() {
  // Packages that export no `package.json` are found by a module of theirs.
  const modules = { '@noble/ciphers': 'chacha.js', '@noble/curves': 'ed25519.js', '@noble/hashes': 'sha2.js' };
  const { resolve } = createRequire(import.meta.url);
  const texts = Object.keys(dependencies).map(async (name) => {
    const folder = resolve(`${name}/${modules[name]}`).split(`${name}/`)[0];
    return `${name}\n\n${await readFile(path.join(folder, name, 'LICENSE'), 'utf8')}`;
  });
  return (await Promise.all(texts)).join('\n').replaceAll('--', '- -');
}
