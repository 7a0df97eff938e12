import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Waits until a connection waits for a lock that the test holds. */
export async function untilBlocked(pool: Pool): Promise<void> {
  await expect
    .poll(async () => {
      const { rowCount } = await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    })
    .toBeGreaterThan(0);
}
