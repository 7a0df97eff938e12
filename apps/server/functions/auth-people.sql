-- People and memberships.

-- False when somebody has the address already.
create function auth.insert_person(given jsonb) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into person select r.* from jsonb_populate_record(null::person, given) r
    on conflict (email) do nothing returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_person(jsonb)', 'candor_jobs');

create function auth.find_person_by_email(address text) returns setof person language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from person p where p.email = address $$;
call open_function('auth.find_person_by_email(text)', 'candor_jobs');

create function auth.find_person(person_id uuid) returns setof person language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from person p where p.id = person_id $$;
call open_function('auth.find_person(uuid)', 'candor_jobs');

create function auth.lock_person(person_id uuid) returns setof person language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from person p where p.id = person_id for update $$;
call open_function('auth.lock_person(uuid)', 'candor_jobs');

create function auth.find_email(person_id uuid) returns text language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select p.email from person p where p.id = person_id $$;
call open_function('auth.find_email(uuid)', 'candor_jobs');

create function auth.has_people() returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select exists (select from person) $$;
call open_function('auth.has_people()', 'candor_jobs');

-- Somebody of the account, without the hash of the password.
create function auth.find_person_of(account uuid, wanted uuid) returns table (
  id uuid, email text, email_verified_at timestamptz, locale text, country text, email_drip smallint, email_nl smallint,
  created_at timestamptz, password_set boolean
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.email, p.email_verified_at, p.locale, p.country, p.email_drip, p.email_nl, p.created_at,
    p.password_hash is not null
  from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account and m.person_id = wanted
$$;
call open_function('auth.find_person_of(uuid, uuid)', 'candor_app', 'candor_jobs');

-- Whom a mail about the account may reach.
create function auth.list_reachable(account uuid) returns table (email text, locale text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.email, p.locale from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account and p.email_verified_at is not null order by p.email
$$;
call open_function('auth.list_reachable(uuid)', 'candor_app', 'candor_jobs');

-- The same people, each with the roles in the account and in the project of a site.
create function auth.list_recipients(account uuid, site uuid) returns table (
  email text, locale text, roles text[], project_roles text[]
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.email, p.locale,
    array(select g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is null),
    array(select g.role from auth.granted g
      join public.site s on s.account_id = g.account_id and s.project_id = g.project_id
      where g.account_id = m.account_id and g.person_id = m.person_id and s.id = list_recipients.site)
  from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account and p.email_verified_at is not null order by p.email
$$;
call open_function('auth.list_recipients(uuid, uuid)', 'candor_app', 'candor_jobs');

-- Sets those columns that `change` names.
create function auth.update_person(person_id uuid, change jsonb) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  named text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(change) as key where key <> 'id');
begin
  if named is null then return; end if;
  execute format('update person set (%1$s) = (select %1$s from jsonb_populate_record(null::person, $1)) where id = $2', named)
    using change, person_id;
end $$;
call open_function('auth.update_person(uuid, jsonb)', 'candor_jobs');

-- The same for somebody of the account, and only for what opens no door.
create function auth.update_preferences(account uuid, person_id uuid, change jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if change - '{locale,country,email_drip,email_nl}'::text[] <> '{}' then
    raise insufficient_privilege using message = 'These are no preferences.';
  end if;
  if auth.admits(account) and exists (
    select from membership m where m.account_id = account and m.person_id = update_preferences.person_id) then
    perform auth.update_person(person_id, change);
  end if;
end $$;
call open_function('auth.update_preferences(uuid, uuid, jsonb)', 'candor_app', 'candor_jobs');

-- Deletes those who belong to no account any more.
create function auth.delete_lone_people(people uuid[]) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from person p where p.id = any(people) and not exists (select from membership m where m.person_id = p.id)
$$;
call open_function('auth.delete_lone_people(uuid[])', 'candor_jobs');

create function auth.insert_membership(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into membership select r.* from jsonb_populate_record(null::membership, given) r
$$;
call open_function('auth.insert_membership(jsonb)', 'candor_jobs');

create function auth.insert_role_grant(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into role_grant (account_id, id, person_id, role, project_id, team_id, created_at)
    select r.account_id, r.id, r.person_id, r.role, r.project_id, r.team_id, r.created_at
    from jsonb_populate_record(null::role_grant, given) r
    returning account_id, person_id, project_id)
  insert into project_access select m.account_id, m.person_id, m.project_id from made m where m.project_id is not null
  on conflict do nothing
$$;
call open_function('auth.insert_role_grant(jsonb)', 'candor_jobs');

create function auth.list_roles_in(account uuid, holder uuid, project uuid) returns text[] language sql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
  select array(select g.role from auth.granted g
    where auth.admits(account) and g.account_id = account and g.person_id = holder and g.project_id = project)
$$;
call open_function('auth.list_roles_in(uuid, uuid, uuid)', 'candor_app', 'candor_jobs');

create function auth.list_project_roles(account uuid, holder uuid) returns table (id uuid, roles text[])
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select g.project_id, array_agg(distinct g.role order by g.role) from auth.granted g
  where auth.admits(account) and g.account_id = account and g.person_id = holder and g.project_id is not null
  group by g.project_id order by g.project_id
$$;
call open_function('auth.list_project_roles(uuid, uuid)', 'candor_app', 'candor_jobs');

-- The roles of a person of the account; no row for anybody else.
create function auth.find_roles(account uuid, holder uuid) returns table (email text, roles text[], project_roles text[])
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.email,
    array(select g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is null),
    array(select distinct g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is not null)
  from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account and m.person_id = holder
$$;
call open_function('auth.find_roles(uuid, uuid)', 'candor_jobs');

-- Where a sign-in goes on: the account used last, or else the one joined first.
create function auth.find_usual_account_of(person_id uuid) returns uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select m.account_id from membership m where m.person_id = find_usual_account_of.person_id
  order by m.used_at desc nulls last, m.created_at, m.account_id limit 1
$$;
call open_function('auth.find_usual_account_of(uuid)', 'candor_jobs');

create function auth.list_people_ids(account uuid) returns setof uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select m.person_id from membership m where auth.admits(account) and m.account_id = account
$$;
call open_function('auth.list_people_ids(uuid)', 'candor_jobs');

create function auth.has_owner(account uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from role_grant g where g.account_id = account and g.role = 'owner')
$$;
call open_function('auth.has_owner(uuid)', 'candor_jobs');

-- The address of the owner, for those who may do less and are to ask.
create function auth.find_owner_email(account uuid) returns text language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select p.email from role_grant g join person p on p.id = g.person_id
  where auth.admits(account) and g.account_id = account and g.role = 'owner'
$$;
call open_function('auth.find_owner_email(uuid)', 'candor_app', 'candor_jobs');

-- By which the trail names people and keys that are still there.
create function auth.list_emails(account uuid) returns table (id uuid, email text) language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.email from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account
$$;
call open_function('auth.list_emails(uuid)', 'candor_app', 'candor_jobs');
