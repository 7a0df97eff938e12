-- Teams, roles that accounts make themselves, and invitations.

-- A role that an account made: a name for permissions.
create table own_role (
  account_id   uuid not null references account (id) on delete cascade,
  id           uuid not null,
  name         text not null check (length(name) between 1 and 100),
  permissions  text[] not null check (cardinality(permissions) between 1 and 100),
  created_at   timestamptz not null,
  primary key (account_id, id),
  unique (account_id, name)
);
call own_by_account('own_role');
revoke insert, update, delete on own_role from candor_app;

-- People who have the same roles.
create table team (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  name        text not null check (length(name) between 1 and 100),
  created_at  timestamptz not null,
  primary key (account_id, id),
  unique (account_id, name)
);
call own_by_account('team');
revoke insert, update, delete on team from candor_app;

create table team_member (
  account_id  uuid not null,
  team_id     uuid not null,
  person_id   uuid not null,
  primary key (account_id, team_id, person_id),
  foreign key (account_id, team_id) references team (account_id, id) on delete cascade,
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade
);
create index team_member_of_person on team_member (account_id, person_id);
call own_by_account('team_member');
revoke insert, update, delete on team_member from candor_app;

-- Which own role a role names; null for the roles that every account has.
create function own_role_id(role text) returns uuid language sql immutable set search_path = pg_catalog, pg_temp as $$
  select case when role ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then role::uuid end
$$;

create table team_role (
  account_id   uuid not null,
  team_id      uuid not null,
  role         text not null check (length(role) between 1 and 100 and role <> 'owner'),
  project_id   uuid,
  own_role_id  uuid generated always as (own_role_id(role)) stored,
  unique nulls not distinct (account_id, team_id, project_id, role),
  foreign key (account_id, team_id) references team (account_id, id) on delete cascade,
  foreign key (account_id, project_id) references project (account_id, id) on delete cascade,
  foreign key (account_id, own_role_id) references own_role (account_id, id) on delete cascade
);
create index team_role_of_project on team_role (account_id, project_id);
create index team_role_of_own_role on team_role (account_id, own_role_id) where own_role_id is not null;
call own_by_account('team_role');
revoke insert, update, delete on team_role from candor_app;

-- The roles of a team are granted to each of its people, so that rights are looked up in one place.
alter table role_grant
  add column team_id uuid,
  add column own_role_id uuid generated always as (own_role_id(role)) stored,
  drop constraint role_grant_account_id_person_id_project_id_role_key,
  add unique nulls not distinct (account_id, person_id, project_id, role, team_id),
  add foreign key (account_id, team_id) references team (account_id, id) on delete cascade,
  add foreign key (account_id, own_role_id) references own_role (account_id, id) on delete cascade;
create index role_grant_of_team on role_grant (account_id, team_id) where team_id is not null;
create index role_grant_of_own_role on role_grant (account_id, own_role_id) where own_role_id is not null;

grant select on own_role, team_member, team_role to candor_auth;
create policy of_auth on own_role for select to candor_auth using (true);
create policy of_auth on team_member for select to candor_auth using (true);
create policy of_auth on team_role for select to candor_auth using (true);

-- What is granted: roles that every account has, by name, and the permissions of own roles.
create view auth.granted as
  select g.account_id, g.person_id, g.project_id, coalesce(p.name, g.role) as role
  from public.role_grant g
  left join public.own_role r on r.account_id = g.account_id and r.id = g.own_role_id
  left join lateral unnest(r.permissions) p (name) on true;
grant create on schema auth to candor_auth;
alter view auth.granted owner to candor_auth;
revoke create on schema auth from candor_auth;

-- An invitation to join an account. Its link is made from its id and a key of the installation, so that no row opens a door.
create table invitation (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  email       text not null check (length(email) <= 320),
  -- [{role, projectId}]
  roles       jsonb not null,
  team_ids    uuid[] not null,
  locale      text not null,
  -- Only what this person may still give is given.
  invited_by  uuid not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  primary key (account_id, id),
  unique (account_id, email),
  foreign key (account_id, invited_by) references membership (account_id, person_id) on delete cascade
);
create index invitation_by_inviter on invitation (account_id, invited_by);
create index invitation_by_end on invitation (expires_at);
call own_by_account('invitation');
revoke insert, update, delete on invitation from candor_app;

-- The ownership of an account, offered to one of its admins.
create table ownership_offer (
  account_id  uuid primary key,
  to_person   uuid not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null,
  foreign key (account_id, to_person) references membership (account_id, person_id) on delete cascade
);
create index ownership_offer_of_person on ownership_offer (account_id, to_person);
call own_by_account('ownership_offer');
revoke insert, update, delete on ownership_offer from candor_app;

-- When an account is deleted, where its owner gave it a week. Until then everything works, and the owner may take it back.
create table account_deletion (
  account_id  uuid primary key references account (id) on delete cascade,
  due_at      timestamptz not null
);
create index account_deletion_by_time on account_deletion (due_at);
call own_by_account('account_deletion');
revoke insert, update, delete on account_deletion from candor_app;
