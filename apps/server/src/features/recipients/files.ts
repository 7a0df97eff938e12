import { recipientFileLimits, type Call, type RecipientFile, type recipientFiles } from '@app/contract';
import { newSalt, openPart, sealPart } from '#platform/crypto/sealed-file.ts';
import { newId } from '#platform/database/ids.ts';
import type { Context } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { namePeople, type NamePerson } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteFile, findFile, insertFile, listFiles, lockFiles, sumFiles, type StoredFile } from './file-queries.ts';
import { findRecipient, lockRecipient } from './queries.ts';

const purpose = 'recipient files';
const pdfMark = Buffer.from('%PDF-');

/** The contracts of a recipient. @throws Problem `recipient.not-found` */
export async function readFiles(
  { services, actor }: Context,
  recipientId: string,
): Promise<{ readonly files: RecipientFile[] }> {
  return services.db.inAccount(actor.accountId, async (tx) => {
    if (!(await findRecipient(tx, actor.accountId, recipientId))) throw new Problem('recipient.not-found');
    const stored = await listFiles(tx, actor.accountId, recipientId);
    const named = await namePeople(
      tx,
      actor,
      stored.map(({ personId }) => personId),
    );
    return { files: stored.map((file) => viewOf(file, named)) };
  });
}

/**
 * Adds a contract, sealed under a key of its own.
 * @throws Problem `recipient.not-found`, `recipient-file.not-pdf`, `recipient-file.too-large`, `recipient-file.limit`,
 * `recipient-file.full`
 */
export async function addFile(
  { services, actor }: Context,
  recipientId: string,
  { name, data }: Call<typeof recipientFiles.add>['body'],
): Promise<RecipientFile> {
  const { accountId } = actor;
  const bytes = Buffer.from(data, 'base64');
  return services.db.inAccount(accountId, async (tx) => {
    // Locked, so that two who add at once do not both count the same files.
    await lockFiles(tx, accountId);
    if (!(await lockRecipient(tx, accountId, recipientId))) throw new Problem('recipient.not-found');
    if (bytes.length > recipientFileLimits.file) throw new Problem('recipient-file.too-large');
    if (!bytes.subarray(0, pdfMark.length).equals(pdfMark)) throw new Problem('recipient-file.not-pdf');
    const { files: limit } = recipientFileLimits;
    if ((await listFiles(tx, accountId, recipientId)).length >= limit)
      throw new Problem('recipient-file.limit', { limit: String(limit) });
    if ((await sumFiles(tx, accountId)) + bytes.length > recipientFileLimits.account)
      throw new Problem('recipient-file.full');
    const now = services.now();
    const file = { id: newId(now), name, size: bytes.length, salt: newSalt(), personId: actor.id, createdAt: now };
    const sealed = sealPart(services.secrets, { ...file, purpose, of: recipientId }, 0, bytes);
    await insertFile(tx, accountId, recipientId, { ...file, sealed });
    const changes = { contractFile: [null, name] } as const;
    await recordEvent(tx, now, actor, 'recipient.changed', { target: recipientId, changes });
    return viewOf(file, await namePeople(tx, actor, [actor.id]));
  });
}

/** @throws Problem `recipient-file.not-found` */
export async function downloadFile(
  { services, actor }: Context,
  { recipientId, recipientFileId }: Call<typeof recipientFiles.download>['params'],
): Promise<FileAnswer> {
  const { accountId } = actor;
  const file = await services.db.inAccount(accountId, (tx) => findFile(tx, accountId, recipientId, recipientFileId));
  if (!file) throw new Problem('recipient-file.not-found');
  const { sealed, name } = file;
  const body = openPart(services.secrets, { ...file, purpose, of: recipientId }, 0, sealed);
  // Every browser saves the file, whatever is in it.
  return { body, name, type: 'application/octet-stream' };
}

/** @throws Problem `recipient-file.not-found` */
export async function removeFile(
  { services, actor }: Context,
  { recipientId, recipientFileId }: Call<typeof recipientFiles.delete>['params'],
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const name = await deleteFile(tx, accountId, recipientId, recipientFileId);
    if (name === undefined) throw new Problem('recipient-file.not-found');
    const changes = { contractFile: [name, null] } as const;
    await recordEvent(tx, services.now(), actor, 'recipient.changed', { target: recipientId, changes });
  });
}

function viewOf({ id, name, size, createdAt, personId }: StoredFile, named: NamePerson): RecipientFile {
  return { id, name, size, createdAt: createdAt.toISOString(), by: named(personId) };
}
