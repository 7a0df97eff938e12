import type { OwnerData, RecordFields } from '@app/contract';
import { processingEntries, type Facts, type ProcessingEntry } from '@app/documents';
import { loadDocumentWords, loadRegisterWords, type DocumentWords, type Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { findDefaultMember } from '../members/index.ts';
import { dayOf, listSiteServices, siteFacts } from '../policies/index.ts';
import type { StoredRecord } from './queries.ts';
import { findEntry } from './rules.ts';

/** An entry of a site with what a record hangs on. */
export type SiteEntry = {
  readonly siteServiceId: string | null;
  readonly activityId: string | null;
  readonly entry: ProcessingEntry;
};

type EntryOptions = {
  readonly language: Locale;
  readonly now: Date;
  /** Whether the people whose data it is will read it: sentences may then say "you". Default: they speak of nobody. */
  readonly toPeople?: boolean | undefined;
};

async function wordsOf({ language, toPeople = false }: EntryOptions): Promise<DocumentWords> {
  return toPeople ? loadDocumentWords(language) : (await loadRegisterWords(language)).documents;
}

/** Everything that a site does with data, as its documents state it. Undefined: there is no such site. */
export async function entriesOfSite(
  tx: Tx,
  accountId: string,
  siteId: string,
  asked: EntryOptions,
): Promise<{ readonly facts: Facts; readonly entries: readonly SiteEntry[] } | undefined> {
  const { language, now } = asked;
  const facts = await siteFacts(tx, now, accountId, siteId);
  if (!facts) return undefined;
  const rows = await listSiteServices(tx, accountId, siteId);
  const rowOf = new Map(rows.map(({ id, serviceId }) => [serviceId ?? id, id]));
  const stated = processingEntries(facts, await wordsOf(asked), { language, on: dayOf(now) });
  const entries = stated.flatMap((entry): SiteEntry[] => {
    if (entry.of === 'activity') return [{ siteServiceId: null, activityId: entry.id, entry }];
    const siteServiceId = rowOf.get(entry.id);
    return siteServiceId === undefined ? [] : [{ siteServiceId, activityId: null, entry }];
  });
  return { facts, entries };
}

/** What a record states: of the service or activity of its site, or of the organization. */
export async function entryOf(
  tx: Tx,
  accountId: string,
  record: Pick<StoredRecord, 'siteId' | 'siteServiceId' | 'activityId' | 'fields'>,
  asked: EntryOptions,
): Promise<{ readonly facts: Facts | undefined; readonly entry: ProcessingEntry | undefined }> {
  const { siteId, fields } = record;
  if (siteId === null) return ownEntry(await findDefaultMember(tx, accountId), fields, asked);
  const found = await entriesOfSite(tx, accountId, siteId, asked);
  const entry = findEntry(found?.entries ?? [], record)?.entry;
  return { facts: found?.facts, entry };
}

/** Something that the organization does apart from its sites, under the name and law of its default member. */
export async function ownEntry(member: OwnerData | undefined, { activity }: RecordFields, asked: EntryOptions) {
  const { language, now } = asked;
  const owner = member ?? { name: '', country: '' };
  const id = 'own';
  const facts: Facts = {
    site: { type: 'Site', name: owner.name },
    owner,
    services: [],
    ...(activity && { activities: [{ ...activity, id }] }),
  };
  const entries = processingEntries(facts, await wordsOf(asked), { language, on: dayOf(now) });
  return { facts, entry: entries.find((entry) => entry.id === id) };
}
