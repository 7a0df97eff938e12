import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

async function folderWith(...names: readonly string[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'find-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of names) await writeFile(path.join(folder, name), '#!/bin/sh\n', { mode: 0o755 });
  return folder;
}

test('what CHROMIUM_PATH says is taken, and nothing else where it is wrong', async () => {
  const folder = await folderWith('chromium', 'mine');
  const mine = path.join(folder, 'mine');

  expect(findChromium({ PATH: folder, CHROMIUM_PATH: mine })).toBe(mine);
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: path.join(folder, 'gone') })).toBeUndefined();
  expect(findChromium({ PATH: folder, CHROMIUM_PATH: folder })).toBeUndefined();
});

test('else one of the usual names in PATH', async () => {
  const [empty, full] = [await folderWith(), await folderWith('chromium', 'google-chrome')];

  expect(findChromium({ PATH: [empty, full].join(path.delimiter) })).toBe(path.join(full, 'chromium'));
});

test('a file that cannot be run is none', async () => {
  const folder = await folderWith();
  await writeFile(path.join(folder, 'chromium'), '', { mode: 0o644 });

  expect(findChromium({ CHROMIUM_PATH: path.join(folder, 'chromium') })).toBeUndefined();
});
