// Builds what customers and hosted documents load, and weighs it: a file above its budget fails the build.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
/** Bytes of brotli, by file. */
const budgets = JSON.parse(readFileSync(path.join(here, 'budgets.json'), 'utf8'));

const minifiedCss = {
  name: 'minified-css',
  setup(building) {
    building.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(await readFile(file, 'utf8'), { loader: 'css', minify: true });
      return { contents: code.trim(), loader: 'text' };
    });
  },
};

const built = await build({
  absWorkingDir: here,
  entryPoints: ['src/policy.ts', 'src/frame.ts'],
  outdir: dist,
  bundle: true,
  minify: true,
  charset: 'utf8',
  format: 'iife',
  target: 'es2020',
  legalComments: 'none',
  plugins: [minifiedCss],
  write: false,
});

await mkdir(dist, { recursive: true });
const tooHeavy = [];
for (const { path: file, contents } of built.outputFiles) {
  const name = path.basename(file);
  const brotli = brotliCompressSync(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  const gzip = gzipSync(contents, { level: 9 });
  const compressed = [
    [file, contents],
    [`${file}.br`, brotli],
    [`${file}.gz`, gzip],
  ];
  await Promise.all(compressed.map(([to, bytes]) => writeFile(to, bytes)));
  console.log(`${name}: ${contents.length} bytes, gzip ${gzip.length}, brotli ${brotli.length} of ${budgets[name]}`);
  if (!(brotli.length <= budgets[name])) tooHeavy.push(name);
}

if (tooHeavy.length > 0) {
  console.error(`Above budget: ${tooHeavy.join(', ')}`);
  process.exitCode = 1;
}
