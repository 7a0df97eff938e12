import type { AttestedKind, EntryKind } from '@app/evidence';
import { sql, type Tx } from '#platform/database/database.ts';

export type AttestationRow = {
  readonly id: string;
  readonly kind: AttestedKind;
  readonly siteId: string | null;
  readonly subjectId: string | null;
  /** ISO 8601. */
  readonly onDay: string;
  readonly at: Date;
  readonly content: Buffer;
};

export async function insertAttestation(tx: Tx, accountId: string, row: AttestationRow): Promise<void> {
  await tx
    .insertInto('evidenceAttestation')
    .values({ ...row, accountId })
    .execute();
}

/** The text of an attestation. */
export async function findAttested(tx: Tx, accountId: string, id: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('evidenceAttestation')
    .select('content')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content.toString('utf8');
}

/** The newest attestation of a kind of a site, or of the organization, of a day or one before it. */
export async function findNewestAttestation(
  tx: Tx,
  accountId: string,
  kind: AttestedKind,
  { siteId, until }: { readonly siteId: string | null; readonly until: string },
): Promise<{ readonly id: string; readonly onDay: string } | undefined> {
  return tx
    .selectFrom('evidenceAttestation')
    .select(['id', sql<string>`to_char(on_day, 'YYYY-MM-DD')`.as('onDay')])
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('siteId', 'is not distinct from', siteId)
    .where(sql<boolean>`on_day <= ${until}::date`)
    .orderBy('evidenceAttestation.onDay', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The last day of which there is an attestation of a kind, by site; null: the organization. */
export async function listAttestedThrough(
  tx: Tx,
  accountId: string,
  kind: AttestedKind,
): Promise<ReadonlyMap<string | null, string>> {
  const rows = await tx
    .selectFrom('evidenceAttestation')
    .select(['siteId', sql<string>`to_char(max(on_day), 'YYYY-MM-DD')`.as('through')])
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .groupBy('siteId')
    .execute();
  return new Map(rows.map(({ siteId, through }) => [siteId, through]));
}

/** The newest entry of an attestation. */
export async function findEntryOf(tx: Tx, accountId: string, kind: EntryKind, id: string) {
  return tx
    .selectFrom('evidenceEntry')
    .select(['id', 'batchId', 'record', 'salt'])
    .where('accountId', '=', accountId)
    .where('kind', '=', kind)
    .where('key', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function deleteAttestations(tx: Tx, accountId: string, ids: readonly string[]): Promise<void> {
  await tx.deleteFrom('evidenceAttestation').where('accountId', '=', accountId).where('id', 'in', ids).execute();
}
