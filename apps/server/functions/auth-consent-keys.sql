-- Keys by which consents come.

create function auth.insert_consent_key(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into consent_key select r.* from jsonb_populate_record(null::consent_key, given) r
$$;
call open_function('auth.insert_consent_key(jsonb)', 'candor_jobs');

create function auth.find_consent_key(hash bytea) returns table (
  id uuid, account_id uuid, site_id uuid, kind text, is_offline boolean
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.account_id, k.site_id, k.kind, k.offline_at is not null from consent_key k where k.key_hash = hash
$$;
call open_function('auth.find_consent_key(bytea)', 'candor_jobs');

create function auth.update_consent_key_used(account uuid, key_id uuid, day date) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update consent_key k set last_used_on = day
  where k.account_id = account and k.id = key_id and (k.last_used_on is null or k.last_used_on < day)
$$;
call open_function('auth.update_consent_key_used(uuid, uuid, date)', 'candor_jobs');

create function auth.list_consent_keys(account uuid, site uuid) returns table (
  id uuid, kind text, name text, shown text, created_at timestamptz, last_used_on date, offline_at timestamptz
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.kind, k.name, k.shown, k.created_at, k.last_used_on, k.offline_at from consent_key k
  where auth.admits_site(account, site) and k.account_id = account and k.site_id = site order by k.id
$$;
call open_function('auth.list_consent_keys(uuid, uuid)', 'candor_app', 'candor_jobs');

-- The keys of all sites of an account: what is looked through after a new password or address.
create function auth.list_account_consent_keys(account uuid) returns table (
  id uuid, site_id uuid, kind text, name text, shown text, created_at timestamptz, last_used_on date,
  offline_at timestamptz
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.site_id, k.kind, k.name, k.shown, k.created_at, k.last_used_on, k.offline_at from consent_key k
  where auth.admits(account) and k.account_id = account order by k.id
$$;
call open_function('auth.list_account_consent_keys(uuid)', 'candor_app', 'candor_jobs');

create function auth.find_consent_key_name(account uuid, key_id uuid) returns text language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select k.name from consent_key k where auth.admits(account) and k.account_id = account and k.id = key_id
$$;
call open_function('auth.find_consent_key_name(uuid, uuid)', 'candor_app', 'candor_jobs');

create function auth.delete_consent_key(account uuid, site uuid, key_id uuid) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from consent_key k
    where auth.admits_site(account, site) and k.account_id = account and k.site_id = site and k.id = key_id returning k.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_consent_key(uuid, uuid, uuid)', 'candor_app', 'candor_jobs');

-- Takes all keys of a site offline or, without a time, online again. Those that were offline already keep their time.
create function auth.update_consent_keys_offline(account uuid, site uuid, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update consent_key k set offline_at = case when at is null then null else coalesce(k.offline_at, at) end
  where auth.admits_site(account, site) and k.account_id = account and k.site_id = site
$$;
call open_function('auth.update_consent_keys_offline(uuid, uuid, timestamptz)', 'candor_app', 'candor_jobs');

-- Which of these consent keys are not there any more, or offline. The intake asks in the statement that keeps what came by them: what
-- a process remembers of keys can be older than their end. It stands beside the schema auth, which the intake cannot enter.
create function gone_consent_keys(accounts uuid[], keys uuid[]) returns setof uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select asked.id from unnest(accounts, keys) as asked (account_id, id)
  where not exists (
    select from consent_key k where k.account_id = asked.account_id and k.id = asked.id and k.offline_at is null)
$$;
revoke execute on function gone_consent_keys(uuid[], uuid[]) from public;
grant execute on function gone_consent_keys(uuid[], uuid[]) to candor_intake;
grant create on schema public to candor_auth;
alter function gone_consent_keys(uuid[], uuid[]) owner to candor_auth;
revoke create on schema public from candor_auth;
