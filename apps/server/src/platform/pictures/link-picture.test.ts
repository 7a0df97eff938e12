import { inflateSync } from 'node:zlib';
import { fill, loadWords, locales, languageTag } from '@app/texts';
import { expect, test } from 'vitest';
import { canvasOf, fill as paint } from './canvas.ts';
import { lineOf } from './letters.ts';
import { drawLinkPicture } from './link-picture.ts';
import { pngOf } from './png.ts';
import { circle, roundedRectangle } from './shapes.ts';

test('shapes are filled exactly, and their edges are smooth', () => {
  const canvas = canvasOf(40, 40, '#ffffff');
  paint(canvas, [roundedRectangle(10, 10, 20, 10.5, 0)], '#000000');
  const at = (x: number, y: number) => canvas.pixels[y * 40 + x];

  expect([at(9, 15), at(10, 15), at(29, 15), at(30, 15)]).toEqual([0xffffff, 0, 0, 0xffffff]);
  expect([at(15, 9), at(15, 10), at(15, 19), at(15, 21)]).toEqual([0xffffff, 0, 0, 0xffffff]);
  const half = (at(15, 20) ?? 0) & 255;
  expect(half).toBeGreaterThan(100);
  expect(half).toBeLessThan(155);
});

test('a circle has its area', () => {
  const canvas = canvasOf(100, 100, '#ffffff');
  paint(canvas, [circle(50, 50, 40)], '#000000');
  const covered = canvas.pixels.reduce((sum, pixel) => sum + (255 - (pixel & 255)) / 255, 0);

  expect(Math.abs(covered - Math.PI * 1600)).toBeLessThan(Math.PI * 1600 * 0.01);
});

test('a PNG has its size, its palette and every pixel', () => {
  const canvas = canvasOf(3, 2, '#0e6a4d');
  canvas.pixels[4] = 0xff0000;
  const png = pngOf(canvas);
  const data = png.subarray(png.indexOf('IDAT') + 4, png.indexOf('IEND') - 8);

  expect([png.readUInt32BE(16), png.readUInt32BE(20), png[25]]).toEqual([3, 2, 3]);
  expect([...inflateSync(data)]).toEqual([0, 0, 0, 0, 0, 0, 1, 0]);
});

test.each(locales)('the picture of a link has the letters of %s and takes at most 60 kB', async (locale) => {
  const words = await loadWords(locale, 'hosted');
  const texts = [words.documents.data_processing_agreement, fill(words.version, { number: 3 })];
  const language = languageTag(locale);
  // A character that no font has would be drawn as the empty glyph of the first font.
  for (const text of texts) expect(lineOf(text, { face: 'bold', size: 40, language }).missing).toEqual([]);

  const png = drawLinkPicture({
    site: 'Corner Coffee',
    title: texts[0] ?? '',
    note: texts[1] ?? '',
    language,
    accent: '#7a1f5c',
    sign: 'check',
  });
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(60_000);
});

test('names of any length are cut with an ellipsis, and long words stay within the picture', () => {
  const long = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2);
  const png = drawLinkPicture({
    site: long,
    title: long,
    note: long,
    language: 'de',
    accent: '#2456b8',
    sign: 'cross',
  });

  expect(png.length).toBeLessThanOrEqual(60_000);
});
