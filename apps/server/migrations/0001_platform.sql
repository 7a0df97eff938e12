-- What every feature stands on: roles, tenancy, public ids, and idempotency keys.

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

-- What a POST with an Idempotency-Key came to, so that its repetition is not done twice. Kept for a day.
create table idempotency_key (
  account_id    uuid not null,
  -- The person, the API key or the consent key that sent it: a key means something to its sender alone.
  actor_id      uuid not null,
  -- SHA-256 of the key as it was sent.
  key_hash      bytea not null check (length(key_hash) = 32),
  -- SHA-256 of method, path and body: another request under the same key is refused.
  request_hash  bytea not null check (length(request_hash) = 32),
  -- Null: nothing was done yet. It is written in the transaction of the work.
  status        smallint,
  -- Null with a status: the answer held a secret, which is stored nowhere.
  answer        text,
  -- Of what was made under such an answer.
  made_id       uuid,
  created_at    timestamptz not null,
  primary key (account_id, actor_id, key_hash),
  check (status is not null or (answer is null and made_id is null)),
  check (answer is null or made_id is null)
);
create index idempotency_key_by_age on idempotency_key (created_at);
call own_by_account('idempotency_key');

-- Which processes run jobs, and when each last said so: a killed one's jobs are given back. Local to one machine.
create table worker_heartbeat (
  worker_id  text primary key,
  seen_at    timestamptz not null
);
