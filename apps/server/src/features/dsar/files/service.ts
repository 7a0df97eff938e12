import { dsarFileLimits, type Call, type DsarFile, type dsarFiles } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import type { FileAnswer } from '#platform/http/routes.ts';
import { Readable } from 'node:stream';
import { addDays } from '@app/deadlines';
import { recordEvent } from '../../audit/index.ts';
import { checkConnector } from '../connectors.ts';
import { findRequest, lockRequest, type StoredRequest } from '../request-queries.ts';
import { goOn } from '../thread.ts';
import { updateSentRedactions } from '../redactions/queries.ts';
import { deleteFiles, deleteUnsent, listFiles, lockFile, updateFiles, type Of, type StoredFile } from './queries.ts';
import { addPart, beginFile, fileView, isWhole, readFile } from './store.ts';

/**
 * Begins the upload of a file.
 * @throws Problem `dsar.not-found`, `dsar.not-possible`, `dsar-file.too-many`
 */
export async function addFile(
  { services, actor }: Exchange,
  id: string,
  { name, size }: Call<typeof dsarFiles.begin>['body'],
): Promise<DsarFile> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await openRequestOf(tx, accountId, id);
    await checkConnector(tx, actor, id);
    const begun = { name, size, fromOwner: true, personId: actor.id };
    const file = await beginFile(tx, ofRequest(accountId, request), services, begun);
    const did = { kind: 'file-added', who: 'person', personId: actor.id, doer: actor } as const;
    await goOn(tx, services, accountId, request, did);
    return fileView(file);
  });
}

/** @throws Problem `dsar.not-found`, `dsar-file.not-found`, `dsar-file.part` */
export async function uploadPart(
  { services, actor }: Exchange,
  {
    dsarRequestId,
    dsarFileId,
    part,
  }: { readonly dsarRequestId: string; readonly dsarFileId: string; readonly part: number },
  { data }: Call<typeof dsarFiles.addPart>['body'],
): Promise<DsarFile> {
  const { accountId } = actor;
  const request = await services.db.inAccount(accountId, async (tx) => {
    await checkConnector(tx, actor, dsarRequestId);
    return findRequest(tx, accountId, dsarRequestId);
  });
  if (!request) throw new Problem('dsar.not-found');
  const bytes = Buffer.from(data, 'base64');
  return fileView(await addPart(services, ofRequest(accountId, request), dsarFileId, { number: part, data: bytes }));
}

/** @throws Problem `dsar.not-found`, `dsar-file.not-found`, `dsar-file.incomplete` */
export async function downloadFile(
  { services, actor }: Exchange,
  { dsarRequestId, dsarFileId }: Call<typeof dsarFiles.download>['params'],
): Promise<FileAnswer> {
  const { accountId } = actor;
  const found = await services.db.inAccount(accountId, async (tx) => {
    const request = await findRequest(tx, accountId, dsarRequestId);
    if (!request) throw new Problem('dsar.not-found');
    const file = (await listFiles(tx, accountId, dsarRequestId)).find(({ id }) => id === dsarFileId);
    if (!file) throw new Problem('dsar-file.not-found');
    if (!isWhole(file)) throw new Problem('dsar-file.incomplete');
    const { siteId } = request;
    await recordEvent(tx, services.now(), actor, 'dsar-request.opened', { siteId, target: dsarRequestId });
    return { of: ofRequest(accountId, request), file };
  });
  return fileAnswer(Readable.from(readFile(services, found.of, found.file)), found.file.name);
}

/** Deletes a file that the requester has not got. @throws Problem `dsar.not-found`, `dsar-file.not-found`, `dsar-file.sent` */
export async function removeFile(
  { services, actor }: Exchange,
  { dsarRequestId, dsarFileId }: Call<typeof dsarFiles.delete>['params'],
): Promise<void> {
  const { accountId } = actor;
  await services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, dsarRequestId);
    if (!request) throw new Problem('dsar.not-found');
    const of = ofRequest(accountId, request);
    const file = await lockFile(tx, of, dsarFileId);
    if (!file) throw new Problem('dsar-file.not-found');
    if (file.fromOwner && file.letterId !== null) throw new Problem('dsar-file.sent');
    await deleteFiles(tx, of, [dsarFileId]);
    const did = { kind: 'file-removed', who: 'person', personId: actor.id, doer: actor } as const;
    await goOn(tx, services, accountId, request, did);
  });
}

/**
 * The files that a letter names.
 * @throws Problem `dsar-file.not-found`, `dsar-file.incomplete`, `dsar-file.no-page`, `dsar-file.redacted`
 */
export async function filesToSend(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  ids: readonly string[],
): Promise<readonly StoredFile[]> {
  if (ids.length === 0) return [];
  // Without a mailbox nobody reaches the page on which files are downloaded.
  if (request.email === null) throw new Problem('dsar-file.no-page');
  const known = await listFiles(tx, accountId, request.id);
  return ids.map((id) => {
    const file = known.find((each) => each.id === id && each.fromOwner && each.letterId === null);
    if (!file) throw new Problem('dsar-file.not-found');
    if (!isWhole(file)) throw new Problem('dsar-file.incomplete');
    if (known.some(({ redactedFrom }) => redactedFrom === id)) throw new Problem('dsar-file.redacted');
    return file;
  });
}

/** The last day on which files can be downloaded that are sent today. */
export function lastDayOfFiles(today: string): string {
  return addDays(today, dsarFileLimits.keptDays - 1);
}

/** Files of a letter are there for as long as it says. Of what is blacked out in them, nothing is left. */
export async function sendFiles(
  tx: Tx,
  of: Of,
  letterId: string,
  { ids, today }: { readonly ids: readonly string[]; readonly today: string },
): Promise<void> {
  await updateFiles(tx, of, ids, { letterId, deleteOn: addDays(today, dsarFileLimits.keptDays) });
  const sent = (await listFiles(tx, of.accountId, of.requestId)).filter(({ id }) => ids.includes(id));
  await deleteUnsent(
    tx,
    of,
    sent.flatMap(({ redactedFrom }) => redactedFrom ?? []),
  );
  await updateSentRedactions(tx, of, ids, letterId);
}

/** Every browser saves the file, whatever is in it. */
export function fileAnswer(body: Readable, name: string): FileAnswer {
  return { body, name, type: 'application/octet-stream' };
}

export function ofRequest(accountId: string, { id, siteId }: Pick<StoredRequest, 'id' | 'siteId'>): Of {
  return { accountId, siteId, requestId: id };
}

/** @throws Problem `dsar.not-found`, `dsar.not-possible` */
export async function openRequestOf(tx: Tx, accountId: string, id: string): Promise<StoredRequest> {
  const request = await lockRequest(tx, accountId, id);
  if (!request) throw new Problem('dsar.not-found');
  if (request.state === 'closed' || request.name === null) throw new Problem('dsar.not-possible');
  return request;
}
