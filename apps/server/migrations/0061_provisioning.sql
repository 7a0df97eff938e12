-- Provisioning by a directory (SCIM 2.0, RFC 7643 and 7644).

-- Keys of directories: two at once, so that one can replace the other.
create table scim_token (
  hash          bytea primary key check (length(hash) = 32),
  account_id    uuid not null references account (id) on delete cascade,
  id            uuid not null unique,
  prefix        text not null,
  created_at    timestamptz not null,
  last_used_on  date
);
create index scim_token_of_account on scim_token (account_id);
call own_by_auth('scim_token');

-- What a directory says of a person. Who has another account or a way in of their own is not theirs to make or change: then
-- there is no person here until they connect the company sign-in.
create table directory_user (
  account_id    uuid not null references account (id) on delete cascade,
  id            uuid not null,
  user_name     text not null check (length(user_name) between 1 and 320),
  external_id   text check (length(external_id) <= 320),
  active        boolean not null,
  display_name  text,
  given_name    text,
  family_name   text,
  email         text not null,
  person_id     uuid,
  created_at    timestamptz not null,
  changed_at    timestamptz not null,
  primary key (account_id, id),
  -- Whom an admin takes out of the account, the directory has to make again.
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade
);
create unique index directory_user_by_name on directory_user (account_id, lower(user_name));
create unique index directory_user_by_external_id on directory_user (account_id, external_id);
create index directory_user_by_email on directory_user (account_id, email);
create index directory_user_of_person on directory_user (account_id, person_id);
call own_by_account('directory_user');
revoke insert, update, delete on directory_user from candor_app;

-- Groups of a directory are teams.
alter table team
  add column by_directory boolean not null default false,
  add column external_id text check (length(external_id) <= 320);
create unique index team_by_external_id on team (account_id, external_id);

-- Who is in a group, as the directory says it: people of the account among them are in the team.
create table directory_member (
  account_id  uuid not null,
  team_id     uuid not null,
  user_id     uuid not null,
  primary key (account_id, team_id, user_id),
  foreign key (account_id, team_id) references team (account_id, id) on delete cascade,
  foreign key (account_id, user_id) references directory_user (account_id, id) on delete cascade
);
create index directory_member_of_user on directory_member (account_id, user_id);
call own_by_account('directory_member');
revoke insert, update, delete on directory_member from candor_app;
