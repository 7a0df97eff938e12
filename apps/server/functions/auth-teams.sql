-- People of an account and their roles, as the account manages them, and the accounts of a person.

create function auth.list_people(account uuid) returns table (
  id uuid, email text, verified boolean, created_at timestamptz
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.email, p.email_verified_at is not null, m.created_at
  from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account order by p.email
$$;
call open_function('auth.list_people(uuid)', 'candor_app', 'candor_jobs');

create function auth.list_role_grants(account uuid) returns table (
  id uuid, person_id uuid, role text, project_id uuid, team_id uuid
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select g.id, g.person_id, g.role, g.project_id, g.team_id from role_grant g
  where auth.admits(account) and g.account_id = account
  order by g.person_id, g.project_id nulls first, g.role, g.team_id nulls first
$$;
call open_function('auth.list_role_grants(uuid)', 'candor_app', 'candor_jobs');

-- Locks memberships until the transaction ends, so that two changes of somebody's roles follow each other. Returns whose they
-- are.
create function auth.lock_memberships(account uuid, people uuid[]) returns setof uuid language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  select m.person_id from membership m where m.account_id = account and m.person_id = any (people)
  order by m.person_id for update
$$;
call open_function('auth.lock_memberships(uuid, uuid[])', 'candor_jobs');

-- Brings what people see of projects in line with their roles.
create function auth.refresh_access(account uuid, people uuid[]) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from project_access a where a.account_id = account and a.holder_id = any (people)
    and not exists (
      select from role_grant g
      where g.account_id = account and g.person_id = a.holder_id and g.project_id = a.project_id);
  insert into project_access
    select distinct g.account_id, g.person_id, g.project_id from role_grant g
    where g.account_id = account and g.person_id = any (people) and g.project_id is not null
  on conflict do nothing;
end $$;
call open_function('auth.refresh_access(uuid, uuid[])', 'candor_jobs');

create function auth.delete_role_grant(account uuid, grant_id uuid) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  person uuid;
begin
  delete from role_grant g where g.account_id = account and g.id = grant_id returning g.person_id into person;
  perform auth.refresh_access(account, array[person]);
end $$;
call open_function('auth.delete_role_grant(uuid, uuid)', 'candor_jobs');

-- Grants the roles of a team to its people, and takes what they no longer have by it.
create function auth.refresh_team(account uuid, team uuid, at timestamptz) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  people uuid[] := array(
    select m.person_id from team_member m where m.account_id = account and m.team_id = team
    union select g.person_id from role_grant g where g.account_id = account and g.team_id = team);
begin
  delete from role_grant g where g.account_id = account and g.team_id = team
    and not exists (
      select from team_member m
      join team_role r on r.account_id = m.account_id and r.team_id = m.team_id
      where m.account_id = account and m.team_id = team and m.person_id = g.person_id
        and r.role = g.role and r.project_id is not distinct from g.project_id);
  insert into role_grant (account_id, id, person_id, role, project_id, team_id, created_at)
    select account, gen_random_uuid(), m.person_id, r.role, r.project_id, team, at
    from team_member m join team_role r on r.account_id = m.account_id and r.team_id = m.team_id
    where m.account_id = account and m.team_id = team
  on conflict do nothing;
  perform auth.refresh_access(account, people);
end $$;
call open_function('auth.refresh_team(uuid, uuid, timestamptz)', 'candor_jobs');

-- Ends a membership with its roles, and the sessions and API keys of the person in the account. Returns the ids of the keys.
create function auth.delete_membership(account uuid, person uuid) returns uuid[] language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  keys uuid[] := array(select k.id from api_key k where k.account_id = account and k.person_id = person);
begin
  delete from session s where s.account_id = account and s.person_id = person;
  delete from project_access a where a.account_id = account and (a.holder_id = person or a.holder_id = any (keys));
  delete from api_key k where k.account_id = account and k.id = any (keys);
  delete from membership m where m.account_id = account and m.person_id = person;
  return keys;
end $$;
call open_function('auth.delete_membership(uuid, uuid)', 'candor_jobs');

create function auth.list_accounts_of(person uuid) returns setof uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select m.account_id from membership m where m.person_id = person order by m.created_at, m.account_id
$$;
call open_function('auth.list_accounts_of(uuid)', 'candor_jobs');
