-- API keys.

-- False when the person does not belong to the account.
create function auth.insert_api_key(given jsonb) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into api_key select r.* from jsonb_populate_record(null::api_key, given) r
    where exists (select from membership m where m.account_id = r.account_id and m.person_id = r.person_id) returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_api_key(jsonb)', 'candor_jobs');

-- Who a key stands for: the person who made it, with the roles that person has now.
create function auth.find_api_key_actor(hash bytea) returns table (
  api_key_id uuid, account_id uuid, person_id uuid, last_used_on date, ends_at timestamptz, roles text[],
  project_roles text[]
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.account_id, k.person_id, k.last_used_on, k.ends_at,
    array(select g.role from role_grant g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is null),
    array(select distinct g.role from role_grant g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is not null)
  from api_key k join membership m on m.account_id = k.account_id and m.person_id = k.person_id
  where k.key_hash = hash
$$;
call open_function('auth.find_api_key_actor(bytea)', 'candor_jobs');

create function auth.update_api_key_used(account uuid, key_id uuid, day date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  update api_key k set last_used_on = day where k.account_id = account and k.id = key_id
$$;
call open_function('auth.update_api_key_used(uuid, uuid, date)', 'candor_jobs');

create function auth.list_api_keys(account uuid) returns table (
  id uuid, name text, prefix text, created_at timestamptz, last_used_on date, ends_at timestamptz
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.name, k.prefix, k.created_at, k.last_used_on, k.ends_at from api_key k
  where auth.admits(account) and k.account_id = account order by k.created_at desc
$$;
call open_function('auth.list_api_keys(uuid)', 'candor_app', 'candor_jobs');

create function auth.list_api_key_names(account uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.name from api_key k where auth.admits(account) and k.account_id = account
$$;
call open_function('auth.list_api_key_names(uuid)', 'candor_app', 'candor_jobs');

create function auth.delete_api_key(account uuid, key_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from api_key k where auth.admits(account) and k.account_id = account and k.id = key_id returning k.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_api_key(uuid, uuid)', 'candor_app', 'candor_jobs');
