import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files the product keeps beside the database: exports, PDFs. Names are the product's own, never a user's. */
export type Files = {
  /** Writes the whole file or none of it; an earlier one of the same name is replaced. */
  write(name: string, content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>): Promise<void>;
  read(name: string): Promise<Readable | undefined>;
  delete(name: string): Promise<void>;
};

/** Files in a folder on this machine. */
export function folderFiles(folder: string): Files {
  const pathOf = (name: string) => path.join(folder, ...checked(name).split('/'));
  return {
    async write(name, content) {
      const target = pathOf(name);
      const draft = `${target}.${process.pid}.${Date.now().toString(36)}.part`;
      await mkdir(path.dirname(target), { recursive: true });
      try {
        await pipeline(Readable.from(content), createWriteStream(draft, { flush: true }));
        await rename(draft, target);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(name) {
      const target = pathOf(name);
      const found = await stat(target).catch(() => undefined);
      return found?.isFile() ? createReadStream(target) : undefined;
    },
    delete: (name) => rm(pathOf(name), { force: true }),
  };
}

function checked(name: string): string {
  if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(name))
    throw new Error('A file name of ours holds letters, digits, -, _, . and /.');
  return name;
}
