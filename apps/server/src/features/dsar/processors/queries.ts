import type { processorPaths } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { ProcessorIdentity } from './rules.ts';

export type StoredProcessor = {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly path: (typeof processorPaths)[number];
  /** Sealed. */
  readonly authorization: Buffer | null;
  readonly identities: readonly ProcessorIdentity[];
  readonly propertyId: string | null;
  readonly sendsItself: boolean;
  readonly createdAt: Date;
  readonly checkedAt: Date | null;
  readonly checkFailure: string | null;
  readonly apiVersion: string | null;
  readonly types: readonly string[];
  readonly supported: readonly ProcessorIdentity[];
  readonly certificate: string | null;
  readonly certificateUntil: Date | null;
};

const columns = [
  'id',
  'name',
  'url',
  'path',
  'authorization',
  'identities',
  'propertyId',
  'sendsItself',
  'createdAt',
  'checkedAt',
  'checkFailure',
  'apiVersion',
  'types',
  'supported',
  'certificate',
  'certificateUntil',
] as const;

/** The processors of an account, by name. */
export async function listProcessors(tx: Tx, accountId: string): Promise<StoredProcessor[]> {
  const rows = await tx
    .selectFrom('dsarProcessor')
    .select(columns)
    .where('accountId', '=', accountId)
    .orderBy('name')
    .execute();
  return rows.map(asProcessor);
}

export async function findProcessor(tx: Tx, accountId: string, id: string): Promise<StoredProcessor | undefined> {
  const row = await selectOne(tx, accountId, id).executeTakeFirst();
  return row && asProcessor(row);
}

export async function lockProcessor(tx: Tx, accountId: string, id: string): Promise<StoredProcessor | undefined> {
  const row = await selectOne(tx, accountId, id).forUpdate().executeTakeFirst();
  return row && asProcessor(row);
}

/** @returns whether it was stored: its name may be taken */
export async function insertProcessor(tx: Tx, accountId: string, processor: StoredProcessor): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('dsarProcessor')
    .values({ ...written(processor), accountId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateProcessor(tx: Tx, accountId: string, processor: StoredProcessor): Promise<void> {
  const { id, ...changed } = written(processor);
  await tx.updateTable('dsarProcessor').set(changed).where('accountId', '=', accountId).where('id', '=', id).execute();
}

/** @returns whether it was there */
export async function deleteProcessor(tx: Tx, accountId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('dsarProcessor')
    .where('accountId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function selectOne(tx: Tx, accountId: string, id: string) {
  return tx.selectFrom('dsarProcessor').select(columns).where('accountId', '=', accountId).where('id', '=', id);
}

function written({ identities, types, supported, ...processor }: StoredProcessor) {
  const lists = {
    identities: JSON.stringify(identities),
    types: JSON.stringify(types),
    supported: JSON.stringify(supported),
  };
  return { ...processor, ...lists };
}

type Lists = 'identities' | 'types' | 'supported';
type Row = Omit<StoredProcessor, Lists | 'path'> & Record<Lists, unknown> & { readonly path: string };

function asProcessor(row: Row): StoredProcessor {
  // Written by `written` alone; the check of the table allows no other path.
  return {
    ...row,
    path: row.path as StoredProcessor['path'],
    identities: row.identities as ProcessorIdentity[],
    types: row.types as string[],
    supported: row.supported as ProcessorIdentity[],
  };
}
