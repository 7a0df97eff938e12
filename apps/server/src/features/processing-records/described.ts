import type { RecordFields, RecordRole, RecordState } from '@app/contract';
import type { Facts, ProcessingEntry } from '@app/documents';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { entryOf, type Stated } from './entries.ts';
import { calledIn, kindsIn, nameOf, namesOfRecords } from './names.ts';
import { findRecord, listByIds, type StoredRecord } from './queries.ts';

/** A record with the facts it rests on, as other features read it. */
export type DescribedRecord = {
  readonly id: string;
  readonly name: string;
  readonly siteId: string | null;
  readonly siteName: string | null;
  readonly role: RecordRole;
  readonly state: RecordState;
  readonly version: number;
  readonly fields: RecordFields;
  /** Undefined: the service or activity is no longer there. */
  readonly facts: Facts | undefined;
  readonly entry: ProcessingEntry | undefined;
};

type Options = { readonly language: Locale; readonly now: Date };

/** Undefined: there is no such record. */
export async function describeRecord(
  tx: Tx,
  accountId: string,
  id: string,
  asked: Options,
): Promise<DescribedRecord | undefined> {
  const record = await findRecord(tx, accountId, id);
  return record && described(record, await entryOf(tx, accountId, record, asked), await kindsIn(asked.language));
}

/** Names of those of the records that are there, without resolving the facts of their sites. */
export async function nameRecords(
  tx: Tx,
  accountId: string,
  ids: readonly string[],
  language: Locale,
): Promise<ReadonlyMap<string, string>> {
  const records = ids.length === 0 ? [] : await listByIds(tx, accountId, ids);
  const nameIn = await namesOfRecords(tx, accountId, records, language);
  return new Map(
    records.map((record) => [record.id, calledIn(record, nameIn(record)) ?? record.siteName ?? ''] as const),
  );
}

function described(
  record: StoredRecord,
  { facts, entry }: Stated,
  kinds: Awaited<ReturnType<typeof kindsIn>>,
): DescribedRecord {
  const { id, siteId, siteName, role, state, version, fields } = record;
  const name = calledIn(record, entry && nameOf(entry, kinds)) ?? siteName ?? '';
  return { id, name, siteId, siteName, role, state, version, fields, facts, entry };
}
