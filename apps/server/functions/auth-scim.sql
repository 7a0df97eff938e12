-- Keys of directories.

-- False when the account has as many as it may.
create function auth.insert_scim_token(given jsonb, most integer) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into scim_token select r.* from jsonb_populate_record(null::scim_token, given) r
    where (select count(*) from scim_token t where t.account_id = r.account_id) < most
    returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_scim_token(jsonb, integer)', 'candor_jobs');

create function auth.list_scim_tokens(account uuid) returns table (
  id uuid, prefix text, created_at timestamptz, last_used_on date
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.id, t.prefix, t.created_at, t.last_used_on from scim_token t where t.account_id = account
  order by t.created_at
$$;
call open_function('auth.list_scim_tokens(uuid)', 'candor_jobs');

create function auth.delete_scim_token(account uuid, token_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from scim_token t where t.account_id = account and t.id = token_id returning t.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_scim_token(uuid, uuid)', 'candor_jobs');

-- Whose key it is. It counts as used today.
create function auth.use_scim_token(hash bytea, day date) returns uuid language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  update scim_token t set last_used_on = day where t.hash = use_scim_token.hash and t.last_used_on is distinct from day;
  select t.account_id from scim_token t where t.hash = use_scim_token.hash
$$;
call open_function('auth.use_scim_token(bytea, date)', 'candor_jobs');
