import type { OwnerData, RecordFields } from '@app/contract';
import { processingEntries, type Facts, type ProcessingEntry } from '@app/documents';
import type { Tx } from '#platform/database/database.ts';
import type { SiteStatement } from './edition-queries.ts';
import { findDefaultMember } from '../members/index.ts';
import { dayOf, factsOfSites } from '../policies/index.ts';
import type { StoredRecord } from './queries.ts';
import { findEntry } from './rules.ts';
import { entriesFrom, wordsOf, type EntryOptions, type SiteEntry } from './site-editions.ts';

export type { SiteEntry } from './site-editions.ts';

type StatedSite = SiteStatement & { readonly entries: readonly SiteEntry[] };

/** Everything that a site does with data, as its documents state it. Undefined: there is no such site. */
export async function entriesOfSite(
  tx: Tx,
  accountId: string,
  siteId: string,
  asked: EntryOptions,
): Promise<StatedSite | undefined> {
  return (await entriesOfSites(tx, accountId, [siteId], asked)).get(siteId);
}

/** The same of many sites by site, in as many statements. Sites that are gone are left out. */
export async function entriesOfSites(
  tx: Tx,
  accountId: string,
  siteIds: readonly string[],
  asked: EntryOptions,
): Promise<ReadonlyMap<string, StatedSite>> {
  const found = new Map<string, StatedSite>();
  for (const [siteId, statement] of await factsOfSites(tx, asked.now, accountId, siteIds))
    found.set(siteId, { ...statement, entries: await entriesFrom(statement, asked) });
  return found;
}

/** How many sites are held in memory at once where all are read. */
const sitesAtOnce = 100;

/** What sites state, one after the other: they are read ahead, many at a time, in the order given. */
function readerOf(tx: Tx, accountId: string, siteIds: readonly string[], asked: EntryOptions) {
  let ahead: ReadonlyMap<string, StatedSite> = new Map();
  let read: ReadonlySet<string> = new Set();
  return async (siteId: string): Promise<StatedSite | undefined> => {
    // What was read and not found is a site that is gone.
    if (!read.has(siteId)) {
      const at = siteIds.indexOf(siteId);
      const next = at === -1 ? [siteId] : siteIds.slice(at, at + sitesAtOnce);
      read = new Set(next);
      ahead = await entriesOfSites(tx, accountId, next, asked);
    }
    return ahead.get(siteId);
  };
}

/** Says of records what they state, when they are given in this order. As `stater`. */
export function staterOf(
  tx: Tx,
  accountId: string,
  records: readonly Anchored[],
  asked: EntryOptions,
): (record: Anchored) => Promise<Stated> {
  const siteIds = [...new Set(records.flatMap(({ siteId }) => siteId ?? []))];
  return stater(tx, accountId, asked, readerOf(tx, accountId, siteIds, asked));
}

/** What a record rests on. Undefined: the service or activity is no longer there. */
export type Stated = {
  readonly facts: Facts | undefined;
  readonly entry: ProcessingEntry | undefined;
  /** What the service states from which an alternate departs. */
  readonly service?: ProcessingEntry | undefined;
};
type Anchored = Pick<StoredRecord, 'siteId' | 'siteServiceId' | 'activityId' | 'fields'>;
type OfSite = { readonly facts: Facts; readonly entries: readonly SiteEntry[] } | undefined;

/** What a record states: of the service or activity of its site, or of the organization. */
export function entryOf(tx: Tx, accountId: string, record: Anchored, asked: EntryOptions): Promise<Stated> {
  return staterOf(tx, accountId, [record], asked)(record);
}

/**
 * Says what records state, one after the other. The organization is read once, and so is a site whose records follow each other.
 *
 * @param ofSite what a site states
 */
export function stater(
  tx: Tx,
  accountId: string,
  asked: EntryOptions,
  ofSite: (siteId: string) => Promise<OfSite>,
): (record: Anchored) => Promise<Stated> {
  let organization: { readonly member: OwnerData | undefined } | undefined;
  let last: { readonly siteId: string; readonly stated: OfSite } | undefined;
  return async (record) => {
    const { siteId, fields } = record;
    if (siteId === null) {
      organization ??= { member: await findDefaultMember(tx, accountId) };
      return ownEntry(organization.member, fields, asked);
    }
    if (last?.siteId !== siteId) last = { siteId, stated: await ofSite(siteId) };
    const service = findEntry(last.stated?.entries ?? [], record)?.entry;
    if (!last.stated || !service) return { facts: last.stated?.facts, entry: service };
    const { facts } = last.stated;
    return { facts, entry: await deviated(service, facts, fields, asked), service };
  };
}

/** What an alternate states: that of its service, with what it says otherwise. */
export async function deviated(
  entry: ProcessingEntry,
  facts: Facts,
  { deviation }: Pick<RecordFields, 'deviation'>,
  asked: EntryOptions,
): Promise<ProcessingEntry> {
  const service = entry.of === 'service' && deviation && facts.services.find(({ id }) => id === entry.id);
  if (!service) return entry;
  const changed = { ...facts, services: [{ ...service, ...deviation }] };
  const { language, now } = asked;
  const entries = processingEntries(changed, await wordsOf(asked), { language, on: dayOf(now) });
  return entries.find(({ of, id }) => of === 'service' && id === entry.id) ?? entry;
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
