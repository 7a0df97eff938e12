import type { EntryParty, PartyTransfer } from '@app/documents';
import type { RecordRole } from '@app/contract';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { findDefaultMember } from '../members/index.ts';
import { dayOf } from '../policies/index.ts';
import { recipientId } from '../recipients/index.ts';
import { listSiteChanges } from '../sites/index.ts';
import { entriesOfSites, ownEntry, type SiteEntry } from './entries.ts';
import { kindsIn, nameOf } from './names.ts';
import { partiesOnBehalf } from './on-behalf.ts';
import { listOpenOfSites, listOpenRecords } from './open-queries.ts';
import { listOwnRecords } from './own-queries.ts';
import { type StoredRecord } from './queries.ts';
import { recordOf, keyOf } from './rules.ts';

// Rules import no other feature.
export type { StoredRecipient } from '../recipients/index.ts';

/** A recipient of what a site or the organization does, with the record of that. */
export type Flow = {
  /** Null: the organization apart from its sites. */
  readonly site: { readonly id: string; readonly name: string } | null;
  readonly name: string;
  /** The record, unless it has none or that is ended. */
  readonly record: StoredRecord | undefined;
  readonly role: RecordRole;
  /** Undefined: data goes to a country by the organization itself. */
  readonly recipient: { readonly id: string; readonly party: EntryParty } | undefined;
  readonly transfers: readonly PartyTransfer[];
};

type FlowOptions = { readonly language: Locale; readonly now: Date };

/** Who gets data of the sites that the actor sees and of the organization, or of one site. */
export async function readFlows(
  tx: Tx,
  accountId: string,
  only: string | undefined,
  options: FlowOptions,
): Promise<readonly Flow[]> {
  const kinds = await kindsIn(options.language);
  const stored = only === undefined ? listOpenRecords(tx, accountId) : listOpenOfSites(tx, accountId, [only]);
  const records = Map.groupBy(await stored, ({ siteId }) => siteId);
  const siteIds = only === undefined ? (await listSiteChanges(tx, accountId)).map(({ siteId }) => siteId) : [only];
  const flows: Flow[] = [];
  for (const [id, { facts, entries }] of await entriesOfSites(tx, accountId, siteIds, options))
    flows.push(...flowsOfSite(accountId, { id, name: facts.site.name }, entries, records.get(id) ?? [], kinds));
  return only === undefined ? [...flows, ...(await flowsOfOrganization(tx, accountId, options))] : flows;
}

/** Who gets data of a site. */
export function flowsOfSite(
  accountId: string,
  site: NonNullable<Flow['site']>,
  entries: readonly SiteEntry[],
  records: readonly StoredRecord[],
  kinds: Awaited<ReturnType<typeof kindsIn>>,
): readonly Flow[] {
  const recordsOf = Map.groupBy(records, keyOf);
  return entries.flatMap((one) => {
    const record = recordOf(recordsOf.get(keyOf(one)) ?? [], one);
    const name = record?.fields.label ?? nameOf(one.entry, kinds);
    return ofParties(accountId, one.entry.parties, { site, name, record, role: 'controller' });
  });
}

/** Who gets data of the organization apart from its sites, as a controller and on behalf of customers. */
export async function flowsOfOrganization(tx: Tx, accountId: string, options: FlowOptions): Promise<readonly Flow[]> {
  const kinds = await kindsIn(options.language);
  const member = await findDefaultMember(tx, accountId);
  const flows: Flow[] = [];
  for (const record of await listOwnRecords(tx, accountId)) {
    const { role, fields } = record;
    const { entry } = await ownEntry(member, fields, options);
    const name = fields.label ?? fields.onBehalf?.customers[0]?.name ?? (entry ? nameOf(entry, kinds) : '');
    const of = { site: null, name, record, role };
    if (role === 'controller') flows.push(...ofParties(accountId, entry?.parties ?? [], of));
    else {
      const at = { home: member?.country, language: options.language, on: dayOf(options.now) };
      const { parties, own } = partiesOnBehalf(fields.onBehalf, at);
      flows.push(...ofParties(accountId, parties, of));
      if (own.length > 0) flows.push({ ...of, recipient: undefined, transfers: own });
    }
  }
  return flows;
}

/** One flow for each recipient: an activity can be served by several services of one provider. */
function ofParties(
  accountId: string,
  parties: readonly EntryParty[],
  of: Pick<Flow, 'site' | 'name' | 'record' | 'role'>,
): readonly Flow[] {
  const byId = Map.groupBy(parties, ({ name }) => recipientId(accountId, name));
  return [...byId].flatMap(([id, [party, ...others]]) => {
    if (!party) return [];
    const transfers = new Map(
      [party, ...others].flatMap((one) => one.transfers.map((transfer) => [transfer.country, transfer])),
    );
    return { ...of, recipient: { id, party }, transfers: [...transfers.values()] };
  });
}
