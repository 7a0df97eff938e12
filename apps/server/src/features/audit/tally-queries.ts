import type { Device, EventKind } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import { firstIdAt } from '#platform/database/monthly.ts';

type Tallied = {
  readonly kind: EventKind;
  readonly personId: string;
  readonly hour: Date;
  readonly device: Device | null;
  readonly country: string | null;
};

/** The further failures or refusals of one person in an hour. */
export type Tally = Tallied & { readonly count: number };

/** Whether an event of this kind was recorded of the person since the hour began. */
export async function hasHappened(tx: Tx, accountId: string, kind: EventKind, personId: string, since: Date) {
  const row = await tx
    .selectFrom('auditEvent')
    .select('id')
    .where('accountId', '=', accountId)
    .where('personId', '=', personId)
    .where('kind', '=', kind)
    .where('id', '>=', firstIdAt(since))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts one more in a person's hour. A device or country that differs is not kept. */
export async function upsertTally(tx: Tx, accountId: string, { device, ...tallied }: Tallied): Promise<void> {
  await tx
    .insertInto('auditTally')
    .values({ ...tallied, accountId, count: 1, device: device && JSON.stringify(device) })
    .onConflict((conflict) =>
      conflict.columns(['accountId', 'kind', 'personId', 'hour']).doUpdateSet({
        count: sql<number>`audit_tally.count + 1`,
        device: sql`case when audit_tally.device = excluded.device then excluded.device end`,
        country: sql<string>`case when audit_tally.country = excluded.country then excluded.country end`,
      }),
    )
    .execute();
}

/** Accounts with hours that are over, across all accounts. */
export async function listTalliedAccounts(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.selectFrom('auditTally').select('accountId').distinct().where('hour', '<', before).execute();
  return rows.map(({ accountId }) => accountId);
}

/** Takes the hours of an account that are over. */
export async function takeTallies(tx: Tx, accountId: string, before: Date): Promise<Tally[]> {
  const rows = await tx
    .deleteFrom('auditTally')
    .where('accountId', '=', accountId)
    .where('hour', '<', before)
    .returning(['kind', 'personId', 'hour', 'count', 'device', 'country'])
    .execute();
  // Only upsertTally writes to the table.
  return rows as Tally[];
}
