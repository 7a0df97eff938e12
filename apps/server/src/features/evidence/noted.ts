import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const folderOf = (dataDir: string) => path.join(dataDir, 'checkpoints');

/**
 * Writes the newest checkpoint of an account down beside the database: one that was set back to an earlier day does not
 * know that it was, and this file does.
 */
export async function noteCheckpoint(dataDir: string, accountId: string, note: string): Promise<void> {
  const file = path.join(folderOf(dataDir), accountId);
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(`${file}.${process.pid}`, note);
  await rename(`${file}.${process.pid}`, file);
}

/** The checkpoints that were written down, by account. */
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

/** Of an account that was deleted. */
export async function forgetNoted(dataDir: string, accountId: string): Promise<void> {
  await rm(path.join(folderOf(dataDir), accountId), { force: true });
}
