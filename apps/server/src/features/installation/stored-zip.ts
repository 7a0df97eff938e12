import { crc32 } from 'node:zlib';

export type ZipEntry = { readonly path: string; readonly body: Buffer };

/** The first of January 1980, the earliest date that zip files know: the same entries make the same bytes. */
const date = 0x21;
const version = 20;
/** File names are UTF-8. */
const flags = 0x0800;

/**
 * A zip file, reproducible: entries in the order of their names, without times, and not compressed, so that no version of
 * a library shows in it.
 */
export function storedZip(entries: readonly ZipEntry[]): Buffer {
  const sorted = entries.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { path, body } of sorted) {
    const name = Buffer.from(path);
    const about = Buffer.alloc(26);
    about.writeUInt16LE(version, 0);
    about.writeUInt16LE(flags, 2);
    about.writeUInt16LE(date, 8);
    about.writeUInt32LE(crc32(body), 10);
    about.writeUInt32LE(body.length, 14);
    about.writeUInt32LE(body.length, 18);
    about.writeUInt16LE(name.length, 22);
    files.push(Buffer.from('PK\x03\x04', 'latin1'), about, name, body);
    const more = Buffer.alloc(14);
    // Readable by everybody, in the bits of Unix.
    more.writeUInt32LE((0o100644 << 16) >>> 0, 6);
    more.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02', 'latin1'), Buffer.from([version, 3]), about, more, name);
    offset += 30 + name.length + body.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(sorted.length, 8);
  end.writeUInt16LE(sorted.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}
