import { byteAt, bytes32, uint32, uint64 } from './bytes.ts';
import { boxesOf, find, type Box } from './mp4-boxes.ts';
import { CannotClean } from './refusal.ts';

type Move = { readonly from: number; readonly to: number; readonly by: number };
type Range = readonly [start: number, end: number];

const maxSamples = 5_000_000;

/** The places of the samples of tracks that go, such as positions recorded beside a video. */
export function silencedRanges(bytes: Uint8Array, top: readonly Box[], isShown: (track: Box) => boolean): Range[] {
  const moov = find(top, 'moov');
  if (!moov) return [];
  const tracks = boxesOf(bytes, moov.body, moov.end).filter(({ name }) => name === 'trak');
  const gone = tracks.filter((track) => !isShown(track));
  // Where the samples of a fragment are follows from those before it, so they cannot be told apart safely.
  if (gone.length > 0 && find(top, 'moof')) throw new CannotClean('unsupported');
  return gone.flatMap((track) => samplesOf(bytes, track));
}

function samplesOf(bytes: Uint8Array, track: Box): Range[] {
  const table = inside(bytes, track, ['mdia', 'minf', 'stbl']);
  if (!table) return [];
  const boxes = boxesOf(bytes, table.body, table.end);
  const [sizes, chunks] = [find(boxes, 'stsz'), find(boxes, 'stco') ?? find(boxes, 'co64')];
  const groups = find(boxes, 'stsc');
  if (!sizes || !chunks || !groups) throw new CannotClean('unsupported');
  const same = uint32(bytes, sizes.body + 4);
  const sizeOf = (index: number) => (same > 0 ? same : uint32(bytes, sizes.body + 12 + index * 4));
  const total = uint32(bytes, sizes.body + 8);
  const isWide = chunks.name === 'co64';
  const count = countOf(bytes, chunks, isWide ? 8 : 4);
  const groupCount = countOf(bytes, groups, 12);
  if (total > maxSamples) throw new CannotClean('too-large');
  const ranges: Range[] = [];
  let [sample, group] = [0, 0];
  for (let chunk = 0; chunk < count; chunk++) {
    while (group + 1 < groupCount && uint32(bytes, groups.body + 8 + (group + 1) * 12) <= chunk + 1) group += 1;
    const samples = groupCount === 0 ? 0 : uint32(bytes, groups.body + 8 + group * 12 + 4);
    const start = isWide ? uint64(bytes, chunks.body + 8 + chunk * 8) : uint32(bytes, chunks.body + 8 + chunk * 4);
    let length = 0;
    for (let index = 0; index < samples && sample < total; index++) length += sizeOf(sample++);
    ranges.push([start, start + length]);
  }
  return ranges;
}

/** The number of rows of a table, which must be in its box. */
function countOf(bytes: Uint8Array, box: Box, size: number): number {
  const count = uint32(bytes, box.body + 4);
  if (box.body + 8 + count * size > box.end) throw new CannotClean('malformed');
  return count;
}

function inside(bytes: Uint8Array, box: Box, names: readonly string[]): Box | undefined {
  let place: Box | undefined = box;
  for (const name of names) place = place && find(boxesOf(bytes, place.body, place.end), name);
  return place;
}

/** Corrects the places of chunks for boxes that moved. The file is changed in place. */
export function movedOffsets(bytes: Uint8Array, moves: readonly Move[]): Uint8Array {
  const moved = (place: number) => place + (moves.find(({ from, to }) => place >= from && place < to)?.by ?? 0);
  for (const top of boxesOf(bytes, 0, bytes.length)) {
    if (top.name === 'moov') for (const track of tracksIn(bytes, top, 'trak')) moveChunks(bytes, track, moved);
    if (top.name === 'moof') moveFragment(bytes, top, top.start - byOf(moves, top.start), moved);
  }
  return bytes;
}

const tracksIn = (bytes: Uint8Array, box: Box, name: string) =>
  boxesOf(bytes, box.body, box.end).filter((child) => child.name === name);

function moveChunks(bytes: Uint8Array, track: Box, moved: (place: number) => number): void {
  const table = inside(bytes, track, ['mdia', 'minf', 'stbl']);
  if (!table) return;
  for (const box of boxesOf(bytes, table.body, table.end)) {
    if (box.name === 'stco')
      for (let at = box.body + 8, left = countOf(bytes, box, 4); left > 0; at += 4, left--)
        bytes.set(bytes32(moved(uint32(bytes, at))), at);
    if (box.name === 'co64')
      for (let at = box.body + 8, left = countOf(bytes, box, 8); left > 0; at += 8, left--)
        setWide(bytes, at, moved(uint64(bytes, at)));
  }
}

/** How far a box moved that is at a place now. */
const byOf = (moves: readonly Move[], place: number) => moves.find(({ from, by }) => from + by === place)?.by ?? 0;

/** In fragments, places are counted from the head of the fragment, unless a base is named. */
function moveFragment(bytes: Uint8Array, moof: Box, before: number, moved: (place: number) => number): void {
  for (const [index, track] of tracksIn(bytes, moof, 'traf').entries()) {
    const boxes = boxesOf(bytes, track.body, track.end);
    const head = find(boxes, 'tfhd');
    if (!head) throw new CannotClean('malformed');
    const flags = uint32(bytes, head.body);
    if ((flags & 1) !== 0) setWide(bytes, head.body + 8, moved(uint64(bytes, head.body + 8)));
    if ((flags & 1) !== 0 || (index > 0 && (flags & 0x20000) === 0)) continue;
    for (const run of boxes.filter(({ name }) => name === 'trun')) {
      if ((byteAt(bytes, run.body + 3) & 1) === 0) continue;
      const place = moved(before + (uint32(bytes, run.body + 8) | 0)) - moof.start;
      bytes.set(bytes32(place), run.body + 8);
    }
  }
}

function setWide(bytes: Uint8Array, at: number, value: number): void {
  bytes.set(bytes32(Math.floor(value / 0x100000000)), at);
  bytes.set(bytes32(value % 0x100000000), at + 4);
}
