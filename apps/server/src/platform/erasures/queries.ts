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
  | 'consents';
export type ErasureLineMode = 'keep' | 'delete' | 'everything' | 'keep-evidence';

/** A line of the ledger. Whom it is about nobody can tell who does not have the id. */
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

/** For how many months a site kept choices or consents when its last line was written. */
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

/** Lines from a time on, after one of the same time or not, in the order of both. */
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
  // The table checks the choices.
  return rows as ErasureLine[];
}
