import type { Device, EventKind } from '@app/contract';
import { sql, type Tx } from '#platform/database/database.ts';
import type { Details } from './rules.ts';

export type NewEvent = {
  readonly id: string;
  readonly at: Date;
  readonly kind: EventKind;
  readonly personId: string | null;
  readonly apiKeyId: string | null;
  readonly device: Device | null;
  readonly country: string | null;
  readonly details: Details;
};

export type StoredEvent = NewEvent & { readonly count: number };

export async function insertEvent(tx: Tx, accountId: string, { device, details, ...event }: NewEvent): Promise<void> {
  await tx
    .insertInto('accountEvent')
    .values({ ...event, accountId, device: device && JSON.stringify(device), details: JSON.stringify(details) })
    .execute();
}

type Failure = Pick<NewEvent, 'id' | 'at' | 'device' | 'country'> & {
  readonly personId: string;
  readonly hour: Date;
};

/** Counts one more failed sign-in in a person's hourly row. Details that differ between failures are not kept. */
export async function upsertFailure(tx: Tx, accountId: string, { device, ...failure }: Failure): Promise<void> {
  await tx
    .insertInto('accountEvent')
    .values({ ...failure, accountId, kind: 'sign-in.failed', device: JSON.stringify(device), details: '{}' })
    .onConflict((conflict) =>
      conflict
        .columns(['accountId', 'personId', 'hour'])
        .where('hour', 'is not', null)
        .doUpdateSet({
          count: sql<number>`account_event.count + 1`,
          device: sql`case when account_event.device = excluded.device then excluded.device end`,
          country: sql<string>`case when account_event.country = excluded.country then excluded.country end`,
        }),
    )
    .execute();
}

export type EventFilter = { readonly kinds: readonly EventKind[] | undefined; readonly before: string | undefined };

/** Events of an account, newest first. */
export async function listEvents(
  tx: Tx,
  accountId: string,
  { kinds, before }: EventFilter,
  limit: number,
): Promise<StoredEvent[]> {
  if (kinds?.length === 0) return [];
  let found = tx
    .selectFrom('accountEvent')
    .select(['id', 'at', 'kind', 'personId', 'apiKeyId', 'device', 'country', 'details', 'count'])
    .where('accountId', '=', accountId)
    .orderBy('id', 'desc')
    .limit(limit);
  if (kinds) found = found.where('kind', 'in', [...kinds]);
  if (before !== undefined) found = found.where('id', '<', before);
  // The cast is safe: only insertEvent and upsertFailure write to the table.
  return (await found.execute()) as StoredEvent[];
}

/** The e-mail addresses of the account's people, by id. */
export async function listEmails(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; email: string }>`
    select * from auth.list_emails(${accountId}::uuid)`.execute(tx);
  return new Map(rows.map(({ id, email }) => [id, email]));
}

/** The names of the account's API keys, by id. */
export async function listKeyNames(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select * from auth.list_api_key_names(${accountId}::uuid)`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Deletes old events of all accounts. */
export async function deleteEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('accountEvent').where('at', '<', before).execute();
}
