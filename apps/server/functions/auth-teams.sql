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
  id uuid, person_id uuid, role text, project_id uuid
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select g.id, g.person_id, g.role, g.project_id from role_grant g
  where auth.admits(account) and g.account_id = account order by g.person_id, g.project_id nulls first, g.role
$$;
call open_function('auth.list_role_grants(uuid)', 'candor_app', 'candor_jobs');

-- Locks a membership until the transaction ends, so that two changes of somebody's roles follow each other. Returns whether
-- there is one.
create function auth.lock_membership(account uuid, person uuid) returns boolean language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  perform from membership m where m.account_id = account and m.person_id = person for update;
  return found;
end $$;
call open_function('auth.lock_membership(uuid, uuid)', 'candor_jobs');

create function auth.delete_role_grant(account uuid, grant_id uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from role_grant g where g.account_id = account and g.id = grant_id
    returning g.person_id, g.project_id)
  delete from project_access a using gone
  where a.account_id = account and a.holder_id = gone.person_id and a.project_id = gone.project_id
    and not exists (
      select from role_grant o where o.account_id = account and o.id <> grant_id
        and o.person_id = gone.person_id and o.project_id = gone.project_id)
$$;
call open_function('auth.delete_role_grant(uuid, uuid)', 'candor_jobs');

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
