import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const stored = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  sender: z.object({ name: z.string(), replyTo: z.string().nullable() }).optional(),
  unsubscribe: z.string().optional(),
  messageId: z.string().optional(),
});

export type StoredMail = z.infer<typeof stored>;

export type Outbox = {
  add(mail: Omit<StoredMail, 'id' | 'at'>): Promise<void>;
  /** The newest mails first, at most `limit`. */
  list(limit: number): Promise<StoredMail[]>;
};

/** Stores each mail as a file in a folder, so that it survives a restart. */
export function folderOutbox(folder: string, now: () => Date): Outbox {
  let last = 0;
  return {
    async add(mail) {
      const at = now();
      last += 1;
      // Sorts by time, then by the order of this process.
      const id = `${String(at.getTime()).padStart(15, '0')}-${String(last).padStart(6, '0')}-${process.pid}`;
      const text = JSON.stringify({ id, at: at.toISOString(), ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(path.join(folder, `${id}.part`), text, { mode: 0o600, flush: true });
      await rename(path.join(folder, `${id}.part`), path.join(folder, `${id}.json`));
    },

    async list(limit) {
      const names = await readdir(folder).catch(() => []);
      const newest = names
        .filter((name) => name.endsWith('.json'))
        .toSorted()
        .toReversed()
        .slice(0, limit);
      return Promise.all(
        newest.map(async (name) => stored.parse(JSON.parse(await readFile(path.join(folder, name), 'utf8')))),
      );
    },
  };
}
