import { dsarFileLimits, type DsarFile } from '@app/contract';
import { addDays } from '@app/deadlines';
import { newSalt, openPart, sealPart } from '#platform/crypto/sealed-file.ts';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { dayOf } from '../../policies/index.ts';
import {
  deleteFiles,
  findPart,
  insertFile,
  insertPart,
  listFiles,
  lockFile,
  updateFiles,
  type Of,
  type StoredFile,
} from './queries.ts';

const { part: partSize } = dsarFileLimits;
/** Days after which an upload that was given up is deleted. */
const unfinishedDays = 1;

/** The key of files of requests, and the request to which a file is bound. */
const sealedOf = ({ requestId }: Of) => ({ purpose: 'dsar files', of: requestId });

type Begun = {
  readonly name: string;
  readonly size: number;
  readonly fromOwner: boolean;
  readonly personId: string | null;
  /** Whether it is the picture of an identity document. */
  readonly isDocument?: boolean;
  readonly redactedFrom?: string | undefined;
};

/**
 * Makes room for a file whose parts follow. The caller holds the lock of the request.
 * @param counted bytes that count until it is whole; those of a file whose size nobody knows count as they arrive
 * @throws Problem `dsar-file.too-many`
 */
export async function beginFile(
  tx: Tx,
  of: Of,
  { now: clock }: Pick<Services, 'now'>,
  { isDocument = false, ...begun }: Begun,
  counted: number = begun.size,
): Promise<StoredFile> {
  // Neither side uses up the room of the other.
  const others = (await listFiles(tx, of.accountId, of.requestId)).filter((one) => one.fromOwner === begun.fromOwner);
  const bytes = others.reduce((sum, { size, received, fromOwner }) => sum + (fromOwner ? size : received), counted);
  if (others.length >= dsarFileLimits.files || bytes > dsarFileLimits.request) throw new Problem('dsar-file.too-many');
  const now = clock();
  const file: StoredFile = {
    ...begun,
    id: newId(now),
    letterId: null,
    received: 0,
    salt: newSalt(),
    createdAt: now,
    deleteOn: addDays(dayOf(now), unfinishedDays),
    downloads: 0,
    redactedFrom: begun.redactedFrom ?? null,
  };
  await insertFile(tx, of, file, isDocument);
  return file;
}

/**
 * Stores the next part of a file, in the transaction of its own. A part that is there already changes nothing, so that a sender
 * may repeat it.
 * @throws Problem `dsar-file.not-found`, `dsar-file.part`
 */
export async function addPart(
  { db, secrets }: Services,
  of: Of,
  fileId: string,
  { number, data }: { readonly number: number; readonly data: Uint8Array },
): Promise<StoredFile> {
  return db.inAccount(of.accountId, async (tx) => {
    const file = await lockFile(tx, of, fileId);
    if (!file) throw new Problem('dsar-file.not-found');
    const next = Math.ceil(file.received / partSize);
    if (number < next) return file;
    const wanted = Math.min(partSize, file.size - file.received);
    if (number > next || data.length !== wanted || wanted === 0) throw new Problem('dsar-file.part');
    const sealed = sealPart(secrets, { ...sealedOf(of), id: fileId, salt: file.salt }, number, data);
    await insertPart(tx, of, fileId, { number, sealed });
    const received = file.received + data.length;
    const isWhole = received === file.size;
    const deleteOn = isWhole ? null : file.deleteOn;
    await updateFiles(tx, of, [fileId], { received, deleteOn });
    return { ...file, received, deleteOn };
  });
}

/** The bytes of a file, part by part. Each is read by itself, so that a slow reader holds no connection. */
export async function* readFile(
  { db, secrets }: Pick<Services, 'db' | 'secrets'>,
  of: Of,
  { id, salt, size }: Pick<StoredFile, 'id' | 'salt' | 'size'>,
): AsyncGenerator<Buffer> {
  for (let number = 0; number * partSize < size; number += 1) {
    const sealed = await db.inAccount(of.accountId, (tx) => findPart(tx, of, id, number));
    if (!sealed) throw new Error('A part of a file is missing');
    yield openPart(secrets, { ...sealedOf(of), id, salt }, number, sealed);
  }
}

/**
 * Stores what is written as a file whose size is not known before. What is given up leaves nothing.
 * @param begin makes room for it, in a transaction that holds the lock of the request
 * @throws Problem `dsar-file.too-many`, and what `begin` throws
 */
export async function writeFile(
  services: Services,
  begin: () => Promise<{ readonly of: Of; readonly file: StoredFile }>,
  written: AsyncIterable<string | Uint8Array>,
): Promise<StoredFile> {
  const { db } = services;
  const { of, file } = await begin();
  try {
    let size = 0;
    let number = 0;
    for await (const data of inParts(written)) {
      size += data.length;
      if (size > file.size) throw new Problem('dsar-file.too-many');
      const isLast = data.length < partSize;
      // The size is known with the last part, which is shorter than the others.
      if (isLast) await db.inAccount(of.accountId, (tx) => updateFiles(tx, of, [file.id], { size }));
      if (data.length > 0) await addPart(services, of, file.id, { number, data });
      number += 1;
    }
    await db.inAccount(of.accountId, (tx) => updateFiles(tx, of, [file.id], { deleteOn: null }));
    return { ...file, size, received: size, deleteOn: null };
  } catch (error) {
    await db.inAccount(of.accountId, (tx) => deleteFiles(tx, of, [file.id]));
    throw error;
  }
}

/** In parts of 1 MiB; the last one is shorter, and may be empty. */
async function* inParts(written: AsyncIterable<string | Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of written) {
    const bytes = Buffer.from(piece);
    waiting.push(bytes);
    length += bytes.length;
    if (length < partSize) continue;
    let all = Buffer.concat(waiting);
    for (; all.length >= partSize; all = all.subarray(partSize)) yield all.subarray(0, partSize);
    waiting = [all];
    length = all.length;
  }
  yield Buffer.concat(waiting);
}

export function isWhole({ size, received }: Pick<StoredFile, 'size' | 'received'>): boolean {
  return size === received;
}

/** Files of a requester belong to the message with which they were sent. */
export function isShown({ fromOwner, letterId }: Pick<StoredFile, 'fromOwner' | 'letterId'>): boolean {
  return fromOwner || letterId !== null;
}

export function fileView(file: StoredFile): DsarFile {
  const { id, name, size, received, fromOwner, letterId, createdAt, deleteOn, downloads, redactedFrom } = file;
  return {
    id,
    name,
    size,
    received,
    letterId,
    deleteOn,
    downloads,
    redactedFrom,
    from: fromOwner ? 'owner' : 'requester',
    createdAt: createdAt.toISOString(),
  };
}
