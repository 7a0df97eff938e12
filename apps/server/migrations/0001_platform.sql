-- What every feature stands on: roles, tenancy, public ids, idempotency keys, and the door to the job queue.

-- Roles are of the whole cluster, which another database of Candor may share. None of them owns anything or signs in:
-- a transaction takes one on. A superuser would pass even forced row-level security.
do $$
declare
  name text;
begin
  -- candor_app: requests, in one account. candor_intake: events of visitors, insert only.
  -- candor_jobs: what runs before an account is known, or over all of them.
  foreach name in array array['candor_app', 'candor_intake', 'candor_jobs'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I nologin', name);
    end if;
    -- A user of a managed server makes these roles, and must still be allowed to take them on. Where somebody else made
    -- them for another database, that somebody grants them; the start checks it.
    begin
      execute format('grant %I to %I', name, current_user);
    exception when insufficient_privilege then
      null;
    end;
    execute format('grant usage on schema public to %I', name);
  end loop;
end $$;

alter default privileges in schema public grant select, insert, update, delete on tables to candor_jobs;

-- Makes a table a customer's: candor_app sees and writes the rows of the transaction's account alone. After a
-- transaction the setting reads '', hence the nullif. Call it in the migration that makes the table; for rows that may
-- never change, revoke update and delete afterwards. `key` names the column that holds the account's id.
create procedure own_by_account(owned regclass, key text default 'account_id') language plpgsql as $$
declare
  same text := format('%I = nullif(current_setting(''app.account_id'', true), '''')::uuid', key);
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format('create policy of_account on %s to candor_app using (%s) with check (%s)', owned, same, same);
  execute format('create policy of_jobs on %s to candor_jobs using (true) with check (true)', owned);
  execute format('grant select, insert, update, delete on %s to candor_app', owned);
end $$;

-- Where a public address leads. Small and read by all accounts, before theirs is known.
create table public_id (
  id          text primary key check (id ~ '^[0-9a-hjkmnp-tv-z]{10}$'),
  kind        text not null,
  account_id  uuid not null,
  row_id      uuid not null,
  unique (account_id, row_id, kind)
);
grant select, insert, delete on public_id to candor_app;

-- What a POST with an Idempotency-Key was answered, so that its repetition is answered the same. Kept for a day.
create table idempotency_key (
  account_id    uuid not null,
  key           text not null check (length(key) between 1 and 255),
  -- SHA-256 of method, path and body: another request under the same key is refused.
  request_hash  bytea not null check (length(request_hash) = 32),
  -- Both null while the first request runs.
  status        smallint,
  answer        text,
  created_at    timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_key_by_age on idempotency_key (created_at);
call own_by_account('idempotency_key');

-- Enqueues a job in the caller's transaction. The queue's own tables belong to its schema, which the roles above may
-- not enter; it comes after these migrations, so its names are resolved when this runs.
create function enqueue_job(
  task text, payload json, run_at timestamptz default null, max_attempts integer default null, job_key text default null
) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform graphile_worker.add_job(
    task, payload, run_at => enqueue_job.run_at, max_attempts => enqueue_job.max_attempts, job_key => enqueue_job.job_key
  );
end $$;
revoke execute on function enqueue_job from public;
grant execute on function enqueue_job to candor_app, candor_jobs, candor_intake;

-- Which processes run jobs, and when each last said so: a killed one's jobs are given back. Local to one machine.
create table worker_heartbeat (
  worker_id  text primary key,
  seen_at    timestamptz not null
);
