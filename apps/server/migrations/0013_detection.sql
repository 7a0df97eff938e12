-- What is found on sites: scans, when the next one is due, and services an installation adds to the catalogue.

create table scan (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  status       text not null check (status in ('waiting', 'running', 'done', 'failed')),
  -- A person asked for it, or it was due.
  trigger      text not null check (trigger in ('person', 'schedule')),
  -- Where it begins.
  url          text not null,
  -- The engine somebody asked for; null takes the best there is.
  wanted       text check (wanted in ('browser', 'fetch')),
  engine       text check (engine in ('browser', 'fetch')),
  -- Somebody asked to end it early.
  stopping     boolean not null default false,
  -- The contract's `scanProgress` while it runs, its `siteReport` when it is done.
  progress     jsonb,
  report       jsonb,
  -- Why it failed: a code of the contract's errors.
  problem      text,
  -- Of the report, for lists.
  verdict      text check (verdict in ('pass', 'fail', 'unclear')),
  services     integer,
  news         integer,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  primary key (account_id, id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade,
  check ((finished_at is null) = (status in ('waiting', 'running')))
);
call own_by_account('scan');
-- One at a time of a site.
create unique index scan_running on scan (account_id, site_id) where finished_at is null;
create index scan_of_site on scan (account_id, site_id, id desc);

create table scan_schedule (
  account_id  uuid not null,
  site_id     uuid not null,
  every       text not null check (every in ('off', 'weekly', 'monthly')),
  mail        boolean not null,
  -- Whether anybody may see the result of the reject test.
  badge       boolean not null,
  -- Null when off.
  next_at     timestamptz,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('scan_schedule');
create index scan_due on scan_schedule (next_at) where next_at is not null;

-- Somebody the catalogue does not know, for whom a service of the owner's own stands in the documents.
create table adopted_party (
  account_id       uuid not null,
  site_id          uuid not null,
  -- Its registrable domain.
  party            text not null,
  site_service_id  uuid not null,
  primary key (account_id, site_id, party),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade,
  foreign key (account_id, site_service_id) references site_service (account_id, id) on delete cascade
);
call own_by_account('adopted_party');
create index adopted_party_of_service on adopted_party (account_id, site_service_id);

-- Services and patterns of the installation's own, laid over the catalogue that comes with the program: one line of it
-- each. All accounts read them; the operator writes them.
create table own_catalogue (
  id          text primary key,
  line        jsonb not null,
  updated_at  timestamptz not null
);
grant select on own_catalogue to candor_app;
grant select, insert, update, delete on own_catalogue to candor_jobs;
