import type { Device } from '@app/contract';
import { sql, type Statements, type Tx } from '#platform/database/database.ts';
import type { KnownDeviceTable } from '#platform/database/tables.ts';

// Known browsers belong to candor_auth, and only candor_jobs can access them: see migrations 0026 and 0028.

export type KnownDevice = Omit<KnownDeviceTable, 'device'> & { readonly device: Device | null };

/** Which of these browsers is a known one of a person. */
export async function findDevice(
  db: Statements,
  personId: string,
  claimed: readonly string[],
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string | null }>`
    select auth.find_device(${personId}::uuid, ${claimed}::uuid[]) as id`.execute(db);
  return rows[0]?.id ?? undefined;
}

/** The known browsers of a person, the last used first; at most 100. */
export async function listDevices(tx: Tx, personId: string): Promise<KnownDevice[]> {
  const found = await tx
    .selectFrom(sql<KnownDeviceTable>`auth.list_devices(${personId}::uuid)`.as('device'))
    .selectAll()
    .execute();
  // Only sign-ins write the device column, so the type is safe.
  return found as KnownDevice[];
}

/** Returns whether the browser was known. */
export async function deleteDevice(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ gone: string }>`
    select auth.delete_device(${personId}::uuid, ${id}::uuid) as gone`.execute(tx);
  return Number(rows[0]?.gone) > 0;
}

/** Deletes the browser in which a session was started. */
export async function deleteDeviceOf(tx: Tx, personId: string, sessionId: string): Promise<void> {
  await sql`select auth.delete_device_of(${personId}::uuid, ${sessionId}::uuid)`.execute(tx);
}

/** Deletes all browsers of a person except that of one session. */
export async function deleteOtherDevices(tx: Tx, personId: string, keptSessionId?: string): Promise<void> {
  await sql`select auth.delete_other_devices(${personId}::uuid, ${keptSessionId ?? null}::uuid)`.execute(tx);
}

/** Deletes browsers that were not used since a day. */
export async function deleteUnusedDevices(tx: Tx, since: string): Promise<void> {
  await sql`select auth.delete_unused_devices(${since}::date)`.execute(tx);
}
