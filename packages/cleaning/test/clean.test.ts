import { expect, test } from 'vitest';
import { clean, neutralName } from '../src/index.ts';
import { canary, survivors } from './canaries.ts';
import { cleaned } from './cleaned.ts';
import { samples } from './samples.ts';
import { jpeg } from './picture-samples.ts';

test('there are samples of every type', () => {
  expect(samples.length).toBeGreaterThanOrEqual(60);
  expect(new Set(samples.map(({ type }) => type)).size).toBe(17);
  expect(new Set(samples.map(({ name }) => name)).size).toBe(samples.length);
  // The search that must find nothing afterwards finds every planted word before.
  expect(new Set(samples.flatMap(({ bytes }) => survivors(bytes))).size).toBe(Object.keys(canary).length);
});

test.each(samples)(
  '$name: nothing planted survives, and what it shows stays',
  async ({ type, bytes, kinds, content }) => {
    const before = bytes.slice();
    const result = await cleaned(bytes);

    expect(survivors(result.bytes)).toEqual([]);
    expect(result.type).toBe(type);
    expect(result.found.map(({ kind }) => kind)).toEqual(expect.arrayContaining([...kinds]));
    expect(content(result.bytes)).toEqual(content(bytes));
    expect(bytes).toEqual(before);
  },
);

test.each(samples)('$name: what is cleaned is clean', async ({ bytes }) => {
  const once = await cleaned(bytes);
  const twice = await cleaned(once.bytes);

  expect(twice.bytes).toEqual(once.bytes);
  expect(twice.found).toEqual([]);
});

test.each(samples)('$name: cleaned in its own memory, it is the same', async ({ bytes }) => {
  const reused = await clean(bytes.slice(), { reuse: true });

  expect(reused).toEqual(await clean(bytes.slice()));
});

test('a picture is cleaned in its own memory', async () => {
  const picture = jpeg();
  const result = await clean(picture, { reuse: true });

  expect(result.ok && result.bytes.buffer === picture.buffer).toBe(true);
});

test('the type is told by the bytes, and the new name by the type', async () => {
  const { type } = await cleaned(jpeg());

  expect(neutralName(type, 1)).toBe('picture-1.jpg');
  expect(neutralName('pdf', 12)).toBe('document-12.pdf');
  expect(await clean(new TextEncoder().encode('Some text, some text'))).toEqual({ ok: false, reason: 'unknown-type' });
  expect(await clean(new Uint8Array())).toEqual({ ok: false, reason: 'unknown-type' });
});

test('what stays although it may tell something is named', async () => {
  const left = async (name: string) => (await cleaned(samples.find((sample) => sample.name === name)!.bytes)).left;

  expect(await left('docx, revisions')).toEqual(['tracked-changes']);
  expect(await left('odt, changes and remarks')).toEqual(['tracked-changes']);
  expect(await left('xlsx, workbook')).toEqual(['hidden-content']);
  expect(await left('pptx, comments and IDs')).toEqual(['hidden-content', 'links']);
  expect(await left('pdf, signature')).toEqual(['form-values']);
  expect(await left('mp4, picture')).toEqual(['encoder-traces']);
  expect(await left('jpeg, comment')).toEqual([]);
});
