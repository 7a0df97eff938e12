import { dsarFileLimits, type DsarFile } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { Readable } from 'node:stream';
import { listChoicesOf } from '../../cookie-preferences/index.ts';
import { recordEvent, type Doer } from '../../audit/index.ts';
import { findPersonByAddress, writePerson } from '../../consent-records/index.ts';
import { goOn } from '../thread.ts';
import { listOthersOf, type StoredRequest } from '../request-queries.ts';
import { ofRequest, openRequestOf } from './service.ts';
import type { StoredFile } from './queries.ts';
import { beginFile, fileView, writeFile } from './store.ts';

/** What the file is called. */
export const heldFileName = 'consents.json';
/** Stands for it in the list of files of the requester, before it is written. */
export const heldFileId = 'held';
/** Stands for all that the requester can download in the list of files. */
export const everythingId = 'everything';

/**
 * Everything that the consent records of the site hold about a requester whose address is confirmed, as JSON, with the choices
 * under the consent id that they gave and their earlier requests. Undefined: it holds nothing, or it is not known to be theirs.
 * Writing it is logged. GDPR Art. 15(3), 20(1).
 */
export async function heldData(
  tx: Tx,
  { db, now }: Pick<Services, 'db' | 'now'>,
  accountId: string,
  request: StoredRequest,
  doer: Doer,
): Promise<AsyncIterable<string> | undefined> {
  const { siteId, email, confirmedAt, consentId } = request;
  if (siteId === null || email === null || confirmedAt === null) return undefined;
  const personId = await findPersonByAddress(tx, accountId, siteId, email);
  const choices = consentId === null ? [] : await listChoicesOf(tx, accountId, siteId, consentId);
  if (personId === undefined && choices.length === 0) return undefined;
  const also = { choices, requests: (await listOthersOf(tx, accountId, request)).map(earlierRequest) };
  if (personId === undefined) return Readable.from([`${JSON.stringify(also)}\n`]);
  const details = { format: 'json' };
  await recordEvent(tx, now(), doer, 'person.exported', { siteId, target: personId, details });
  // Page by page: whoever reads slowly holds no connection.
  return writePerson((work) => db.inAccount(accountId, work), accountId, siteId, personId, now(), also);
}

function earlierRequest({ number, receivedOn, rights, state, outcome }: StoredRequest) {
  return { number, receivedOn, rights, state, outcome };
}

/** Writes what the consent records hold as a file of the request. @throws Problem `dsar-file.nothing-held`, `dsar-file.too-many` */
export async function writeHeldFile(
  services: Services,
  accountId: string,
  id: string,
  { doer, personId }: { readonly doer: Doer; readonly personId: string | null },
): Promise<StoredFile> {
  const { db } = services;
  const { request, held } = await db.inAccount(accountId, async (tx) => {
    const found = await openRequestOf(tx, accountId, id);
    if (found.confirmedAt === null) throw new Problem('dsar.unconfirmed');
    return { request: found, held: await heldData(tx, services, accountId, found, doer) };
  });
  if (!held) throw new Problem('dsar-file.nothing-held');
  const of = ofRequest(accountId, request);
  const begun = { name: heldFileName, size: dsarFileLimits.file, fromOwner: true, personId };
  const begin = () =>
    db.inAccount(accountId, async (tx) => {
      await openRequestOf(tx, accountId, id);
      return { of, file: await beginFile(tx, of, services, begun, 0) };
    });
  return writeFile(services, begin, held);
}

/**
 * Adds a file with what the consent records hold, to be sent with an answer.
 * @throws Problem `dsar.not-found`, `dsar.not-possible`, `dsar.unconfirmed`, `dsar-file.nothing-held`, `dsar-file.too-many`
 */
export async function addHeldFile({ services, actor }: Exchange, id: string): Promise<DsarFile> {
  const { accountId } = actor;
  const file = await writeHeldFile(services, accountId, id, { doer: actor, personId: actor.id });
  await services.db.inAccount(accountId, async (tx) => {
    const did = { kind: 'file-added', who: 'person', personId: actor.id, doer: actor } as const;
    await goOn(tx, services, accountId, await openRequestOf(tx, accountId, id), did);
  });
  return fileView(file);
}
