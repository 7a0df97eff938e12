import { concat, find } from '../src/bytes.ts';
import { deviceProfile, exifTags, latin, long, short, tiffFile, words, xmp, type Tag } from './build.ts';
import { canary } from './canaries.ts';
import { jpeg } from './picture-samples.ts';
import { type Sample } from './sample.ts';

const pixels = latin('PIXELS of a page');

/** The tags of a page of 4 × 4 gray pixels. */
const page = (little: boolean, at = 8, subfile = 0): readonly Tag[] => [
  [254, 4, long(subfile, little)],
  [256, 3, short(4, little)],
  [257, 3, short(4, little)],
  [258, 3, short(8, little)],
  [259, 3, short(1, little)],
  [262, 3, short(1, little)],
  [273, 4, long(at, little)],
  [277, 3, short(1, little)],
  [278, 3, short(4, little)],
  [279, 4, long(16, little)],
];
const twoStrips = (little: boolean): readonly Tag[] => [
  ...page(little).filter(([tag]) => tag !== 273 && tag !== 279),
  [273, 4, concat([long(8, little), long(16, little)])],
  [279, 3, concat([short(8, little), short(8, little)])],
];
const sorted = (tags: readonly Tag[]) => tags.toSorted(([one], [other]) => one - other);
const file = (little: boolean, tags: readonly Tag[], ...others: readonly (readonly Tag[])[]) =>
  tiffFile([sorted(tags), ...others], little, pixels);
const picture = jpeg(concat([Uint8Array.of(0xff, 0xfe, 0, canary.note.length + 2), latin(canary.note)]));
const asJpeg = (): Uint8Array => {
  const tags = page(false).filter(([tag]) => ![259, 279, 256, 257].includes(tag));
  const own: readonly Tag[] = [
    [256, 3, short(16, false)],
    [257, 3, short(8, false)],
    [259, 3, short(7, false)],
    [279, 4, long(picture.length, false)],
  ];
  return tiffFile([sorted([...tags, ...own])], false, concat([picture, new Uint8Array(picture.length & 1)]));
};

const files: readonly (readonly [string, Uint8Array, Sample['kinds']])[] = [
  ['big-endian', file(false, [...page(false), ...exifTags(false)]), ['location', 'author', 'time', 'device']],
  ['little-endian', file(true, [...page(true), ...exifTags(true, 6)]), ['location', 'author', 'time', 'device']],
  ['two strips', file(true, [...twoStrips(true), [315, 2, words(canary.person)]]), ['author']],
  [
    'XMP',
    file(false, [...page(false), [700, 1, latin(xmp)], [33723, 7, latin(canary.person)]]),
    ['location', 'author'],
  ],
  ['color profile', file(true, [...page(true), [34675, 7, deviceProfile()]]), ['device']],
  [
    'pages and a preview',
    file(
      true,
      [...page(true), [305, 2, words(canary.software)]],
      [...page(true, 8, 1)],
      [...page(true), [285, 2, words(canary.note)]],
    ),
    ['software', 'preview'],
  ],
];

export const tiffSamples: readonly Sample[] = [
  ...files.map(([name, bytes, kinds]) => ({
    name: `tiff, ${name}`,
    type: 'tiff' as const,
    bytes,
    kinds,
    content: (whole: Uint8Array) =>
      find(whole, name === 'two strips' ? 'PIXELS o' : 'PIXELS of a page') >= 0 && find(whole, 'f a page') >= 0,
  })),
  {
    name: 'tiff, JPEG within',
    type: 'tiff',
    bytes: asJpeg(),
    kinds: ['comment'],
    content: (whole) => find(whole, '\xff\xda') > 0,
  },
];
