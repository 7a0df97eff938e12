import {
  consistencyProof,
  consistencyTiles,
  cosign,
  formatWitnessKey,
  parseCheckpoint,
  readTiles,
  verifyConsistencyProof,
  witnessKey,
  type Cosigner,
} from '@app/evidence';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256 as hash } from '#platform/crypto/tokens.ts';
import type { Database } from '#platform/database/database.ts';
import { listAccountsWithTree } from './audit-queries.ts';
import { signerOf } from './keys.ts';
import { findCheckpoint, listTiles } from './tree-queries.ts';
import { insertCosignature } from './witness-queries.ts';

/** The result: the key of the witness, the number of checkpoints it cosigned, and the accounts it refused. */
export type FileWitnessed = {
  readonly key: string;
  readonly cosigned: number;
  /** Accounts whose trees did not grow from the checkpoints in the folder. */
  readonly refused: readonly string[];
};

/**
 * Cosigns the newest checkpoint of each account with the key in a folder, which may be on another disk: only if it grew from
 * the checkpoint in the folder. The first call creates the key.
 */
export async function cosignByFolder(db: Database, folder: string, name: string, at: Date): Promise<FileWitnessed> {
  const cosigner = await cosignerIn(folder, name);
  const refused: string[] = [];
  let cosigned = 0;
  for (const accountId of await db.acrossAccounts(listAccountsWithTree)) {
    const done = await cosignAccount(db, folder, accountId, cosigner, at);
    if (done === 'refused') refused.push(accountId);
    if (done === 'cosigned') cosigned += 1;
  }
  return { key: formatWitnessKey(cosigner.key), cosigned, refused };
}

async function cosignerIn(folder: string, name: string): Promise<Cosigner> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = path.join(folder, 'key');
  const made = randomBytes(32).toString('base64url');
  // Fails with EEXIST if the file exists already.
  await writeFile(file, `${made}\n`, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  const { key, sign } = signerOf(name, Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url'));
  return { key: witnessKey(name, key.publicKey), sign };
}

async function cosignAccount(
  db: Database,
  folder: string,
  accountId: string,
  cosigner: Cosigner,
  at: Date,
): Promise<'cosigned' | 'refused' | 'same'> {
  const file = path.join(folder, accountId);
  const note = await readFile(file, 'utf8').catch(() => undefined);
  const last = note === undefined ? undefined : parseCheckpoint(note);
  return db.asSystem(async (tx) => {
    const newest = await findCheckpoint(tx, accountId);
    const now = newest && parseCheckpoint(newest.note);
    if (!newest || !now) return 'same';
    if (note !== undefined && (!last || last.size > now.size)) return 'refused';
    if (last) {
      const tiles = await listTiles(tx, accountId, consistencyTiles(last.size, now.size));
      const proof = consistencyProof(last.size, now.size, readTiles(tiles), hash);
      if (!verifyConsistencyProof(last, now, proof, hash)) return 'refused';
      if (last.size === now.size) return 'same';
    }
    const witness = `${cosigner.key.name}+${cosigner.key.id}`;
    // Saved in the folder first, so that a cosigned checkpoint is never forgotten.
    await writeFile(`${file}.part`, newest.note, { flush: true });
    await rename(`${file}.part`, file);
    await insertCosignature(tx, accountId, { size: now.size, witness, line: cosign(newest.note, cosigner, at), at });
    return 'cosigned';
  });
}
