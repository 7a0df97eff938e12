import { deflateSync } from 'fflate';
import { bytes16, bytes32, concat, fromLatin1, isAt, isZero, sliceOf, uint16, uint32 } from './bytes.ts';
import { crc32 } from './crc32.ts';
import { CannotClean } from './refusal.ts';
import { fromUtf8, toUtf8 } from './text.ts';
import { unpackRaw } from './unpack.ts';
import { type Work } from './work.ts';

/** A file in a zip file, as it is packed. */
export type ZipEntry = {
  readonly name: string;
  readonly method: 0 | 8;
  readonly crc: number;
  readonly size: number;
  readonly packed: Uint8Array;
};

const head = { end: 'PK\x05\x06', entry: 'PK\x01\x02', local: 'PK\x03\x04' };
const maxEntries = 10_000;
// 1 January 1980, the first day that zip knows.
const date = 0x0021;

/** Lists the files in a zip file by its directory. @see APPNOTE.TXT */
export function readZip(bytes: Uint8Array, work: Work): ZipEntry[] {
  const end = endOf(bytes);
  const count = uint16(bytes, end + 10, true);
  if (count > maxEntries) throw new CannotClean('too-large');
  const entries: ZipEntry[] = [];
  const names = new Set<string>();
  let [at, packed, size, hasTraces] = [uint32(bytes, end + 16, true), 0, 0, uint16(bytes, end + 20, true) > 0];
  for (let index = 0; index < count; index++) {
    if (!isAt(bytes, at, head.entry)) throw new CannotClean('malformed');
    const [nameLength, extra, comment] = [
      uint16(bytes, at + 28, true),
      uint16(bytes, at + 30, true),
      uint16(bytes, at + 32, true),
    ];
    const entry = entryAt(bytes, at, nameLength);
    hasTraces ||= extra + comment > 0 || !isZero(sliceOf(bytes, at + 12, 2)) || uint16(bytes, at + 14, true) !== date;
    packed += entry.packed.length;
    size += entry.size;
    if (size > work.room) throw new CannotClean('too-large');
    // Files that share bytes make small files large.
    if (packed > bytes.length || names.has(entry.name)) throw new CannotClean('malformed');
    names.add(entry.name);
    if (!entry.name.endsWith('/')) entries.push(entry);
    at += 46 + nameLength + extra + comment;
  }
  if (hasTraces) work.add('time', 'zip');
  return entries;
}

function endOf(bytes: Uint8Array): number {
  const first = Math.max(0, bytes.length - 22 - 0xffff);
  for (let at = bytes.length - 22; at >= first; at--) {
    if (!isAt(bytes, at, head.end)) continue;
    if (uint32(bytes, at + 16, true) === 0xffffffff) throw new CannotClean('unsupported');
    return at;
  }
  throw new CannotClean('malformed');
}

function entryAt(bytes: Uint8Array, at: number, nameLength: number): ZipEntry {
  const flags = uint16(bytes, at + 8, true);
  const method = uint16(bytes, at + 10, true);
  if ((flags & 1) !== 0) throw new CannotClean('encrypted');
  if (method !== 0 && method !== 8) throw new CannotClean('unsupported');
  const local = uint32(bytes, at + 42, true);
  if (!isAt(bytes, local, head.local)) throw new CannotClean('malformed');
  const start = local + 30 + uint16(bytes, local + 26, true) + uint16(bytes, local + 28, true);
  return {
    name: nameOf(sliceOf(bytes, at + 46, nameLength)),
    method,
    crc: uint32(bytes, at + 16, true),
    size: uint32(bytes, at + 24, true),
    packed: sliceOf(bytes, start, uint32(bytes, at + 20, true)),
  };
}

function nameOf(bytes: Uint8Array): string {
  const name = fromUtf8(bytes);
  if (name === undefined) throw new CannotClean('malformed');
  return name;
}

/** Unpacks a file. @throws CannotClean beyond the size that it says */
export function unzipped(entry: ZipEntry, work: Work): Uint8Array {
  if (entry.size > work.room) throw new CannotClean('too-large');
  if (entry.method === 8) return unpackRaw(entry.packed, work, entry.size);
  work.unpacked(entry.packed.length);
  return entry.packed;
}

/** Packs a file anew. */
export function zipped(name: string, data: Uint8Array, isStored = false): ZipEntry {
  const packed = isStored ? data : deflateSync(data, { level: 6 });
  return { name, method: isStored ? 0 : 8, crc: crc32(data), size: data.length, packed };
}

/** Writes a zip file without times, comments and other fields. */
export function writeZip(entries: readonly ZipEntry[]): Uint8Array {
  const [files, directory]: [Uint8Array[], Uint8Array[]] = [[], []];
  let at = 0;
  for (const entry of entries) {
    const name = toUtf8(entry.name);
    const fields = concat([
      bytes16(20, true),
      bytes16(2048, true),
      bytes16(entry.method, true),
      bytes16(0),
      bytes16(date, true),
      bytes32(entry.crc, true),
      bytes32(entry.packed.length, true),
      bytes32(entry.size, true),
      bytes16(name.length, true),
      bytes16(0),
    ]);
    const local = concat([fromLatin1(head.local), fields, name]);
    files.push(local, entry.packed);
    directory.push(fromLatin1(head.entry), bytes16(20, true), fields, new Uint8Array(10), bytes32(at, true), name);
    at += local.length + entry.packed.length;
  }
  const table = concat(directory);
  const counts = concat([bytes16(entries.length, true), bytes16(entries.length, true)]);
  const end = concat([
    fromLatin1(head.end),
    bytes32(0),
    counts,
    bytes32(table.length, true),
    bytes32(at, true),
    bytes16(0),
  ]);
  return concat([...files, table, end]);
}
