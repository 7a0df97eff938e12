import { bytes32, concat, fromLatin1, isZero, latin1, sliceOf, uint32, type Join } from './bytes.ts';
import { movedOffsets, silencedRanges } from './mp4-samples.ts';
import { boxesOf, boxOf, cleanSampleEntries, cleanTimes, find, type Box } from './mp4-boxes.ts';
import { CannotClean } from './refusal.ts';
import { type FoundKind, type Work } from './work.ts';

// Boxes that playing needs; all others go. @see ISO/IEC 14496-12, QuickTime File Format
const kept: Readonly<Record<string, readonly string[]>> = {
  file: ['ftyp', 'styp', 'moov', 'moof', 'mdat'],
  moov: ['mvhd', 'trak', 'mvex'],
  mvex: ['mehd', 'trex'],
  trak: ['tkhd', 'edts', 'mdia'],
  edts: ['elst'],
  mdia: ['mdhd', 'hdlr', 'minf'],
  minf: ['vmhd', 'smhd', 'nmhd', 'sthd', 'gmhd', 'dinf', 'stbl'],
  dinf: ['dref'],
  stbl: [
    'stsd',
    'stts',
    'ctts',
    'cslg',
    'stsc',
    'stsz',
    'stz2',
    'stco',
    'co64',
    'stss',
    'stps',
    'sdtp',
    'sgpd',
    'sbgp',
  ],
  moof: ['mfhd', 'traf'],
  traf: ['tfhd', 'tfdt', 'trun', 'sdtp', 'sgpd', 'sbgp', 'subs'],
};
const shownTracks = ['vide', 'soun', 'subt', 'sbtl', 'text', 'clcp'];
const dropped: Readonly<Record<string, FoundKind>> = {
  udta: 'author',
  meta: 'author',
  uuid: 'other',
  free: 'other',
  skip: 'other',
  wide: 'other',
  pnot: 'preview',
  PICT: 'preview',
};

/** Cleans an MP4, MOV or M4A file: sound and pictures stay as they are coded. */
export function cleanMp4(bytes: Uint8Array, work: Work, join: Join = concat): Uint8Array {
  const top = boxesOf(bytes, 0, bytes.length);
  if (!find(top, 'moov')) throw new CannotClean('malformed');
  work.leave('encoder-traces');
  const silenced = silencedRanges(bytes, top, (track) => isShown(bytes, track));
  const shown = new Set(top.filter(({ name }) => name === 'moov').flatMap((moov) => shownIds(bytes, moov)));
  if (shown.size === 0) throw new CannotClean('malformed');
  const parts: Uint8Array[] = [];
  const moves: { from: number; to: number; by: number }[] = [];
  let at = 0;
  for (const box of top) {
    if (!kept['file']?.includes(box.name)) {
      reportBox(bytes, box, work);
      continue;
    }
    const part = box.name === 'mdat' ? silencedData(bytes, box, silenced) : cleanBox(bytes, box, work, shown);
    moves.push({ from: box.start, to: box.end, by: at - box.start });
    parts.push(part);
    at += part.length;
  }
  return movedOffsets(join(parts), moves);
}

const handlerOf = (bytes: Uint8Array, track: Box): string => {
  const media = find(boxesOf(bytes, track.body, track.end), 'mdia');
  const handler = media && find(boxesOf(bytes, media.body, media.end), 'hdlr');
  return handler ? latin1(bytes, handler.body + 8, handler.body + 12) : '';
};

const isShown = (bytes: Uint8Array, track: Box) => shownTracks.includes(handlerOf(bytes, track));

function shownIds(bytes: Uint8Array, moov: Box): number[] {
  return boxesOf(bytes, moov.body, moov.end)
    .filter((box) => box.name === 'trak' && isShown(bytes, box))
    .map((track) => {
      const head = find(boxesOf(bytes, track.body, track.end), 'tkhd');
      if (!head) throw new CannotClean('malformed');
      return uint32(bytes, head.body + (bytes[head.body] === 1 ? 20 : 12));
    });
}

/** A box with all that stays in it. */
function cleanBox(bytes: Uint8Array, box: Box, work: Work, shown: ReadonlySet<number>): Uint8Array {
  const inner = kept[box.name];
  if (!inner) return cleanLeaf(bytes, box, work);
  const parts = boxesOf(bytes, box.body, box.end).flatMap((child) => {
    if (!inner.includes(child.name)) {
      reportBox(bytes, child, work);
      return [];
    }
    if (!isOfShownTrack(bytes, child, work, shown)) return [];
    return [cleanBox(bytes, child, work, shown)];
  });
  return boxOf(box.name, concat(parts));
}

