import type { ProcessingEntry } from '@app/documents';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { findDefaultMember } from '../members/index.ts';
import { entriesOfSite, ownEntry } from './entries.ts';
import { listConfirmed } from './queries.ts';
import { findEntry } from './rules.ts';

/** A confirmed record, as other features read it. */
export type ConfirmedProcessing = {
  readonly id: string;
  readonly name: string;
  readonly entry: ProcessingEntry;
  readonly systems: readonly string[];
  readonly ownerId: string | null;
};

/** What the register vouches for: the confirmed records of a site and of the organization, in the words of a language. */
export async function confirmedProcessing(
  tx: Tx,
  accountId: string,
  { siteId, ...options }: { readonly siteId: string | null; readonly language: Locale; readonly now: Date },
): Promise<readonly ConfirmedProcessing[]> {
  const asked = { ...options, toPeople: true };
  const ofSite = siteId === null ? undefined : await entriesOfSite(tx, accountId, siteId, asked);
  const member = await findDefaultMember(tx, accountId);
  const found: ConfirmedProcessing[] = [];
  for (const record of await listConfirmed(tx, accountId, siteId)) {
    const { id, fields } = record;
    const entry =
      record.siteId === null
        ? (await ownEntry(member, fields, asked)).entry
        : findEntry(ofSite?.entries ?? [], record)?.entry;
    if (!entry) continue;
    found.push({ id, entry, name: fields.label ?? entry.name, systems: fields.systems, ownerId: fields.ownerId });
  }
  return found;
}
