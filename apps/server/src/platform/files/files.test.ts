import { mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { csv } from './csv.ts';
import { folderFiles } from './files.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'candor-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const files = folderFiles(folder);

const contentOf = async (name: string) => {
  const stream = await files.read(name);
  return stream && text(stream);
};

test('a file is written whole, replaced and deleted', async () => {
  await files.write('exports/a.csv', ['one', 'two']);
  expect(await contentOf('exports/a.csv')).toBe('onetwo');
  await files.write('exports/a.csv', ['three']);
  expect(await contentOf('exports/a.csv')).toBe('three');
  await files.delete('exports/a.csv');
  expect(await contentOf('exports/a.csv')).toBeUndefined();
});

test('one that fails half way leaves nothing', async () => {
  async function* broken() {
    yield 'half';
    throw new Error('lost');
  }
  await expect(files.write('exports/b.csv', broken())).rejects.toThrow('lost');
  expect(await readdir(path.join(folder, 'exports'))).toEqual([]);
});

test.each(['../a', '/etc/passwd', 'a/../../b', '.hidden', 'a//b', 'a\\b', ''])(
  'the name "%s" is none of ours',
  async (name) => {
    await expect(async () => files.read(name)).rejects.toThrow();
  },
);

test('cells that a spreadsheet would run are made text', async () => {
  const rows = [
    { a: '=1+1', b: '@SUM(1)' },
    { a: ' +1', b: '\t=1' },
    { a: 'say "hi", please', b: null },
    { a: new Date(0), b: { n: 1 } },
    { a: '＝1', b: -1 },
  ];
  const lines = (await text(Readable.from(csv(['a', 'b'], rows)))).split('\r\n');
  expect(lines).toEqual([
    'a,b',
    `"'=1+1","'@SUM(1)"`,
    `"' +1","'\t=1"`,
    '"say ""hi"", please",',
    '1970-01-01T00:00:00.000Z,"{""n"":1}"',
    `"'＝1","'-1"`,
    '',
  ]);
});
