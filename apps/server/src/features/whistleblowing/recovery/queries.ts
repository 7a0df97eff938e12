import type { Tx } from '#platform/database/database.ts';
import type { RecoveryTimes } from './rules.ts';

export type OfficeEntryRow = {
  readonly number: number;
  readonly kind: string;
  /** Canonical JSON, as it was signed. */
  readonly body: string;
  readonly signature: Buffer;
  readonly hash: Buffer;
  readonly author: string;
};

export async function listOfficeEntries(tx: Tx, accountId: string, officeId: string): Promise<OfficeEntryRow[]> {
  return tx
    .selectFrom('reportOfficeEntry')
    .select(['number', 'kind', 'body', 'signature', 'hash', 'author'])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .orderBy('number')
    .execute();
}

export async function insertOfficeEntry(
  tx: Tx,
  accountId: string,
  officeId: string,
  entry: OfficeEntryRow,
): Promise<void> {
  await tx
    .insertInto('reportOfficeEntry')
    .values({ ...entry, accountId, officeId })
    .execute();
}

export type RecoveryRow = RecoveryTimes & {
  /** The number of the entry that asks. */
  readonly number: number;
  readonly personId: string;
  readonly managerId: string;
  readonly isStopped: boolean;
  readonly isOpened: boolean;
};

/** Who stopped a request, and when. */
type StopRow = { readonly stoppedBy: string; readonly stoppedAt: Date };

/** The requests that were stopped, the first one first. */
export async function listStops(
  tx: Tx,
  accountId: string,
  officeId: string,
): Promise<(StopRow & { readonly number: number })[]> {
  const rows = await tx
    .selectFrom('reportRecovery')
    .select(['number', 'stoppedBy', 'stoppedAt'])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('stoppedBy', 'is not', null)
    .orderBy('number')
    .execute();
  return rows.flatMap(({ number, stoppedBy, stoppedAt }) =>
    stoppedBy !== null && stoppedAt !== null ? [{ number, stoppedBy, stoppedAt }] : [],
  );
}

/** The request that was made last. */
export async function findLastRecovery(tx: Tx, accountId: string, officeId: string): Promise<RecoveryRow | undefined> {
  return tx
    .selectFrom('reportRecovery')
    .select(['number', 'personId', 'managerId', 'askedAt', 'readyAt', 'endsAt', 'isStopped', 'isOpened'])
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertRecovery(
  tx: Tx,
  accountId: string,
  officeId: string,
  { number, personId, managerId, askedAt, readyAt, endsAt }: Omit<RecoveryRow, 'isStopped' | 'isOpened'>,
): Promise<void> {
  await tx
    .insertInto('reportRecovery')
    .values({ accountId, officeId, number, personId, managerId, askedAt, readyAt, endsAt })
    .execute();
}

export async function updateRecovery(
  tx: Tx,
  accountId: string,
  officeId: string,
  { number, ...change }: { readonly number: number } & Partial<Pick<RecoveryRow, 'isStopped' | 'isOpened'> & StopRow>,
): Promise<void> {
  await tx
    .updateTable('reportRecovery')
    .set(change)
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('number', '=', number)
    .execute();
}

/** Whether somebody asked for recovery in an office since. */
export async function hasAskedSince(
  tx: Tx,
  accountId: string,
  { officeId, personId, since }: { readonly officeId: string; readonly personId: string; readonly since: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('reportRecovery')
    .select('number')
    .where('accountId', '=', accountId)
    .where('officeId', '=', officeId)
    .where('personId', '=', personId)
    .where('askedAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
