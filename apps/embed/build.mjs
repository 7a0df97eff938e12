// Builds what customers and hosted documents load, and checks the sizes: a file above its budget fails the build.
import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build, transform } from 'esbuild';
import { minify } from 'terser';
import uglify from 'uglify-js';

const here = import.meta.dirname;
const dist = path.join(here, 'dist');
/** Budgets by file, in bytes after brotli. Files that are composed with data are weighed by `npm run weigh`. */
const budgets = JSON.parse(readFileSync(path.join(here, 'budgets.json'), 'utf8'));

const minifiedCss = {
  name: 'minified-css',
  setup(building) {
    building.onLoad({ filter: /\.css$/ }, async ({ path: file }) => {
      const { code } = await transform(await readFile(file, 'utf8'), {
        loader: 'css',
        minify: true,
        target: 'chrome105',
      });
      return { contents: code.trim().replaceAll(' / ', '/'), loader: 'text' };
    });
  },
};

const settings = {
  absWorkingDir: here,
  outdir: dist,
  bundle: true,
  minify: true,
  charset: 'utf8',
  legalComments: 'none',
  plugins: [minifiedCss],
  write: false,
};

const solverOfIntake = {
  name: 'solver-of-intake',
  setup(building) {
    building.onResolve({ filter: /^\.\/solver\.ts$/ }, ({ resolveDir }) => ({
      path: path.join(resolveDir, 'solver-of-intake.ts'),
    }));
  },
};

const whole = await build({
  ...settings,
  plugins: [...settings.plugins, solverOfIntake],
  entryPoints: [
    'src/policy.ts',
    'src/frame.ts',
    'src/consent.ts',
    'src/gpp.ts',
    'src/gpp-stub.ts',
    'src/tcf.ts',
    'src/tcf-stub.ts',
  ],
  format: 'iife',
  target: 'es2020',
});

const pieces = [
  'bar',
  'box',
  'centre',
  'dress',
  'extensions',
  'google',
  'kept-language',
  'kept-tcf',
  'language',
  'logo',
  'long',
  'others',
  'passthrough',
  'top',
  'variants',
  'where',
];

// Loaded by `consent.js` only when a busy intake asks for proof of work.
const later = await build({
  ...settings,
  entryPoints: ['src/consent/consent-work.ts'],
  format: 'esm',
  target: 'es2020',
});

// Code that is sent with data, which it reads as `$candor`: `compose` of @app/consent wraps it in the function.
const cores = await build({
  ...settings,
  entryPoints: {
    'banner.core': 'src/banner/banner.ts',
    'kept.core': 'src/banner/kept.ts',
    'granted.core': 'src/banner/granted.ts',
    'after.core': 'src/banner/after.ts',
    'layer.core': 'src/banner/layer.ts',
    'qr.core': 'src/banner/qr.ts',
    'inline.core': 'src/guard/inline.ts',
    'holding.core': 'src/guard/holding.ts',
    'media.core': 'src/media/media.ts',
    'tcf-panel.core': 'src/tcf-panel.ts',
    ...Object.fromEntries(pieces.map((name) => [`${name}.piece`, `src/banner/pieces/${name}.ts`])),
  },
  format: 'esm',
  target: 'es2022',
});

// Two more minifiers. Each saves a few percent of what the one before it left.
const smaller = async ({ path: file, text }) => {
  const { code } = await minify(text, {
    module: true,
    ecma: 2020,
    // Found by experiment: these options compress best.
    compress: { passes: 3, unsafe_arrows: true, hoist_funs: true, inline: 1, keep_fargs: false },
    format: { comments: false },
  });
  const { code: smallest, error } = uglify.minify(code ?? text, {
    module: true,
    toplevel: true,
    // Found by experiment, too.
    compress: { passes: 4, inline: 2, arrows: false },
  });
  if (error) throw error;
  return { file, contents: Buffer.from(smallest) };
};

await mkdir(dist, { recursive: true });
const tooHeavy = [];
for (const { file, contents } of await Promise.all(
  [...whole.outputFiles, ...later.outputFiles, ...cores.outputFiles].map(smaller),
)) {
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
