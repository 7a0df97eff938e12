import { sql, type Statements, type Tx } from '#platform/database/database.ts';

/** Increments a count and returns it; an expired count starts again. */
export async function countOne(db: Statements, key: Buffer, now: Date, endsAt: Date) {
  return db
    .insertInto('signInTry')
    .values({ key, count: 1, endsAt })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql<number>`case when sign_in_try.ends_at <= ${now} then 1 else sign_in_try.count + 1 end`,
        endsAt: sql<Date>`case when sign_in_try.ends_at <= ${now} then excluded.ends_at else sign_in_try.ends_at end`,
      }),
    )
    .returning(['count', 'endsAt'])
    .executeTakeFirstOrThrow();
}

/** The highest of several counts, 0 if there is none. */
export async function findHighestCount(db: Statements, keys: readonly Buffer[], now: Date): Promise<number> {
  const found = await db
    .selectFrom('signInTry')
    .select(({ fn }) => fn.max('count').as('count'))
    .where('key', 'in', [...keys])
    .where('endsAt', '>', now)
    .executeTakeFirst();
  return found?.count ?? 0;
}

export async function deleteCount(db: Statements, key: Buffer): Promise<void> {
  await db.deleteFrom('signInTry').where('key', '=', key).execute();
}

export async function deleteEndedCounts(tx: Tx, now: Date): Promise<void> {
  await tx.deleteFrom('signInTry').where('endsAt', '<=', now).execute();
}
