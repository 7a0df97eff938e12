import { padme } from '@app/sealing';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { toUuid } from '../ids.ts';
import { reportLimits, type FileLimits } from '../limits.ts';
import { findFile, insertFile, listChunkHashes, lockFiles, putChunk, sumArriving } from './file-queries.ts';
import { chunkLength, isFileLength } from './rules.ts';
import type { File } from './schemas.ts';

/** Whose file it is: of a lookup, which becomes or is that of a report. */
export type FileOwner = {
  readonly accountId: string;
  readonly officeId: string;
  readonly lookup: Buffer;
  /** Known of files of messages. */
  readonly reportId: string | null;
};

/**
 * Announces a file, whose chunks may arrive then. Announced again, it is the same.
 * @throws Problem `report-file.size`, `report-file.too-many`, `report-file.taken`, `server.busy`
 */
export async function announceFile(
  tx: Tx,
  owner: FileOwner,
  file: { readonly id: string; readonly length: number },
  { today, limits }: { readonly today: string; readonly limits: FileLimits },
): Promise<void> {
  const { accountId, officeId, lookup, reportId } = owner;
  const { length } = file;
  if (!isFileLength(length) || length > padme(limits.file)) throw new Problem('report-file.size');
  const id = toUuid(file.id);
  const known = await findFile(tx, accountId, id);
  if (known) return checkOwner(known, owner, length);
  const sum = await sumArriving(tx, accountId, officeId, lookup);
  if (sum.files >= reportLimits.files || sum.ofLookup + length > padme(limits.report))
    throw new Problem('report-file.too-many');
  if (sum.all + length > limits.arriving) throw new Problem('server.busy', { seconds: 3600 });
  await insertFile(tx, accountId, { id, officeId, lookup, reportId, length, arrivedOn: today });
}

function checkOwner(
  known: NonNullable<Awaited<ReturnType<typeof findFile>>>,
  { lookup, officeId }: FileOwner,
  length: number,
): void {
  const isSame = known.lookup.equals(lookup) && known.officeId === officeId && known.length === length;
  if (!isSame || known.entry !== null) throw new Problem('report-file.taken');
}

/** Stores a chunk of an announced file. @throws Problem `report-file.not-found`, `report-file.chunk`, `report-file.taken` */
export async function storeChunk(
  tx: Tx,
  { accountId, officeId, lookup }: Omit<FileOwner, 'reportId'>,
  chunk: { readonly file: string; readonly number: number; readonly sealed: Buffer },
): Promise<void> {
  const [file] = await lockFiles(tx, accountId, [toUuid(chunk.file)]);
  if (!file?.lookup.equals(lookup) || file.officeId !== officeId) throw new Problem('report-file.not-found');
  if (file.entry !== null) throw new Problem('report-file.taken');
  if (chunk.sealed.length !== chunkLength(file.length, chunk.number)) throw new Problem('report-file.chunk');
  await putChunk(tx, accountId, file.id, chunk.number, chunk.sealed);
}

/**
 * Checks that all chunks of the files of an entry have arrived, and holds them until the transaction ends. Returns their IDs.
 * @throws Problem `report-file.missing`
 */
export async function checkArrived(
  tx: Tx,
  { accountId, officeId, lookup }: Omit<FileOwner, 'reportId'>,
  files: readonly File[],
): Promise<readonly string[]> {
  const ids = files.map((file) => toUuid(file.id));
  const held = new Map((await lockFiles(tx, accountId, ids)).map((file) => [file.id, file]));
  for (const sent of files) {
    const file = held.get(toUuid(sent.id));
    const isOwn = file?.lookup.equals(lookup) && file.officeId === officeId && file.entry === null;
    if (!file || !isOwn || file.length !== sent.length) throw new Problem('report-file.missing');
    const arrived = await listChunkHashes(tx, accountId, file.id);
    const isWhole =
      arrived.length === sent.chunks.length &&
      arrived.every(({ number, hash }, at) => number === at && hash.toString('hex') === sent.chunks[at]);
    if (!isWhole) throw new Problem('report-file.missing');
  }
  return ids;
}
