import type { DataPoint } from '@app/requests';
import { sql, type Tx } from '#platform/database/database.ts';

export type StoredForm = {
  readonly isPublished: boolean;
  readonly workplace: string;
  readonly keepMonths: number;
  readonly handlerId: string | null;
  readonly deputyId: string | null;
  readonly secondLook: boolean;
  readonly answersItself: boolean;
  /** What letters about the identity ask for, unless the team chooses others. */
  readonly points: readonly DataPoint[];
};

const columns = [
  'isPublished',
  'workplace',
  'keepMonths',
  'handlerId',
  'deputyId',
  'secondLook',
  'answersItself',
  'points',
] as const;

export async function findForm(tx: Tx, accountId: string, siteId: string): Promise<StoredForm | undefined> {
  const row = await tx
    .selectFrom('dsarForm')
    .select(columns)
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .executeTakeFirst();
  // Written by `saveForm`, from what the contract checked.
  return row && { ...row, points: row.points as DataPoint[] };
}

export async function saveForm(tx: Tx, accountId: string, siteId: string, form: StoredForm, at: Date): Promise<void> {
  const row = { ...form, points: JSON.stringify(form.points), updatedAt: at };
  await tx
    .insertInto('dsarForm')
    .values({ ...row, accountId, siteId })
    .onConflict((conflict) => conflict.columns(['accountId', 'siteId']).doUpdateSet(row))
    .execute();
}

/**
 * Notes that a mail to the address of a form was passed over.
 * @returns whether it is the first of the day
 */
export async function markPassedOver(tx: Tx, accountId: string, siteId: string, today: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('dsarForm')
    .set({ passedOverOn: today })
    .where('accountId', '=', accountId)
    .where('siteId', '=', siteId)
    .where(sql<boolean>`passed_over_on is distinct from ${today}::date`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Where the public address of a form leads. */
export async function findPublished(
  tx: Tx,
  publicId: string,
): Promise<{ readonly accountId: string; readonly siteId: string } | undefined> {
  const row = await tx
    .selectFrom('publicId')
    .innerJoin('dsarForm', (join) =>
      join.onRef('dsarForm.accountId', '=', 'publicId.accountId').onRef('dsarForm.siteId', '=', 'publicId.rowId'),
    )
    .select(['publicId.accountId', 'dsarForm.siteId'])
    .where('publicId.id', '=', publicId)
    .where('publicId.kind', '=', 'site')
    .where('dsarForm.isPublished', '=', true)
    .executeTakeFirst();
  return row;
}
