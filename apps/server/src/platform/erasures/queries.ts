import { sql, type Tx } from '../database/database.ts';

export type ErasureKind =
  | 'account'
  | 'begun'
  | 'site'
  | 'subject'
  | 'key'
  | 'webhook'
  | 'secret'
  | 'choices'
  | 'choices-of'
  | 'consents'
  | 'consent-database';
export type ErasureLineMode = 'keep' | 'delete' | 'everything' | 'keep-evidence';

/** A line of the ledger. Nobody can tell whom it is about without knowing the id. */
export type ErasureLine = {
  readonly id: string;
  readonly at: Date;
  readonly kind: ErasureKind;
  readonly thingHash: Buffer;
  readonly mode: ErasureLineMode | null;
  readonly months: number | null;
  readonly number: number | null;
};

const columns = ['id', 'at', 'kind', 'thingHash', 'mode', 'months', 'number'] as const;

type NewLine = Pick<ErasureLine, 'id' | 'at' | 'kind'> & Partial<Pick<ErasureLine, 'mode' | 'months' | 'number'>>;

export async function insertErasure(tx: Tx, accountId: string, thing: string, line: NewLine): Promise<void> {
  const { id, at, kind, mode = null, months = null, number = null } = line;
  await sql`select auth.note_erasure(${accountId}::uuid, ${id}::uuid, ${at}::timestamptz, ${kind}::text, ${thing}::uuid,
    ${mode}::text, ${months}::integer, ${number}::integer)`.execute(tx);
}

/** The number of months in the site's last retention record for choices or consents. */
export async function findLastMonths(
  tx: Tx,
  kind: 'choices' | 'consents',
  accountId: string,
  siteId: string,
): Promise<number | undefined> {
  const row = await tx
    .selectFrom('erasure')
    .select('months')
    .where('thingHash', '=', sql<Buffer>`erasure_hash(${accountId}, ${siteId})`)
    .where('kind', '=', kind)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row?.months ?? undefined;
}

/** Lists lines after the cursor of time and id, ordered by both. */
export async function listErasures(
  tx: Tx,
  { since, after, limit }: { readonly since: Date; readonly after: string; readonly limit: number },
): Promise<ErasureLine[]> {
  const rows = await tx
    .selectFrom('erasure')
    .select(columns)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '>', tuple(since, after)))
    .orderBy('at')
    .orderBy('id')
    .limit(limit)
    .execute();
  // A check constraint of the table limits the values.
  return rows as ErasureLine[];
}
