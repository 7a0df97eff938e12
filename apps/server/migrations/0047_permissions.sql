-- Roles in the account and in projects, and a second wall: who has roles in projects alone sees the rows of those projects.

-- A role of a person, in the whole account or in one project. Rights of several roles add up.
create table role_grant (
  account_id  uuid not null,
  id          uuid not null,
  person_id   uuid not null,
  role        text not null check (length(role) between 1 and 100),
  project_id  uuid,
  created_at  timestamptz not null,
  primary key (account_id, id),
  unique nulls not distinct (account_id, person_id, project_id, role),
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade,
  foreign key (account_id, project_id) references project (account_id, id) on delete cascade,
  check (role <> 'owner' or project_id is null)
);
create index role_grant_of_project on role_grant (account_id, project_id);
-- Exactly one owner: at most one by this index; that there is one, the audit checks.
create unique index role_grant_owner on role_grant (account_id) where role = 'owner';

-- Until now, whoever belonged to an account could do everything in it.
insert into role_grant (account_id, id, person_id, role, created_at)
select account_id, gen_random_uuid(), person_id,
  case when 'account.owner' = any (roles) and row_number() over (
    partition by account_id order by 'account.owner' = any (roles) desc, created_at, person_id) = 1
  then 'owner' else 'admin' end,
  created_at
from membership;
alter table membership drop column roles;

-- The projects in which somebody has a role. The functions that change a grant keep it, in the same transaction.
create table project_access (
  account_id  uuid not null,
  holder_id   uuid not null,
  project_id  uuid not null,
  primary key (account_id, holder_id, project_id),
  foreign key (account_id, project_id) references project (account_id, id) on delete cascade
);
create index project_access_of_project on project_access (account_id, project_id);
call own_by_account('project_access');
revoke insert, update, delete on project_access from candor_app;
grant select, insert, delete on project_access to candor_auth;
create policy of_auth on project_access to candor_auth using (true) with check (true);

call own_by_auth('role_grant');

-- Functions of candor_auth look past row-level security, and ask for the project themselves.
grant select (account_id, id, project_id) on site to candor_auth;
create policy of_auth on site for select to candor_auth using (true);

-- What the holder of a transaction sees: `app.holder` is the id of a person or key with roles in projects alone;
-- `app.projects` narrows it further to the projects that the request is about.
-- Functions, so that the policies that use them cost a query without narrowing nothing but a look at the setting.
create function visible_projects() returns setof uuid language plpgsql stable security definer rows 20
set search_path = pg_catalog, public, pg_temp as $$
declare
  named uuid[] := nullif(current_setting('app.projects', true), '')::uuid[];
begin
  return query select a.project_id from project_access a
    where a.account_id = nullif(current_setting('app.account_id', true), '')::uuid
      and a.holder_id = nullif(current_setting('app.holder', true), '')::uuid
      and (named is null or a.project_id = any (named));
end $$;

create function visible_sites() returns setof uuid language plpgsql stable security definer rows 100
set search_path = pg_catalog, public, pg_temp as $$
declare
  named uuid[] := nullif(current_setting('app.projects', true), '')::uuid[];
begin
  return query select s.id from project_access a
    join site s on s.account_id = a.account_id and s.project_id = a.project_id
    where a.account_id = nullif(current_setting('app.account_id', true), '')::uuid
      and a.holder_id = nullif(current_setting('app.holder', true), '')::uuid
      and (named is null or a.project_id = any (named));
end $$;

grant create on schema public to candor_auth;
alter function visible_projects() owner to candor_auth;
alter function visible_sites() owner to candor_auth;
revoke create on schema public from candor_auth;
revoke execute on function visible_projects() from public;
revoke execute on function visible_sites() from public;
grant execute on function visible_projects() to candor_app;
grant execute on function visible_sites() to candor_app;

-- Narrows a table to the projects of who asks: `app.holder` is `*` for all projects of the account. Nothing set: no rows.
-- A table with a site_id follows the project of its site.
create procedure narrow_to_projects(narrowed regclass, visible text default 'site_id in (select visible_sites())')
language plpgsql as $$
begin
  execute format(
    'create policy of_projects on %s as restrictive to candor_app using (%2$s) with check (%2$s)', narrowed,
    format('(select current_setting(''app.holder'', true) = ''*'') or %s', visible));
end $$;

call narrow_to_projects('project', 'id in (select visible_projects())');
call narrow_to_projects('site', 'project_id in (select visible_projects())');
do $$
declare
  narrowed regclass;
begin
  for narrowed in
    select c.oid::regclass from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id' and not a.attisdropped
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'of_account')
    order by c.relname
  loop
    call narrow_to_projects(narrowed);
  end loop;
end $$;
