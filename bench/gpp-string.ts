// The speed of encoding a choice as a string of the Global Privacy Platform in a browser, and the size of that code. Peer, in
// the same page: @iabgpp/cmpapi.
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '@app/scanner';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';

const budget = { buildAndEncodePerSecond: 400_000, partBrotliBytes: 3000 };

type Rates = { readonly buildAndEncode: number; readonly decode: number };
type Measured = { readonly same: boolean; readonly ours: Rates; readonly library: Rates };

const ours = await bundled('../apps/embed/src/gpp.ts');
const library = await bundled('../node_modules/@iabgpp/cmpapi/lib/mjs/index.js');
const brotli = { ours: brotliCompressSync(ours).length, library: brotliCompressSync(library).length };

const executablePath = findChromium(process.env);
if (!executablePath) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage();
await page.addScriptTag({ content: (await bundled('gpp/in-page.ts')).toString() });
// The type that the script just added returns.
const measured = (await page.evaluate('measure()')) as Measured;
await browser.close();

const ok =
  measured.same &&
  measured.ours.buildAndEncode >= budget.buildAndEncodePerSecond &&
  brotli.ours <= budget.partBrotliBytes;
console.log(JSON.stringify({ bench: 'gpp-string', budget, ok, brotli, ...measured }));
for (const what of ['buildAndEncode', 'decode'] as const) {
  const [our, their] = [measured.ours[what], measured.library[what]];
  console.log(`gpp-string: ${what} of usnat ${our}/s, ${(our / their).toFixed(1)} x @iabgpp/cmpapi's ${their}/s`);
}
console.log(`gpp-string: the part is ${brotli.ours} bytes of brotli, the library ${brotli.library}`);
if (!ok) process.exitCode = 1;

async function bundled(entry: string): Promise<Buffer> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, entry)],
    bundle: true,
    minify: true,
    format: 'iife',
    // Exports everything, so that no part of a library is removed as unused.
    globalName: 'bundle',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return Buffer.from(outputFiles[0]?.contents ?? []);
}
