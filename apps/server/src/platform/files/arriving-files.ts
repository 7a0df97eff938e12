import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '../http/problem.ts';

/** An uploaded file on disk. */
export type ArrivedFile = {
  readonly sha256: Buffer;
  /** The lines of the file, without their line endings. */
  lines(): AsyncIterable<Buffer>;
  remove(): Promise<void>;
};

export type ArrivingFiles = {
  /** Writes a request body to a file. @throws Problem `input.too-large`, `server.busy` */
  receive(body: Readable, most: number): Promise<ArrivedFile>;
  /** Removes files that a previous process left behind. */
  clear(): Promise<void>;
};

/** The maximum total size of all such files, in bytes. */
const mostBytes = 512 * 1024 * 1024;

/** Stores uploads that are too large for memory in a folder of their own, readable only by this server's user. */
export function arrivingFiles(dataDir: string): ArrivingFiles {
  const folder = path.join(dataDir, 'arriving');
  let held = 0;

  return {
    async receive(body, most) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = path.join(folder, randomUUID());
      const hash = createHash('sha256');
      let bytes = 0;
      const remove = async () => {
        held -= bytes;
        bytes = 0;
        await rm(file, { force: true });
      };
      async function* counted(parts: AsyncIterable<Buffer>) {
        for await (const part of parts) {
          if (bytes + part.length > most) throw new Problem('input.too-large');
          if (held + part.length > mostBytes) throw new Problem('server.busy', { seconds: 30 });
          bytes += part.length;
          held += part.length;
          hash.update(part);
          yield part;
        }
      }
      try {
        await pipeline(counted(withoutDestroying(body)), createWriteStream(file, { mode: 0o600 }));
      } catch (error) {
        await remove();
        throw error;
      }
      return { sha256: hash.digest(), lines: () => linesOf(createReadStream(file)), remove };
    },

    async clear() {
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Keeps the request open when the loop ends early: destroying it would close the connection before the response is sent. */
function withoutDestroying(body: Readable): AsyncIterable<Buffer> {
  return body.iterator({ destroyOnReturn: false });
}

async function* linesOf(parts: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  let begun: Buffer[] = [];
  for await (const part of parts) {
    let start = 0;
    for (let end = part.indexOf(0x0a); end >= 0; end = part.indexOf(0x0a, start)) {
      yield withoutReturn(Buffer.concat([...begun, part.subarray(start, end)]));
      begun = [];
      start = end + 1;
    }
    if (start < part.length) begun.push(part.subarray(start));
  }
  if (begun.length > 0) yield withoutReturn(Buffer.concat(begun));
}

function withoutReturn(line: Buffer): Buffer {
  return line.at(-1) === 0x0d ? line.subarray(0, -1) : line;
}
