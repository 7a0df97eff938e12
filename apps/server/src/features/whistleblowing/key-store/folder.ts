import { randomBytes } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, stat, unlink, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { halfLength, type Halves, type HalvesName, type KeyStore } from './key-store.ts';

const draftStart = '.draft-';
const nameLength = 32 + 1 + 32;

/** Halves in a folder of their own, one file for each report: for installations of one machine. */
export function folderKeys(folder: string): KeyStore {
  let made: Promise<unknown> | undefined;
  const ready = () => (made ??= prepare(folder));
  const fileOf = ({ office, report }: HalvesName) => path.join(folder, `${office}-${report}`);

  async function get(name: HalvesName): Promise<Halves | undefined> {
    const bytes = await readFile(fileOf(name)).catch(unlessMissing);
    if (!bytes) return undefined;
    if (bytes.length !== 2 * halfLength) throw new Error('A file of the key store of reports has another length.');
    return { summary: bytes.subarray(0, halfLength), content: bytes.subarray(halfLength) };
  }

  return {
    get,
    async put(name, { summary, content }, day) {
      await ready();
      const draft = path.join(folder, `${draftStart}${randomBytes(16).toString('hex')}`);
      const bytes = Buffer.concat([summary, content]);
      let isThere: boolean;
      try {
        isThere = await withFile(draft, 'wx', async (file) => {
          await file.writeFile(bytes);
          // The time of day would tell when somebody reported.
          const midnight = new Date(`${day}T00:00:00Z`);
          await file.utimes(midnight, midnight);
          await file.sync();
          // Never replaces a file: somebody else's halves would be lost.
          return link(draft, fileOf(name)).then(() => false, whetherThere);
        });
      } finally {
        await unlink(draft);
      }
      await syncFolder(folder);
      if (!isThere) return true;
      const known = await get(name);
      return known !== undefined && Buffer.concat([known.summary, known.content]).equals(bytes);
    },
    async destroy(name) {
      await ready();
      const isThere = await withFile(fileOf(name), 'r+', async (file) => {
        await file.write(randomBytes(2 * halfLength), 0, 2 * halfLength, 0);
        await file.sync();
        return true;
      }).catch(unlessMissing);
      if (isThere) await unlink(fileOf(name)).catch(unlessMissing);
      await syncFolder(folder);
    },
    async list() {
      await ready();
      const names = (await readdir(folder)).filter((name) => name.length === nameLength);
      const listed = names.map(async (name) => {
        const found = await stat(path.join(folder, name)).catch(unlessMissing);
        const [office = '', report = ''] = name.split('-');
        return found ? [{ name: { office, report }, day: found.mtime.toISOString().slice(0, 10) }] : [];
      });
      return (await Promise.all(listed)).flat();
    },
    close: async () => undefined,
  };
}

/** Makes the folder, and removes what a killed process left of files that it had not named yet. */
async function prepare(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const old = Date.now() - 60_000;
  for (const name of await readdir(folder)) {
    if (!name.startsWith(draftStart)) continue;
    const draft = path.join(folder, name);
    const found = await stat(draft).catch(unlessMissing);
    if (found && found.ctimeMs < old) await unlink(draft).catch(unlessMissing);
  }
}

async function withFile<Result>(
  name: string,
  flags: string,
  work: (file: FileHandle) => Promise<Result>,
): Promise<Result> {
  const file = await open(name, flags, 0o600);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder durable: a file is lost with its name. */
async function syncFolder(folder: string): Promise<void> {
  await withFile(folder, 'r', (opened) => opened.sync());
}

function unlessMissing(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}

function whetherThere(error: unknown): true {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  return true;
}
