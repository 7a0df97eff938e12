import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';

/** The code of a page that cleans: what it loads at once, and what for each type. */
async function pieces(): Promise<readonly Rollup.OutputChunk[]> {
  const entry = path.resolve(import.meta.dirname, '../src/index.ts');
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, minify: true, lib: { entry, formats: ['es'] } },
  });
  const outputs = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return outputs.filter((chunk): chunk is Rollup.OutputChunk => chunk.type === 'chunk');
}

const weight = (chunks: readonly Rollup.OutputChunk[]) =>
  chunks.reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0);

test('cleaners are light, and pictures load without the cleaners of documents', async () => {
  const all = await pieces();
  const named = (file: string) => all.find(({ fileName }) => fileName === file);
  const loaded = (chunk: Rollup.OutputChunk, seen = new Set<Rollup.OutputChunk>()): Set<Rollup.OutputChunk> => {
    if (seen.has(chunk)) return seen;
    seen.add(chunk);
    for (const file of chunk.imports) {
      const next = named(file);
      if (next) loaded(next, seen);
    }
    return seen;
  };
  const entry = all.find(({ isEntry }) => isEntry)!;
  const picture = (name: string) => {
    const chunk = all.find((each) => each.name === name)!;
    return [...new Set([...loaded(entry), ...loaded(chunk)])];
  };

  expect(weight(all)).toBeLessThan(40_000);
  expect(weight([...loaded(entry)])).toBeLessThan(5_000);
  for (const name of ['jpeg', 'gif', 'webp']) expect(weight(picture(name))).toBeLessThan(10_000);
  expect(weight(picture('png'))).toBeLessThan(16_000);
}, 120_000);
