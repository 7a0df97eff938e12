import { strToU8, zipSync, zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { bytes32, concat } from '../src/bytes.ts';
import { clean } from '../src/index.ts';
import { chunk, join, latin, long, png, tiffFile } from './build.ts';
import { contentTypes, zip } from './office-build.ts';
import { flate, objects, pdf, stream } from './pdf-build.ts';
import { jpeg } from './picture-samples.ts';

const refusal = async (bytes: Uint8Array) => {
  const result = await clean(bytes);
  return result.ok ? 'cleaned' : result.reason;
};
const types = contentTypes([
  ['/word/document.xml', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'],
]);
const zeros = (mebibytes: number) => new Uint8Array(mebibytes * 1024 * 1024);

test('a file above the limit is refused before it is read', async () => {
  expect(await clean(jpeg(), { limit: 100 })).toEqual({ ok: false, reason: 'too-large' });
});

test('a zip file that unpacks to a thousand times its size is refused', async () => {
  const bomb = zipSync({ '[Content_Types].xml': strToU8(types), 'word/a.xml': zeros(100), 'word/b.xml': zeros(100) });
  expect(bomb.length).toBeLessThan(250_000);
  expect(await refusal(bomb)).toBe('too-large');

  // The directory says that little is packed.
  const lying = Uint8Array.from(bomb);
  const directory = lying.lastIndexOf(0x50, lying.length - 22 - 46 - 10);
  for (let at = directory - 60; at < lying.length - 4; at++)
    if (lying[at] === 0x50 && lying[at + 1] === 0x4b && lying[at + 2] === 1) lying.set(bytes32(10, true), at + 24);
  expect(await refusal(lying)).toBe('too-large');
});

test('zip files whose entries share bytes, nest, are protected or broken are refused', async () => {
  const nest = (depth: number): Uint8Array =>
    zip({ '[Content_Types].xml': types, ...(depth > 0 ? { 'word/embeddings/a.docx': nest(depth - 1) } : {}) });
  expect(await refusal(nest(2))).toBe('cleaned');
  expect(await refusal(nest(6))).toBe('too-large');

  const locked = nest(0);
  for (let at = 0; at < locked.length - 4; at++)
    if (locked[at] === 0x50 && locked[at + 1] === 0x4b && locked[at + 2] === 1) locked[at + 8]! |= 1;
  expect(await refusal(locked)).toBe('encrypted');
  expect(await refusal(nest(0).subarray(0, -30))).toBe('malformed');
  expect(await refusal(zipSync({ 'a.txt': latin('Text of a file') }))).toBe('unknown-type');
});

test('XML with entities, endless depth or open elements is refused', async () => {
  const docx = (text: string) => zip({ '[Content_Types].xml': types, 'word/document.xml': text });

  expect(await refusal(docx('<!DOCTYPE a [<!ENTITY b "bbbbbbb">]><a>&b;</a>'))).toBe('malformed');
  expect(await refusal(docx('<a>'.repeat(100_000)))).toBe('malformed');
  expect(await refusal(docx('<a><b></a>'))).toBe('malformed');
  expect(await refusal(docx('<a b="'))).toBe('malformed');
  expect(await refusal(docx(`<a ${'b="c" '.repeat(200_000)}/>`))).toBe('cleaned');
});

test('documents with a password and old documents are told apart', async () => {
  const old = join('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', new Uint8Array(600));
  expect(await refusal(old)).toBe('unsupported');
  expect(await refusal(join(old, [...'EncryptedPackage'].map((letter) => `${letter}\0`).join('')))).toBe('encrypted');

  const odt = zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml':
      '<m:manifest><m:file-entry m:full-path="a"><m:encryption-data/></m:file-entry></m:manifest>',
  });
  expect(await refusal(odt)).toBe('encrypted');
  expect(await refusal(pdf(objects(), '/Encrypt<</Filter/Standard/V 2>>'))).toBe('encrypted');
});

test('PDF files that lead in circles are cleaned or refused', async () => {
  const tail = (text: string) => pdf(objects('', '', [text]));
  expect(await refusal(tail('[5 0 R 5 0 R 1 0 R]'))).toBe('cleaned');
  expect(await refusal(pdf(objects('/Outlines 5 0 R', '', ['<</First 6 0 R>>', '<</Parent 5 0 R/Next 6 0 R>>'])))).toBe(
    'cleaned',
  );
  // The length of a stream is in that stream.
  expect(await refusal(pdf(objects('/Outlines 5 0 R', '', ['<</Length 5 0 R>>\nstream\nabc\nendstream'])))).toBe(
    'malformed',
  );
  // The table before is the table itself.
  const whole = pdf(objects());
  const text = [...whole].map((byte) => String.fromCharCode(byte)).join('');
  const at = /startxref\n(\d+)/.exec(text)?.[1] ?? '';
  expect(await refusal(latin(text.replace('/Root', `/Prev ${at}/Root`)))).toBe('cleaned');
});

