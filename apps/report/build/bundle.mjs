import { createHash } from 'node:crypto';
import path from 'node:path';
import { build } from 'esbuild';

const here = path.resolve(import.meta.dirname, '..');

/** Builds scripts of this app. Names depend on content alone. Returns the files by name. */
export async function bundle(entryPoints, options = {}) {
  const { outputFiles } = await build({
    absWorkingDir: here,
    outdir: path.join(here, 'assets'),
    entryPoints,
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
    ...options,
    define: { 'process.env.NODE_ENV': '"production"', ...options.define },
  });
  return new Map(outputFiles.map(({ path: file, contents }) => [path.basename(file), Buffer.from(contents)]));
}

/** Loads a module of TypeScript with everything that it imports. */
export async function load(file) {
  const [code] = (await bundle([file], { minify: false, platform: 'node' })).values();
  return import(`data:text/javascript;base64,${code.toString('base64')}`);
}

export const sri = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
export const hashed = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** A name that depends on the content, for files that esbuild does not write. */
export const named = (name, ending, bytes) => `${name}-${hashed(bytes).slice(0, 8)}.${ending}`;

export const fileOf = (files, entry, ending) =>
  [...files.keys()].find((name) => name.startsWith(`${entry}-`) && name.endsWith(ending));
