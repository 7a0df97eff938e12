import type { ProcessingRecord, RecordFields } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { findPersonOf } from '../accounts/index.ts';
import { factsChanged, recordEvent, type changesBetween } from '../audit/index.ts';
import { settleDocuments } from '../policies/index.ts';
import { lockSiteRow } from './drift-queries.ts';
import { missingOf, requestActivity } from './rules.ts';
import { storeDrift, storeOwnDrift } from './drift-store.ts';
import { entryOf } from './entries.ts';
import { inPolicyOf, nothingInPolicy } from './in-policy-rules.ts';
import { findRecord, insertEditions, lockRecord, updateRecord, type StoredRecord } from './queries.ts';
import { viewOf } from './view.ts';

export type Changed = {
  readonly after: StoredRecord;
  readonly kind: 'processing-record.changed' | 'processing-record.confirmed' | 'processing-record.ended';
  readonly changes: ReturnType<typeof changesBetween>;
};

type Version = {
  readonly id: string;
  /** That the caller saw. Undefined: any. */
  readonly version: number | undefined;
  /** The colleague without an account whose answers are accepted. */
  readonly answeredBy?: string | null;
};

/**
 * Changes a record, with its edition and event.
 * @throws Problem `processing-record.not-found`, `processing-record.changed`, `processing-record.ended`
 */
export async function change(
  exchange: Exchange,
  id: string,
  version: number | undefined,
  to: (tx: Tx, record: StoredRecord) => Promise<Changed>,
): Promise<ProcessingRecord> {
  return exchange.services.db.inAccount(exchange.actor.accountId, async (tx) =>
    shownRecord(tx, exchange, await changeIn(tx, exchange, { id, version }, to)),
  );
}

/** The same within a transaction. */
export async function changeIn(
  tx: Tx,
  { services, actor }: Exchange,
  { id, version, answeredBy }: Version,
  to: (tx: Tx, record: StoredRecord) => Promise<Changed>,
): Promise<StoredRecord> {
  const { accountId } = actor;
  const record = await lockProcessingRecord(tx, accountId, id);
  if (record.state === 'ended') throw new Problem('processing-record.ended');
  if (version !== undefined && record.version !== version) throw new Problem('processing-record.changed');
  const { after: changed, kind, changes } = await to(tx, record);
  const now = services.now();
  const after = { ...changed, version: record.version + 1, updatedAt: now };
  await updateRecord(tx, accountId, after);
  await insertEditions(tx, accountId, actor.id, [after], answeredBy);
  await recordEvent(tx, now, actor, kind, { siteId: record.siteId, target: id, changes });
  await announce(tx, services, accountId, record, after);
  return after;
}

/** What the audit log says of a record: what it is about stands in its editions. */
export function told({ state, reviewOn }: Pick<StoredRecord, 'state' | 'reviewOn'>) {
  return { state, reviewOn };
}

/** What a record lacks of GDPR Art. 30. */
export async function missing(tx: Tx, { services, actor, asked }: Exchange, record: StoredRecord) {
  const at = { language: asked.locale, now: services.now() };
  const { facts, entry } = await entryOf(tx, actor.accountId, record, at);
  return missingOf(record, entry, facts);
}

/** A record as its page shows it. */
export async function shownRecord(tx: Tx, { services, actor, asked }: Exchange, record: StoredRecord) {
  const at = { language: asked.locale, now: services.now(), viewer: actor };
  return viewOf(tx, actor.accountId, record, at);
}

/** A record, locked behind its site, as those who press on a site lock. @throws Problem `processing-record.not-found` */
export async function lockProcessingRecord(tx: Tx, accountId: string, id: string): Promise<StoredRecord> {
  const { siteId } = await existing(findRecord(tx, accountId, id));
  if (siteId !== null) await lockSiteRow(tx, accountId, siteId);
  return existing(lockRecord(tx, accountId, id));
}

/**
 * Has the findings computed again that a record can be part of, and its policy count as changed if that shows something else now.
 * @param versions of the record: before and after a change, or the only one of a record that was made or deleted
 */
export async function announce(
  tx: Tx,
  services: Services,
  accountId: string,
  ...versions: readonly StoredRecord[]
): Promise<void> {
  const [{ siteId } = { siteId: null }] = versions;
  if (siteId !== null) {
    const [before, after] = versions.map(inPolicyOf);
    if (before !== (after ?? nothingInPolicy))
      await settleDocuments(tx, services, accountId, siteId, ['privacy_policy']);
    return storeDrift(tx, services, accountId, siteId);
  }
  await storeOwnDrift(tx, services, accountId);
  // Periods of requests are compared with those of the forms of all sites; no other record of the organization is.
  if (versions.some(({ fields }) => fields.typical === requestActivity))
    await enqueue(tx, factsChanged, { accountId, siteId: null }, { key: `facts ${accountId} null` });
}

/** @throws Problem `processing-record.not-found` */
export async function existing(found: Promise<StoredRecord | undefined>): Promise<StoredRecord> {
  const record = await found;
  if (!record) throw new Problem('processing-record.not-found');
  return record;
}

/** @throws Problem `processing-record.person-unknown` */
export async function checkPeople(tx: Tx, accountId: string, { ownerId, deputyId }: RecordFields): Promise<void> {
  for (const id of [ownerId, deputyId])
    if (id !== null && !(await findPersonOf(tx, accountId, id))) throw new Problem('processing-record.person-unknown');
}
