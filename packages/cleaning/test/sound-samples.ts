import { bytes16, bytes32, concat, find, latin1, uint32 } from '../src/bytes.ts';
import { join, latin, xmp } from './build.ts';
import { canary } from './canaries.ts';
import { type Sample } from './sample.ts';

const box = (name: string, ...parts: readonly (Uint8Array | string)[]) => {
  const body = join(...parts);
  return join(bytes32(body.length + 8), name, body);
};
const zeros = (length: number) => new Uint8Array(length);
const time = bytes32(0x9d8f3a21);
const nameOf = (text: string) => join(text, '\0');

/** A track with one sample. */
function track(id: number, handler: string, at: number, length: number, description: Uint8Array): Uint8Array {
  const table = box(
    'stbl',
    box('stsd', zeros(4), bytes32(1), description),
    box('stts', zeros(4), bytes32(1), bytes32(1), bytes32(1000)),
    box('stsc', zeros(4), bytes32(1), bytes32(1), bytes32(1), bytes32(1)),
    box('stsz', zeros(4), bytes32(0), bytes32(1), bytes32(length)),
    box('stco', zeros(4), bytes32(1), bytes32(at)),
  );
  const media = box(
    'mdia',
    box('mdhd', zeros(4), time, time, bytes32(1000), bytes32(1000), zeros(4)),
    box('hdlr', zeros(4), zeros(4), handler, zeros(12), nameOf(canary.device)),
    box(
      'minf',
      box('smhd', zeros(8)),
      box('dinf', box('dref', zeros(4), bytes32(1), box('alis', zeros(4), canary.file))),
      table,
    ),
  );
  return box(
    'trak',
    box('tkhd', bytes32(3), time, time, bytes32(id), zeros(64)),
    box('udta', box('name', canary.person)),
    media,
  );
}
const entry = (name: string, length: number, vendor: string) => {
  const body = zeros(length);
  body.set(bytes16(1), 6);
  if (vendor) body.set(latin(vendor), 12);
  return box(name, body);
};
const sound = entry('mp4a', 28, 'QUIX');
const picture = (() => {
  const whole = entry('avc1', 78, 'QUIX');
  whole.set(join(Uint8Array.of(15), canary.software), 50);
  return whole;
})();
const text = (name: string, value: string) => box(name, bytes16(value.length), bytes16(0), value);
const userData = box(
  'udta',
  text('\xa9xyz', `+59.1200+024.7400/ ${canary.place}`),
  text('\xa9mod', canary.device),
  text('\xa9ART', canary.person),
  text('\xa9day', canary.isoTime),
  text('\xa9too', canary.software),
  text('\xa9cmt', canary.note),
);
const list = box(
  'udta',
  box(
    'meta',
    zeros(4),
    box('ilst', box('\xa9ART', box('data', zeros(8), canary.person)), box('covr', box('data', zeros(8), canary.note))),
  ),
);
const samples = latin('SAMPLES OF SOUND');
const heads = (brand: string) => box('ftyp', brand, zeros(4), brand);
const movie = (...parts: readonly Uint8Array[]) =>
  box('moov', box('mvhd', zeros(4), time, time, bytes32(1000), bytes32(1000), zeros(80)), ...parts);

/** A file whose table of contents stands before its samples. */
function movieFirst(brand: string, parts: (at: number) => readonly Uint8Array[], data = samples): Uint8Array {
  const before = join(heads(brand), movie(...parts(0)));
  return join(heads(brand), movie(...parts(before.length + 8)), box('mdat', data));
}
function fragments(): Uint8Array {
  const empty = track(1, 'soun', 0, 0, sound);
  const run = (offset: number) =>
    box(
      'moof',
      box('mfhd', zeros(4), bytes32(1)),
      box(
        'traf',
        box('tfhd', Uint8Array.of(0, 2, 0, 0), bytes32(1)),
        box('trun', Uint8Array.of(0, 0, 2, 1), bytes32(1), bytes32(offset), bytes32(16)),
        box('uuid', zeros(16), canary.id),
      ),
    );
  const head = join(heads('iso5'), movie(empty, box('mvex', box('trex', zeros(4), bytes32(1), zeros(16))), userData));
  return join(head, run(run(0).length + 8), box('mdat', samples), box('mfra', zeros(8)));
}
const gps = latin(`GPS ${canary.place} `);

