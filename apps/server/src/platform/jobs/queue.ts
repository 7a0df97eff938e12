import { makeWorkerUtils } from 'graphile-worker';
import { Pool, type Client } from 'pg';
import { longLimits } from '../database/database.ts';
import { whileLocked } from '../database/migrate.ts';

/** Creates or updates the queue's own tables, and grants candor_jobs access. Connects as their owner. */
export async function migrateQueue(url: string): Promise<void> {
  // A pool of the queue's own would still be closing its connections after it reports that it has closed.
  const pool = new Pool({ connectionString: url, max: 1, statement_timeout: longLimits.request });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    const tools = await makeWorkerUtils({ pgPool: pool });
    await tools.migrate();
    await tools.release();
  } finally {
    await pool.end();
  }
  await whileLocked(url, grantQueue);
}

/**
 * The queue's tables have row-level security without a policy, so that only their owner sees rows. Existing grants are left
 * unchanged, since two databases of a cluster may start at once.
 */
async function grantQueue(owner: Client): Promise<void> {
  await owner.query(`do $$
    declare
      made record;
    begin
      if not has_schema_privilege('candor_jobs', 'graphile_worker', 'usage') then
        grant usage on schema graphile_worker to candor_jobs;
      end if;
      for made in select c.oid::regclass as name, c.relkind as kind, c.relrowsecurity as secured, c.oid from pg_class c
        where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
      loop
        if made.kind = 'S' then
          if not has_sequence_privilege('candor_jobs', made.oid, 'usage') then
            execute format('grant usage, select on sequence %s to candor_jobs', made.name);
          end if;
        elsif made.name = 'graphile_worker.migrations'::regclass or made.kind = 'v' then
          if not has_table_privilege('candor_jobs', made.oid, 'select') then
            execute format('grant select on %s to candor_jobs', made.name);
          end if;
        elsif not has_table_privilege('candor_jobs', made.oid, 'insert') then
          execute format('grant select, insert, update, delete on %s to candor_jobs', made.name);
        end if;
        if made.secured and not exists (select from pg_policy where polrelid = made.oid and polname = 'of_jobs') then
          execute format('create policy of_jobs on %s to candor_jobs using (true) with check (true)', made.name);
        end if;
      end loop;
    end $$`);
}
