import { sql, type Tx } from '#platform/database/database.ts';

// Known browsers belong to candor_auth, and only candor_jobs can access them: see migrations 0026 and 0028.

export async function hasDevice(tx: Tx, personId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    select auth.has_device(${personId}::uuid, ${id}::uuid) as known`.execute(tx);
  return rows[0]?.known ?? false;
}

/** Adds a known browser, or updates its last use. */
export async function upsertDevice(
  tx: Tx,
  { personId, id, sessionId }: { readonly personId: string; readonly id: string; readonly sessionId: string },
  now: Date,
): Promise<void> {
  await sql`select auth.upsert_device(${personId}::uuid, ${id}::uuid, ${sessionId}::uuid, ${now})`.execute(tx);
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
