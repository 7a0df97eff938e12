import type { ProcessingEntry } from '@app/documents';
import type { Locale } from '@app/texts';
import type { Tx } from '#platform/database/database.ts';
import { staterOf } from './entries.ts';
import { calledIn } from './names.ts';
import { listConfirmed } from './open-queries.ts';

/** A confirmed record, as other features read it. */
export type ConfirmedProcessing = {
  readonly id: string;
  /** Null: of the organization itself. */
  readonly siteId: string | null;
  readonly name: string;
  readonly entry: ProcessingEntry;
  readonly systems: readonly string[];
  readonly ownerId: string | null;
  readonly deputyId: string | null;
};

/** What the register vouches for: the confirmed records of a site and of the organization, in the words of a language. */
export async function confirmedProcessing(
  tx: Tx,
  accountId: string,
  { siteId, ...options }: { readonly siteId: string | null; readonly language: Locale; readonly now: Date },
): Promise<readonly ConfirmedProcessing[]> {
  const records = await listConfirmed(tx, accountId, siteId);
  const stateOf = staterOf(tx, accountId, records, { ...options, toPeople: true });
  const found: ConfirmedProcessing[] = [];
  for (const record of records) {
    const { id, fields } = record;
    const { entry } = await stateOf(record);
    if (!entry) continue;
    found.push({
      id,
      siteId: record.siteId,
      entry,
      name: calledIn(record, entry.name) ?? '',
      systems: fields.systems,
      ownerId: fields.ownerId,
      deputyId: fields.deputyId,
    });
  }
  return found;
}
