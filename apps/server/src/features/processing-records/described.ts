import type { RecordFields, RecordState } from '@app/contract';
import type { Facts, ProcessingEntry } from '@app/documents';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { findDefaultMember } from '../members/index.ts';
import { entriesOfSite, entryOf, ownEntry } from './entries.ts';
import { kindsIn, nameOf, namesOfRecords } from './names.ts';
import { findRecord, listAllRecords, listByIds, type StoredRecord } from './queries.ts';
import { findEntry } from './rules.ts';

/** A record with the facts it rests on, as other features read it. */
export type DescribedRecord = {
  readonly id: string;
  readonly name: string;
  readonly siteId: string | null;
  readonly siteName: string | null;
  readonly state: RecordState;
  readonly fields: RecordFields;
  /** Undefined: the service or activity is no longer there. */
  readonly facts: Facts | undefined;
  readonly entry: ProcessingEntry | undefined;
};

type Options = { readonly language: Locale; readonly now: Date };
type Stated = Pick<DescribedRecord, 'facts' | 'entry'>;

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
    records.map((record) => [record.id, record.fields.label ?? nameIn(record) ?? record.siteName ?? ''] as const),
  );
}

/** All records of the controller that are not over. The facts of a site are resolved once for all of its records. */
export async function describeUnended(tx: Tx, accountId: string, asked: Options): Promise<readonly DescribedRecord[]> {
  const records = (await listAllRecords(tx, accountId, 'controller')).filter(({ state }) => state !== 'ended');
  const kinds = await kindsIn(asked.language);
  const member = await findDefaultMember(tx, accountId);
  const sites = new Map<string, Awaited<ReturnType<typeof entriesOfSite>>>();
  for (const { siteId } of records)
    if (siteId !== null && !sites.has(siteId)) sites.set(siteId, await entriesOfSite(tx, accountId, siteId, asked));
  const found: DescribedRecord[] = [];
  for (const record of records) {
    const { siteId, fields } = record;
    const ofSite = siteId === null ? undefined : sites.get(siteId);
    const stated =
      siteId === null
        ? await ownEntry(member, fields, asked)
        : { facts: ofSite?.facts, entry: findEntry(ofSite?.entries ?? [], record)?.entry };
    found.push(described(record, stated, kinds));
  }
  return found;
}

function described(
  { id, siteId, siteName, state, fields }: StoredRecord,
  { facts, entry }: Stated,
  kinds: Awaited<ReturnType<typeof kindsIn>>,
): DescribedRecord {
  const name = fields.label ?? (entry && nameOf(entry, kinds)) ?? siteName ?? '';
  return { id, name, siteId, siteName, state, fields, facts, entry };
}
