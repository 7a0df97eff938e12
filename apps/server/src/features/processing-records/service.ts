import type { Call, ProcessingRecord, processingRecords, RecordFields, RecordRole, StatedChange } from '@app/contract';
import type { RecordMissing } from '@app/catalogue';
import { addMonths } from '@app/deadlines';
import { loadWords } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import type { Context, Exchange } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { changesBetween, recordEvent } from '../audit/index.ts';
import { changeStatedActivity, changeStatedService, dayOf } from '../policies/index.ts';
import { checkSite } from '../sites/index.ts';
import {
  announce,
  change,
  checkPeople,
  existing,
  lockProcessingRecord,
  missing,
  shownRecord,
  told,
  type Changed,
} from './changing.ts';
import { storeDrift } from './drift-store.ts';
import { changeDeviation } from './alternates.ts';
import { entryOf } from './entries.ts';
import { changesWhatPolicyShows, decidesPolicy } from './in-policy-rules.ts';
import { deleteRecord, findRecord, insertEditions, insertRecords, listRecords, type StoredRecord } from './queries.ts';
import { newRecord } from './new-record.ts';
import { holdsOwnFacts, reviewMonths } from './rules.ts';
import { editionsOf, summariesOf } from './view.ts';

const pageSize = 50;

export async function readRecords(
  { services, actor, asked }: Exchange,
  wanted: Call<typeof processingRecords.list>['query'],
) {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    if (wanted?.siteId !== undefined) await checkSite(tx, accountId, wanted.siteId);
    const found = await listRecords(tx, accountId, wanted ?? {}, pageSize + 1);
    const at = { language: asked.locale, now: services.now(), viewer: actor };
    const records = await summariesOf(tx, accountId, found.slice(0, pageSize), at);
    return { records, more: found.length > pageSize };
  });
}

/** @throws Problem `processing-record.not-found` */
export async function readRecord(exchange: Exchange, id: string): Promise<ProcessingRecord> {
  const { services, actor } = exchange;
  return services.db.inAccount(actor.accountId, async (tx) =>
    shownRecord(tx, exchange, await existing(findRecord(tx, actor.accountId, id))),
  );
}

/** @throws Problem `processing-record.not-found` */
export async function readEditions({ services, actor }: Context, id: string) {
  return services.db.inAccount(actor.accountId, async (tx) => {
    await existing(findRecord(tx, actor.accountId, id));
    return { editions: await editionsOf(tx, actor.accountId, id, { viewer: actor }) };
  });
}

/** Makes a record of the organization itself. @throws Problem `processing-record.person-unknown` */
export async function createRecord(
  exchange: Exchange,
  role: RecordRole,
  fields: RecordFields,
): Promise<ProcessingRecord> {
  const { services, actor } = exchange;
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    await checkPeople(tx, accountId, fields);
    const now = services.now();
    const anchor = { role, siteId: null, siteName: null, siteServiceId: null, activityId: null };
    const record = newRecord(anchor, fields, now);
    await insertRecords(tx, accountId, [record]);
    await insertEditions(tx, accountId, actor.id, [record]);
    await recordEvent(tx, now, actor, 'processing-record.created', { target: record.id });
    await announce(tx, services, accountId, record);
    return shownRecord(tx, exchange, record);
  });
}

/**
 * Changes what a record adds to the facts. A confirmed record stays confirmed if it is still complete; else it is a draft again.
 * @throws Problem `processing-record.not-found`, `processing-record.changed`, `processing-record.ended`,
 * `processing-record.person-unknown`, `processing-record.of-site`, `processing-record.in-policy`
 */
export async function changeRecord(
  exchange: Exchange,
  id: string,
  { version, fields }: { readonly version: number; readonly fields: RecordFields },
): Promise<ProcessingRecord> {
  return change(exchange, id, version, (tx, record) => withFields(tx, exchange, record, fields));
}

/** A record with other fields. @throws Problem `processing-record.of-site`, `processing-record.in-policy` */
export async function withFields(
  tx: Tx,
  exchange: Exchange,
  record: StoredRecord,
  fields: RecordFields,
): Promise<Changed> {
  if (!holdsOwnFacts(record, fields)) throw new Problem('processing-record.of-site');
  if (changesWhatPolicyShows(record.fields, fields)) throw new Problem('processing-record.in-policy');
  await checkPeople(tx, exchange.actor.accountId, fields);
  const changed = { ...record, fields };
  const isComplete = record.state !== 'confirmed' || (await missing(tx, exchange, changed)).length === 0;
  const after: StoredRecord = isComplete ? changed : { ...changed, state: 'draft' };
  return { after, kind: 'processing-record.changed', changes: changesBetween(told(record), told(after)) };
}

