import { inflateRawSync } from 'node:zlib';

/** An entry of a ZIP file, as its directory declares it. */
export type ZipEntry = {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly offset: number;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 0xffff;

/** Reads the directory of a ZIP file, and unpacks nothing. Undefined: it is none, or one of a kind that no spreadsheet needs. */
export function zipEntries(file: Uint8Array): readonly ZipEntry[] | undefined {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  const entries: ZipEntry[] = [];
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== entryMark) return undefined;
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(file.subarray(at + 46, at + 46 + nameLength));
    entries.push({
      name,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** The contents of an entry. Undefined: they are damaged, or more than the directory declares. */
export function unpackEntry(file: Uint8Array, { method, packed, unpacked, offset }: ZipEntry): Uint8Array | undefined {
  if (offset + 30 > file.byteLength) return undefined;
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const body = file.subarray(start, start + packed);
  if (method === 0) return body.byteLength === unpacked ? body : undefined;
  if (method !== 8) return undefined;
  try {
    // One byte more, because the limit must not be 0.
    const contents = inflateRawSync(body, { maxOutputLength: unpacked + 1 });
    return contents.byteLength === unpacked ? contents : undefined;
  } catch {
    return undefined;
  }
}

/** Where the end of the directory stands: behind it there is only a comment. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  return undefined;
}