test('PDF files that are nested, broken or unpack without end are refused', async () => {
  expect(await refusal(pdf(objects(`/Outlines ${'['.repeat(50_000)}`)))).toBe('malformed');
  expect(await refusal(pdf(objects()).subarray(0, -40))).toBe('malformed');
  expect(await refusal(latin('%PDF-1.7\nstartxref\n99999999999\n%%EOF'))).toBe('malformed');
  expect(await refusal(latin('%PDF-1.7\nxref\n0 999999999\ntrailer <<>>\nstartxref\n9\n%%EOF'))).toBe('malformed');
  const bomb = zlibSync(zeros(250));
  const packed = pdf(objects('/OutputIntents[<</DestOutputProfile 5 0 R>>]', '', [flate('', bomb)]));
  expect(await refusal(packed)).toBe('unsupported');
  const profile = stream('/Filter/FlateDecode', bomb);
  expect(await refusal(pdf(objects('/OutputIntents[<</DestOutputProfile 5 0 R>>]', '', [profile])))).toBe('too-large');
  expect(await refusal(pdf(objects('/NeedsRendering true')))).toBe('unsupported');
});

test('pictures that promise more than they have are refused', async () => {
  expect(await refusal(jpeg().subarray(0, 30))).toBe('malformed');
  expect(await refusal(concat([latin('\xff\xd8\xff\xe1\xff\xff'), new Uint8Array(30)]))).toBe('malformed');
  expect(await refusal(png([concat([bytes32(0x7fffffff), latin('tEXt')])]))).toBe('malformed');
  expect(await refusal(png([chunk('ABCD', 'unknown, but needed')]))).toBe('malformed');
  expect(await refusal(join('GIF89a', new Uint8Array(20)))).toBe('malformed');
  expect(await refusal(join('RIFF', bytes32(0xffffffff, true), 'WEBPVP8 ', new Uint8Array(20)))).toBe('malformed');
  const profile = chunk('iCCP', join('a\0\0', zlibSync(zeros(50))));
  expect(await refusal(png([profile]))).toBe('cleaned');
});

test('TIFF files that lead in circles, or whose pages share pixels, are refused', async () => {
  const circle = join('II*\0', bytes32(8, true), Uint8Array.of(0, 0), bytes32(8, true), new Uint8Array(8));
  expect(await refusal(circle)).toBe('malformed');
  const shared = Array.from({ length: 900 }, () => long(8, false));
  const lengths = shared.map(() => long(60_000, false));
  const page = [
    [273, 4, concat(shared)],
    [279, 4, concat(lengths)],
  ] as const;
  expect(await refusal(tiffFile([page], false, new Uint8Array(60_000)))).toBe('malformed');
  expect(await refusal(join('MM\0+', new Uint8Array(20)))).toBe('unsupported');
});

test('boxes of a video that overlap or end too late are refused', async () => {
  const head = join(bytes32(16), 'ftypisom', bytes32(0));
  expect(await refusal(join(head, bytes32(100), 'moov', new Uint8Array(20)))).toBe('malformed');
  expect(await refusal(join(head, bytes32(4), 'moov', new Uint8Array(20)))).toBe('malformed');
  expect(await refusal(join(bytes32(16), 'ftypheic', bytes32(0), bytes32(8), 'moov'))).toBe('unsupported');
});

test('long files take time in proportion to their length', async () => {
  const long = jpeg(...Array.from({ length: 3000 }, () => concat([latin('\xff\xfe\x27\x10'), new Uint8Array(9998)])));
  const start = performance.now();
  expect(await refusal(long)).toBe('cleaned');
  expect(await refusal(concat([latin('ID3\x04\0\0\0\0\0\0'), new Uint8Array(20_000_000).fill(0xff)]))).toBe(
    'malformed',
  );
  expect(await refusal(concat([latin('%PDF-1.7\n'), new Uint8Array(20_000_000).fill(0x28)]))).toBe('malformed');
  expect(performance.now() - start).toBeLessThan(20_000);
}, 60_000);
