import { zlibSync } from 'fflate';
import { bytes16, bytes32, concat, find, latin1, uint32 } from '../src/bytes.ts';
import { chunk, deviceProfile, exif, join, latin, png, xmp } from './build.ts';
import { canary } from './canaries.ts';
import { jpegBody, vp8 } from './pictures.ts';
import { type Sample } from './sample.ts';

const app = (code: number, ...parts: readonly (Uint8Array | string)[]) => {
  const data = join(...parts);
  return concat([Uint8Array.of(0xff, code), bytes16(data.length + 2), data]);
};
const jfif = app(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\0\0');
export const jpeg = (...segments: readonly Uint8Array[]): Uint8Array =>
  concat([Uint8Array.of(0xff, 0xd8), ...segments, jpegBody]);
const scan = (bytes: Uint8Array) => {
  const start = find(bytes, '\xff\xda');
  return latin1(bytes.subarray(start, find(bytes, '\xff\xd9', start)));
};
const exifSegment = (little: boolean, orientation = 1) => app(0xe1, 'Exif\0\0', exif(little, orientation));
const thumbnail = concat([Uint8Array.of(2, 2), new Uint8Array(12).fill(7)]);
const all = ['location', 'author', 'time', 'device', 'software', 'comment'] as const;
const table = jpegBody.subarray(0, 69);

const jpegs: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  ['Exif, big-endian', jpeg(jfif, exifSegment(false)), all],
  ['Exif, little-endian', jpeg(exifSegment(true)), all],
  ['Exif, turned', jpeg(jfif, exifSegment(true, 6)), all],
  ['XMP', jpeg(jfif, app(0xe1, 'http://ns.adobe.com/xap/1.0/\0', xmp)), ['location', 'author', 'device', 'id']],
  ['long XMP', jpeg(app(0xe1, 'http://ns.adobe.com/xmp/extension/\0', canary.id, xmp)), ['author']],
  ['IPTC', jpeg(app(0xed, 'Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x20\x1c\x02\x50\0\x10', canary.person)), ['author']],
  ['comment', jpeg(jfif, app(0xfe, canary.note)), ['comment']],
  ['JFIF thumbnail', jpeg(app(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01', thumbnail)), ['preview']],
  ['JFXX thumbnail', jpeg(jfif, app(0xe0, 'JFXX\0\x13', canary.note)), ['preview']],
  ['color profile', jpeg(jfif, app(0xe2, 'ICC_PROFILE\0\x01\x01', deviceProfile())), ['device', 'time']],
  ['second picture', join(jpeg(jfif, app(0xe2, 'MPF\0', canary.id)), jpeg(exifSegment(true))), ['preview']],
  ['data after the end', join(jpeg(jfif), 'PK\x03\x04', canary.file), ['attachment']],
  [
    'own segments',
    jpeg(jfif, app(0xef, canary.device), app(0xe5, canary.software), app(0xeb, canary.person)),
    ['other'],
  ],
  ['Adobe', jpeg(app(0xee, 'Adobe\0\x64\0\0\0\0\x01', canary.software)), ['other']],
  [
    'comment between tables',
    concat([jpeg().subarray(0, 2), table, app(0xfe, canary.note), jpegBody.subarray(69)]),
    ['comment'],
  ],
];

const pixels = (bytes: Uint8Array) => {
  const found: string[] = [];
  for (let at = 8; at < bytes.length; at += 12 + uint32(bytes, at))
    if (['IDAT', 'fdAT', 'acTL', 'fcTL'].includes(latin1(bytes, at + 4, at + 8)))
      found.push(latin1(bytes, at, at + 12 + uint32(bytes, at)));
    else if (latin1(bytes, at + 4, at + 8) === 'IEND') break;
  return found;
};
const control = (number: number) =>
  chunk('fcTL', concat([...[number, 4, 2, 0, 0].map((value) => bytes32(value)), Uint8Array.of(0, 1, 0, 10, 0, 0)]));
const frame = chunk('fdAT', concat([bytes32(2), zlibSync(new Uint8Array(26))]));

const pngs: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  [
    'tEXt',
    png([chunk('tEXt', `Author\0${canary.person}`), chunk('tEXt', `Comment\0${canary.note}`)]),
    ['author', 'comment'],
  ],
  ['zTXt', png([chunk('zTXt', join('Software\0\0', zlibSync(latin(canary.software))))]), ['software']],
  ['iTXt', png([chunk('iTXt', `Creation Time\0\0\0\0\0${canary.isoTime}`)]), ['time']],
  ['XMP', png([chunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${xmp}`)]), ['author', 'location']],
  ['tIME', png([], [chunk('tIME', '\x07\xc3\x06\x05\x04\x03\x02')]), ['time']],
  ['eXIf', png([chunk('eXIf', exif(false))]), all],
  ['eXIf, turned', png([], [chunk('eXIf', exif(true, 8))]), all],
  ['iCCP', png([chunk('iCCP', join(`${canary.device}\0\0`, zlibSync(deviceProfile())))]), ['device']],
  ['own chunks', png([chunk('caBX', canary.person), chunk('prVt', canary.id)]), ['other']],
  ['data after the end', join(png([]), canary.file), ['attachment']],
  [
    'animated',
    png(
      [chunk('acTL', concat([bytes32(2), bytes32(0)])), control(0)],
      [control(1), frame, chunk('tEXt', `Author\0${canary.person}`)],
    ),
    ['author'],
  ],
];

const screen = join('GIF89a', Uint8Array.of(2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255));
const image = Uint8Array.of(0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0, 2, 2, 0x44, 0x0a, 0);
const loop = latin('\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0');
const pause = Uint8Array.of(0x21, 0xf9, 4, 0, 10, 0, 0, 0);
const block = (text: string) => join(Uint8Array.of(text.length), text);
// The packet stands there as it is: its end leads readers of blocks out of it from any place.
const magic = Uint8Array.from({ length: 258 }, (_, index) => (index === 0 ? 1 : Math.max(0, 256 - index)));
const gif = (...parts: readonly Uint8Array[]) => concat([screen, ...parts, Uint8Array.of(0x3b)]);
const frames = (bytes: Uint8Array) => [latin1(bytes, 0, 19), find(bytes, latin1(image)) >= 0];

const gifs: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  ['comment', gif(join('\x21\xfe', block(canary.note), '\0'), image), ['comment']],
  ['XMP', gif(image, join('\x21\xff\x0bXMP DataXMP', xmp, magic)), ['author']],
  ['plain text', gif(pause, join('\x21\x01', block('\0'.repeat(12)), block(canary.note), '\0'), image), ['comment']],
  ['own extension', gif(join('\x21\xff\x0bQUIXOTR9000', block(canary.device), '\0'), image), ['other']],
  ['animated', gif(loop, pause, image, join('\x21\xfe', block(canary.person), '\0'), pause, image), ['comment']],
  ['data after the end', join(gif(image), canary.file), ['attachment']],
];

const riff = (...parts: readonly Uint8Array[]) => {
  const body = join('WEBP', ...parts);
  return join('RIFF', bytes32(body.length, true), body);
};
const part = (name: string, data: Uint8Array | string) => {
  const body = join(data);
  return join(name, bytes32(body.length, true), body, new Uint8Array(body.length & 1));
};
const extended = (flags: number) => part('VP8X', Uint8Array.of(flags, 0, 0, 0, 15, 0, 0, 7, 0, 0));
const still = part('VP8 ', vp8);
const place = concat([new Uint8Array(6), Uint8Array.of(15, 0, 0, 7, 0, 0, 100, 0, 0, 0)]);
const animation = join(part('ANIM', new Uint8Array(6)), part('ANMF', join(place, still, part('QUIX', canary.device))));
const coded = (bytes: Uint8Array) => find(bytes, latin1(vp8)) >= 0;

const webps: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  ['EXIF', riff(extended(8), still, part('EXIF', exif(true))), all],
  ['EXIF, turned', riff(extended(8), still, part('EXIF', join('Exif\0\0', exif(false, 3)))), all],
  ['XMP', riff(extended(4), still, part('XMP ', xmp)), ['author', 'location']],
  ['color profile', riff(extended(0x20), part('ICCP', deviceProfile()), still), ['device']],
  ['own chunk', riff(extended(0), still, part('QUIX', canary.device)), ['other']],
  ['animated', riff(extended(2), animation, part('XMP ', xmp)), ['other', 'author']],
  ['data after the end', join(riff(still), canary.file), ['attachment']],
];

const rows = (type: Sample['type'], list: typeof jpegs, content: Sample['content']): Sample[] =>
  list.map(([name, bytes, kinds]) => ({ name: `${type}, ${name}`, type, bytes, kinds, content }));

export const pictureSamples: readonly Sample[] = [
  ...rows('jpeg', jpegs, scan),
  ...rows('png', pngs, pixels),
  ...rows('gif', gifs, frames),
  ...rows('webp', webps, coded),
];