/**
 * Confirms that a record is complete and true.
 * @throws Problem `processing-record.incomplete`, `processing-record.alternate-incomplete`, `processing-record.gone` and as `changeRecord`
 */
export async function confirmRecord(
  exchange: Exchange,
  id: string,
  { version, reviewOn }: { readonly version: number; readonly reviewOn?: string | undefined },
): Promise<ProcessingRecord> {
  const now = exchange.services.now();
  return change(exchange, id, version, async (tx, record) => {
    const lacking = await missing(tx, exchange, record);
    if (lacking.length > 0) throw await incomplete(exchange, record, lacking);
    const after: StoredRecord = {
      ...record,
      state: 'confirmed',
      confirmedAt: now,
      confirmedBy: exchange.actor.id,
      reviewOn: reviewOn ?? addMonths(dayOf(now), reviewMonths),
    };
    return { after, kind: 'processing-record.confirmed', changes: changesBetween(told(record), told(after)) };
  });
}

/** Names what a record lacks, as its page does. */
async function incomplete(
  { asked }: Exchange,
  { isAlternate }: StoredRecord,
  lacking: readonly RecordMissing[],
): Promise<Problem> {
  // What it is about is gone: nothing can complete it.
  if (lacking.includes('anchor')) return new Problem('processing-record.gone');
  const words = await loadWords(asked.locale, 'processingRecords');
  const code = isAlternate ? 'processing-record.alternate-incomplete' : 'processing-record.incomplete';
  return new Problem(code, { missing: lacking.map((part) => words.missing[part]).join('; ') });
}

/**
 * Says that the processing is over. What was never confirmed is deleted instead.
 * @throws Problem `processing-record.decides-policy`, `processing-record.not-confirmed` and as `changeRecord`
 */
export async function endRecord(
  exchange: Exchange,
  id: string,
  { version }: { readonly version: number },
): Promise<ProcessingRecord> {
  const now = exchange.services.now();
  return change(exchange, id, version, async (_, record) => {
    if (decidesPolicy(record)) throw new Problem('processing-record.decides-policy');
    if (record.confirmedAt === null) throw new Problem('processing-record.not-confirmed');
    return {
      after: { ...record, state: 'ended', endedAt: now, reviewOn: null },
      kind: 'processing-record.ended',
      changes: changesBetween(told(record), { state: 'ended', reviewOn: null }),
    };
  });
}

/**
 * Changes facts that the documents of the site state too.
 * @throws Problem `processing-record.not-found`, `processing-record.ended`, `processing-record.of-site`,
 * `processing-record.gone`
 */
export async function changeStated(exchange: Exchange, id: string, stated: StatedChange): Promise<ProcessingRecord> {
  const { services, actor } = exchange;
  const found = await services.db.inAccount(actor.accountId, (tx) => existing(findRecord(tx, actor.accountId, id)));
  if (found.isAlternate) return changeDeviation(exchange, id, stated);
  return services.db.inAccount(actor.accountId, async (tx) => {
    const record = await lockProcessingRecord(tx, actor.accountId, id);
    await changeStatedIn(tx, exchange, record, stated);
    return shownRecord(tx, exchange, record);
  });
}

/** The same in a transaction, of a record that is locked. */
export async function changeStatedIn(
  tx: Tx,
  exchange: Exchange,
  record: StoredRecord,
  change: StatedChange,
): Promise<void> {
  const { services, actor } = exchange;
  const { siteId, siteServiceId, activityId, state } = record;
  if (state === 'ended') throw new Problem('processing-record.ended');
  if (siteId === null) throw new Problem('processing-record.of-site');
  const { entry } = await entryOf(tx, actor.accountId, record, { language: 'en', now: services.now() });
  if (!entry) throw new Problem('processing-record.gone');
  if (siteServiceId !== null) await changeStatedService(tx, exchange, { siteId, siteServiceId }, change);
  if (activityId !== null) await changeStatedActivity(tx, exchange, { siteId, activityId }, change);
  await storeDrift(tx, services, actor.accountId, siteId);
}

/** Deletes a draft. @throws Problem `processing-record.not-found`, `processing-record.kept`, `processing-record.decides-policy` */
export async function removeRecord({ services, actor }: Context, id: string): Promise<void> {
  await services.db.inAccount(actor.accountId, async (tx) => {
    const record = await lockProcessingRecord(tx, actor.accountId, id);
    if (record.confirmedAt !== null) throw new Problem('processing-record.kept');
    if (decidesPolicy(record)) throw new Problem('processing-record.decides-policy');
    await deleteRecord(tx, actor.accountId, id);
    const { siteId } = record;
    await recordEvent(tx, services.now(), actor, 'processing-record.deleted', { siteId, target: id });
    await announce(tx, services, actor.accountId, record);
  });
}
