-- Projects, sites and apps, and who owns them.

create type site_type as enum ('Site', 'MobileApplication', 'FacebookApplication');
create type area_type as enum ('europe', 'us', 'europe_us', 'worldwide');

create table project (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  name        text not null check (length(name) between 1 and 100),
  created_at  timestamptz not null,
  primary key (account_id, id)
);
call own_by_account('project');

create table site (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  project_id  uuid,
  type        site_type not null,
  name        text not null check (length(name) between 1 and 255),
  -- The name folded for comparison and search: lower case, without scheme, `www.` and closing slash.
  name_key    text not null,
  url         text,
  area_type   area_type not null default 'worldwide',
  audience    jsonb not null,
  languages   text[] not null default '{}',
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (account_id, id),
  -- A project that goes takes its sites along; the service deletes them first, so that their evidence can be kept.
  foreign key (account_id, project_id) references project (account_id, id)
);
create index site_of_project on site (account_id, project_id);
create index site_by_name_key on site (account_id, name_key);
call own_by_account('site');

create table site_owner (
  account_id  uuid not null,
  site_id     uuid not null,
  name        text not null,
  email       text not null,
  address     text not null,
  country     text not null check (country ~ '^[A-Z]{2}$'),
  -- VAT number, phone, representatives, officers, joint controllers: the rest of the contract's `ownerData`.
  details     jsonb not null,
  updated_at  timestamptz not null,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('site_owner');