const movies: readonly (readonly [string, 'mp4' | 'mov' | 'm4a', Uint8Array, Sample['kinds']])[] = [
  [
    'user data first',
    'mp4',
    movieFirst('isom', (at) => [userData, track(1, 'soun', at, 16, sound)]),
    ['location', 'device', 'author', 'time', 'software'],
  ],
  [
    'picture',
    'mp4',
    movieFirst('mp42', (at) => [track(1, 'vide', at, 16, picture), box('meta', zeros(4), canary.person)]),
    ['software', 'author', 'time'],
  ],
  [
    'own boxes',
    'mp4',
    join(
      heads('isom'),
      box('free', canary.note),
      box('uuid', zeros(16), xmp),
      movieFirst('isom', (at) => [track(1, 'soun', at + 32 + canary.note.length + xmp.length, 16, sound)]).subarray(20),
    ),
    ['other'],
  ],
  [
    'positions beside',
    'mp4',
    movieFirst(
      'isom',
      (at) => [track(1, 'vide', at, 16, picture), track(2, 'meta', at + 16, gps.length, entry('gpmd', 8, ''))],
      join(samples, gps),
    ),
    ['location'],
  ],
  ['fragments', 'mp4', fragments(), ['location', 'other']],
  [
    'samples first',
    'mov',
    (() => {
      const start = join(heads('qt  '), box('wide'), box('mdat', samples));
      return join(
        start,
        movie(
          track(1, 'soun', heads('qt  ').length + 16, 16, sound),
          userData,
          box('meta', zeros(4), 'com.apple.quicktime.location', canary.place),
        ),
      );
    })(),
    ['location', 'device'],
  ],
  ['list', 'm4a', movieFirst('M4A ', (at) => [track(1, 'soun', at, 16, sound), list]), ['author', 'preview']],
];

/** The bytes to which the first chunk of the first track leads. */
const firstSample = (bytes: Uint8Array) => {
  const table = find(bytes, 'stco');
  const run = find(bytes, 'trun');
  const at = run < 0 ? uint32(bytes, table + 12) : find(bytes, 'moof') - 4 + uint32(bytes, run + 12);
  return latin1(bytes, at, at + 16);
};

const frame = concat([Uint8Array.of(0xff, 0xfb, 0x90, 0xc0), zeros(413)]);
const frames = concat([frame, frame, frame]);
const size = (value: number) =>
  Uint8Array.of((value >> 21) & 127, (value >> 14) & 127, (value >> 7) & 127, value & 127);
const id3 = (version: number, flags = 0) => {
  const field = (name: string, value: string) =>
    join(name, version === 4 ? size(value.length + 1) : bytes32(value.length + 1), zeros(2), '\0', value);
  const body = join(
    field('TPE1', canary.person),
    field('TSSE', canary.software),
    field('COMM', canary.note),
    field('TDRC', canary.isoTime),
    field('APIC', canary.file),
    zeros(64),
  );
  const head = (name: string) => join(name, Uint8Array.of(version, 0, flags), size(body.length));
  return join(head('ID3'), body, flags === 0 ? '' : head('3DI'));
};
const id3v1 = join('TAG', canary.note.padEnd(30, '\0'), canary.person.padEnd(30, '\0'), zeros(65));
const ape = (() => {
  const item = join(bytes32(canary.person.length, true), zeros(4), 'Artist\0', canary.person);
  const edge = (flags: number) =>
    join('APETAGEX', bytes32(2000, true), bytes32(item.length + 32, true), bytes32(1, true), bytes32(flags), zeros(8));
  return join(edge(0x000000a0), item, edge(0x00000080));
})();
const lyrics = join('LYRICSBEGIN', canary.note, '000031LYRICS200');
const lame = (() => {
  const whole = Uint8Array.from(frame);
  whole.set(latin('Info\0\0\0\x0f'), 4 + 17);
  whole.set(latin('LAME3.99r'), 4 + 17 + 120);
  whole.set(latin(canary.software), 300);
  return whole;
})();

const sounds: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  ['ID3v2.3', join(id3(3), frames), ['author', 'software', 'comment', 'time', 'preview']],
  ['ID3v2.4 with a footer', join(id3(4, 0x10), frames), ['author']],
  ['ID3v1', join(frames, id3v1), ['author']],
  ['APE', join(frames, ape, id3v1), ['author']],
  ['lyrics', join(id3(3), frames, lyrics, id3v1), ['comment', 'author']],
  ['encoder', join(lame, frames), ['software']],
  ['data between', join(frame, frame, canary.id, frame, frame), ['other']],
];

export const soundSamples: readonly Sample[] = [
  ...movies.map(([name, type, bytes, kinds]) => ({
    name: `${type}, ${name}`,
    type,
    bytes,
    kinds,
    content: firstSample,
  })),
  ...sounds.map(([name, bytes, kinds]) => ({
    name: `mp3, ${name}`,
    type: 'mp3' as const,
    bytes,
    kinds,
    content: (whole: Uint8Array) => {
      const at = find(whole, latin1(frame));
      return latin1(whole, at, at + frame.length * 2);
    },
  })),
];
