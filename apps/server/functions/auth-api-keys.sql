-- API keys.

-- False when the person does not belong to the account. A foreign key refuses projects of no or another account.
create function auth.insert_api_key(given jsonb, projects uuid[]) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into api_key select r.* from jsonb_populate_record(null::api_key, given) r
    where exists (select from membership m where m.account_id = r.account_id and m.person_id = r.person_id)
    returning account_id, id),
  opened as (
    insert into project_access select m.account_id, m.id, p.id from made m cross join unnest(projects) p (id))
  select exists (select from made)
$$;
call open_function('auth.insert_api_key(jsonb, uuid[])', 'candor_jobs');

-- Who a key stands for: the person who made it, with the roles that person has now.
create function auth.find_api_key_actor(hash bytea) returns table (
  api_key_id uuid, account_id uuid, person_id uuid, last_used_on date, ends_at timestamptz, roles text[],
  project_roles text[], permissions text[], projects uuid[]
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.account_id, k.person_id, k.last_used_on, k.ends_at,
    array(select g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is null),
    array(select distinct g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is not null),
    k.permissions,
    case when k.in_projects then array(select a.project_id from project_access a
      where a.account_id = k.account_id and a.holder_id = k.id) end
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
  id uuid, name text, prefix text, created_at timestamptz, last_used_on date, ends_at timestamptz,
  permissions text[], projects uuid[], person_id uuid
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.name, k.prefix, k.created_at, k.last_used_on, k.ends_at, k.permissions,
    case when k.in_projects then array(select a.project_id from project_access a
      where a.account_id = k.account_id and a.holder_id = k.id order by a.project_id) end,
    k.person_id
  from api_key k
  where auth.admits(account) and k.account_id = account order by k.created_at desc
$$;
call open_function('auth.list_api_keys(uuid)', 'candor_app', 'candor_jobs');

create function auth.list_api_key_names(account uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.name from api_key k where auth.admits(account) and k.account_id = account
$$;
call open_function('auth.list_api_key_names(uuid)', 'candor_app', 'candor_jobs');

-- Ends a key early, and says nothing of that end by mail. Returns when it ends now.
create function auth.end_api_key(account uuid, key_id uuid, at timestamptz) returns timestamptz language sql
security definer set search_path = pg_catalog, public, pg_temp as $$
  update api_key k set ends_at = least(k.ends_at, at), warned = true where k.account_id = account and k.id = key_id
  returning k.ends_at
$$;
call open_function('auth.end_api_key(uuid, uuid, timestamptz)', 'candor_jobs');

-- Takes the keys that end soon and nobody was told of, with the maker who is to be told. Keys for a few days only are left out.
create function auth.take_ending_api_keys(at timestamptz, before interval) returns table (
  account_id uuid, name text, ends_at timestamptz, email text, locale text
) language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with taken as (
    update api_key k set warned = true
    where not k.warned and k.ends_at > at and k.ends_at <= at + before and k.ends_at > k.created_at + before
    returning k.account_id, k.person_id, k.name, k.ends_at)
  select t.account_id, t.name, t.ends_at, p.email, p.locale from taken t
  join membership m on m.account_id = t.account_id and m.person_id = t.person_id
  join person p on p.id = t.person_id
  where p.email_verified_at is not null
$$;
call open_function('auth.take_ending_api_keys(timestamptz, interval)', 'candor_jobs');

create function auth.delete_api_key(account uuid, key_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from api_key k where auth.admits(account) and k.account_id = account and k.id = key_id returning k.id),
  closed as (
    delete from project_access a using gone g where a.account_id = account and a.holder_id = g.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_api_key(uuid, uuid)', 'candor_app', 'candor_jobs');
