// The speed of encoding choices for a thousand vendors as TC strings and of decoding them, in Node.js and in a browser, the
// time until a page's first string, and the size of that code. Peers, taking turns with ours: @iabtechlabtcf/core,
// @iabtcf/core, @iabgpp/cmpapi.
import path from 'node:path';
import vm from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { findChromium } from '@app/scanner';
import { build } from 'esbuild';
import { chromium, type Browser } from 'playwright-core';
import type { Measured, Rates } from './tc/measure.ts';

const budget = { encode: 150_000, buildAndEncode: 60_000, decode: 100_000, firstMs: 2, partBrotliBytes: 6000 };
const contenders = {
  ours: 'ours',
  '@iabtechlabtcf/core': 'iabtechlab',
  '@iabtcf/core': 'iabtcf',
  '@iabgpp/cmpapi': 'iabgpp',
};
const pages = 7;

const code = await bundled(`export { measure } from './tc/measure.ts'`);
const inNode = measureInNode(code);

const executablePath = findChromium(process.env);
if (!executablePath) throw new Error('There is no Chromium: install one, or set CHROMIUM_PATH.');
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const inChromium = await measureInChromium(browser, code);
const firstMs = await firstStrings(browser);
await browser.close();

const part = await build({
  entryPoints: [path.join(import.meta.dirname, '../apps/embed/src/tcf.ts')],
  bundle: true,
  minify: true,
  format: 'iife',
  target: 'es2020',
  write: false,
});
const partBrotliBytes = brotliCompressSync(part.outputFiles[0]?.contents ?? new Uint8Array()).length;
const our = slowest(inChromium);
const ok =
  inChromium.same &&
  our.encode >= budget.encode &&
  our.buildAndEncode >= budget.buildAndEncode &&
  our.decode >= budget.decode &&
  (firstMs['ours'] ?? Infinity) <= budget.firstMs &&
  partBrotliBytes <= budget.partBrotliBytes;
console.log(
  JSON.stringify({ bench: 'tc-string', budget, ok, partBrotliBytes, firstMs, chromium: inChromium, node: inNode }),
);
for (const [place, { vendors, letters, rates }] of [
  ['Chromium', inChromium],
  ['Node', inNode],
] as const) {
  for (const [name, of] of Object.entries(rates.mixed)) {
    const said = (['encode', 'buildAndEncode', 'decode'] as const).map((kind) => {
      const ratio = (rates.mixed['ours']?.[kind] ?? 0) / of[kind];
      return `${kind} ${of[kind]}/s${name === 'ours' ? '' : ` (ours ${ratio.toFixed(1)} x)`}`;
    });
    const about = name === 'ours' ? `, ${vendors} vendors, ${letters} letters` : '';
    console.log(`tc-string in ${place}: ${name}: ${said.join(', ')}${about}`);
  }
}
console.log(
  `tc-string: first string of a page ${Object.entries(firstMs)
    .map(([name, ms]) => `${name} ${ms} ms`)
    .join(', ')}`,
);
console.log(
  `tc-string: the part is ${partBrotliBytes} bytes of brotli; the same strings as @iabtechlabtcf/core: ${inChromium.same}`,
);
if (!ok) process.exitCode = 1;

function measureInNode(script: string): Measured {
  // The return type of the script itself.
  return vm.runInThisContext(`${script}; bundle.measure()`) as Measured;
}

async function measureInChromium(on: Browser, script: string): Promise<Measured> {
  const page = await on.newPage();
  await page.addScriptTag({ content: script });
  const measured = (await page.evaluate('bundle.measure()')) as Measured; // as above
  await page.close();
  return measured;
}

/** Milliseconds from the first line of the code to a string, in a page that has done nothing else: including list and model. */
async function firstStrings(on: Browser): Promise<Readonly<Record<string, number>>> {
  const times: Record<string, number[]> = {};
  const input = await bundled(`import { inputs } from './tc/contenders.ts'; import { contender } from './tc/ours.ts';
    const input = inputs().mixed; globalThis.input = { ...input, most: contender.encode(contender.prepare(input)) };`);
  const scripts = await Promise.all(
    Object.entries(contenders).map(async ([name, file]) => {
      const body = await bundled(`export { contender } from './tc/${file}.ts'`);
      const script = `{const began = performance.now(); ${body.replace(/^"use strict";/, '')}
        const { first, prepare, encode } = bundle.contender;
        first ? first(input) : encode(prepare(input)); globalThis.took = performance.now() - began;}`;
      return [name, script] as const;
    }),
  );
  for (let turn = 0; turn < pages; turn++) {
    for (const [name, script] of scripts) {
      const page = await on.newPage();
      await page.addScriptTag({ content: input });
      await page.addScriptTag({ content: script });
      (times[name] ??= []).push(Number(await page.evaluate('took')));
      await page.close();
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([name, all]) => {
      const median = all.toSorted((one, other) => one - other)[all.length >> 1] ?? 0;
      return [name, Math.round(median * 100) / 100];
    }),
  );
}

/** The lower rates of ours over both inputs. */
function slowest({ rates }: Measured): Rates {
  const [all, mixed] = [rates.all['ours'], rates.mixed['ours']];
  if (!all || !mixed) throw new Error('nothing was measured');
  return {
    encode: Math.min(all.encode, mixed.encode),
    buildAndEncode: Math.min(all.buildAndEncode, mixed.buildAndEncode),
    decode: Math.min(all.decode, mixed.decode),
  };
}

async function bundled(contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    globalName: 'bundle',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
