import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

/** Storage for exported files: compressed, in one folder per account, readable only by the server's user. */
export type ExportFiles = {
  /** Writes a file completely or not at all. Returns its size before compression, in bytes. */
  write(accountId: string, id: string, lines: AsyncIterable<string>): Promise<number>;
  /** A stream of the decompressed file; undefined if it was deleted. */
  open(accountId: string, id: string): Promise<Readable | undefined>;
  remove(accountId: string, id: string): Promise<void>;
  removeAll(accountId: string): Promise<void>;
};

/** Approximate number of characters per write: writing single lines would be inefficient. */
const portion = 64 * 1024;

export function exportFiles(dataDir: string): ExportFiles {
  const folderOf = (accountId: string) => path.join(dataDir, 'exports', accountId);
  const fileOf = (accountId: string, id: string) => path.join(folderOf(accountId), `${id}.csv.gz`);

  return {
    async write(accountId, id, lines) {
      await mkdir(folderOf(accountId), { recursive: true, mode: 0o700 });
      const draft = `${fileOf(accountId, id)}.part`;
      const size = { bytes: 0 };
      await pipeline(
        Readable.from(portions(lines, size)),
        createGzip(),
        createWriteStream(draft, { mode: 0o600, flush: true }),
      );
      await rename(draft, fileOf(accountId, id));
      return size.bytes;
    },

    async open(accountId, id) {
      const file = fileOf(accountId, id);
      const there = await access(file).then(
        () => true,
        () => false,
      );
      if (!there) return undefined;
      const packed = createReadStream(file);
      const unpacked = createGunzip();
      packed.on('error', (error) => unpacked.destroy(error));
      unpacked.on('close', () => packed.destroy());
      return packed.pipe(unpacked);
    },

    async remove(accountId, id) {
      await rm(fileOf(accountId, id), { force: true });
      await rm(`${fileOf(accountId, id)}.part`, { force: true });
    },

    removeAll: (accountId) => rm(folderOf(accountId), { recursive: true, force: true }),
  };
}

async function* portions(lines: AsyncIterable<string>, size: { bytes: number }): AsyncGenerator<Buffer> {
  let gathered = '';
  for await (const line of lines) {
    gathered += line;
    if (gathered.length < portion) continue;
    yield counted(gathered, size);
    gathered = '';
  }
  if (gathered !== '') yield counted(gathered, size);
}

function counted(text: string, size: { bytes: number }): Buffer {
  const bytes = Buffer.from(text);
  size.bytes += bytes.length;
  return bytes;
}
