import { parseCheckpoint, type Checkpoint } from '@app/evidence';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folderOf = (dataDir: string) => path.join(dataDir, 'checkpoints');
const fileOf = (dataDir: string, accountId: string) => path.join(folderOf(dataDir), accountId);

/**
 * Writes the newest checkpoint of an account to a file outside of the database, which reveals when the database is reset to an
 * earlier state. Never overwrites a checkpoint with as many leaves or more.
 */
export async function noteCheckpoint(dataDir: string, accountId: string, note: string): Promise<void> {
  const file = fileOf(dataDir, accountId);
  const [known, next] = [await notedCheckpoint(dataDir, accountId), parseCheckpoint(note)];
  if (known === 'unreadable' || !next || (known && known.size >= next.size)) return;
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(`${file}.${process.pid}`, note);
  await rename(`${file}.${process.pid}`, file);
}

/** The checkpoint in the file of an account; undefined: there is none. */
export async function notedCheckpoint(
  dataDir: string,
  accountId: string,
): Promise<Checkpoint | 'unreadable' | undefined> {
  const note = await readFile(fileOf(dataDir, accountId), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return note === undefined ? undefined : (parseCheckpoint(note) ?? 'unreadable');
}

/** Moves the checkpoint file of an account aside, because the operator acknowledged that the database was reset. */
export async function putNotedAside(dataDir: string, accountId: string, at: Date): Promise<void> {
  const aside = path.join(folderOf(dataDir), 'acknowledged');
  await mkdir(aside, { recursive: true });
  const name = `${accountId}.${at.toISOString().replaceAll(':', '')}`;
  await rename(fileOf(dataDir, accountId), path.join(aside, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/** The checkpoints in the files, by account. */
export async function notedCheckpoints(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = await readdir(folder).catch(() => []);
  const accounts = names.filter((name) => /^[\da-f-]{36}$/.test(name));
  return new Map(
    await Promise.all(accounts.map(async (name) => [name, await readFile(path.join(folder, name), 'utf8')] as const)),
  );
}

export function notedFolder(dataDir: string): string {
  return folderOf(dataDir);
}

/** Deletes the file of a deleted account. */
export async function forgetNoted(dataDir: string, accountId: string): Promise<void> {
  await rm(fileOf(dataDir, accountId), { force: true });
}