function isOfShownTrack(bytes: Uint8Array, box: Box, work: Work, shown: ReadonlySet<number>): boolean {
  if (box.name === 'trak') {
    const handler = handlerOf(bytes, box);
    if (['text', 'subt', 'sbtl', 'clcp'].includes(handler)) work.leave('subtitles');
    if (shownTracks.includes(handler)) return true;
    work.add(handler === 'tmcd' ? 'time' : 'location', 'track');
    return false;
  }
  if (box.name === 'trex') return shown.has(uint32(bytes, box.body + 4));
  if (box.name !== 'traf') return true;
  const head = find(boxesOf(bytes, box.body, box.end), 'tfhd');
  return head !== undefined && shown.has(uint32(bytes, head.body + 4));
}

function cleanLeaf(bytes: Uint8Array, box: Box, work: Work): Uint8Array {
  const body = bytes.slice(box.body, box.end);
  if (['mvhd', 'tkhd', 'mdhd'].includes(box.name)) cleanTimes(body, box.name, work);
  else if (box.name === 'hdlr') return boxOf('hdlr', cleanHandler(body, work));
  else if (box.name === 'dref') return boxOf('dref', ownData(body, work));
  else if (box.name === 'gmhd')
    return boxOf(
      'gmhd',
      concat(
        boxesOf(body, 0, body.length)
          .filter(({ name }) => ['gmin', 'text'].includes(name))
          .map((child) => body.subarray(child.start, child.end)),
      ),
    );
  else if (box.name === 'stsd') return boxOf('stsd', cleanSampleEntries(body, work));
  else if (box.name === 'ftyp' || box.name === 'styp')
    return boxOf(box.name, body.subarray(0, 8 + 4 * Math.floor((body.length - 8) / 4)));
  return boxOf(box.name, body);
}

/** A handler without its name, which names devices and programs. */
function cleanHandler(body: Uint8Array, work: Work): Uint8Array {
  const cleaned = new Uint8Array(25);
  cleaned.set(sliceOf(body, 4, 8), 4);
  if (!isZero(body.subarray(12))) work.add('software', 'hdlr');
  return cleaned;
}

/** References to data say that it is in this file; Apple's name the path of the file that it was. */
function ownData(body: Uint8Array, work: Work): Uint8Array {
  const references = boxesOf(body, 8, body.length);
  if (references.some(({ name, end, start }) => name !== 'url ' || end - start !== 12)) work.add('other', 'dref');
  const own = references.map(() => concat([bytes32(12), fromLatin1('url '), bytes32(1)]));
  return concat([bytes32(0), bytes32(own.length), ...own]);
}

function reportBox(bytes: Uint8Array, { name, body, end }: Box, work: Work): void {
  if (['mfra', 'sidx', 'tref'].includes(name)) return;
  if (name === 'free' || name === 'skip' || name === 'wide') {
    if (isZero(bytes.subarray(body, end))) return;
    work.add('other', name);
    return;
  }
  const text = latin1(bytes, body, Math.min(end, body + 0x10000));
  const known: readonly (readonly [FoundKind, readonly string[]])[] = [
    ['location', ['\xa9xyz', 'loci', 'location', 'GPS']],
    ['device', ['\xa9mak', '\xa9mod', 'quicktime.make', 'quicktime.model']],
    ['software', ['\xa9too', '\xa9swr', '\xa9enc', 'software', 'Lavf']],
    ['author', ['\xa9ART', '\xa9aut', 'auth', 'cprt', 'artist', 'author']],
    ['time', ['\xa9day', 'creationdate', 'yrrc']],
    ['comment', ['\xa9cmt', 'desc', 'dscp', '\xa9nam', 'titl']],
    ['preview', ['covr', 'thmb']],
  ];
  const kinds = known.filter(([, names]) => names.some((word) => text.includes(word))).map(([kind]) => kind);
  for (const kind of kinds) work.add(kind, name);
  if (kinds.length === 0) work.add(dropped[name] ?? 'other', name.replaceAll(/[^\x20-\x7e]/g, '?'));
}

function silencedData(bytes: Uint8Array, box: Box, ranges: readonly (readonly [number, number])[]): Uint8Array {
  const size = uint32(bytes, box.start);
  if (size !== 0 && ranges.length === 0) return bytes.subarray(box.start, box.end);
  const whole = bytes.slice(box.start, box.end);
  for (const [start, end] of ranges) {
    const [from, to] = [Math.max(start, box.body) - box.start, Math.min(end, box.end) - box.start];
    if (from < to) whole.fill(0, from, to);
  }
  // A box that goes on to the end of the file says its length, now that others may come after it.
  if (size === 0) whole.set(bytes32(whole.length));
  return whole;
}

/** The type of a file by its first box. Files without one are QuickTime's. */
export function mp4Type(bytes: Uint8Array): 'mp4' | 'mov' | 'm4a' {
  const brand = latin1(bytes, 4, 8) === 'ftyp' ? latin1(bytes, 8, 12) : 'qt  ';
  if (['heic', 'heix', 'mif1', 'msf1', 'avif', 'avis', 'hevc', 'crx '].includes(brand))
    throw new CannotClean('unsupported');
  if (brand === 'qt  ') return 'mov';
  return ['M4A ', 'M4B ', 'M4P '].includes(brand) ? 'm4a' : 'mp4';
}
