-- What people may ask for of their consents, how long those are kept, their counts by day, and files of them.

-- What stays to be seen of a consent whose person was erased: {name: true | false}, of what was answered by yes or no.
alter table consent add kept jsonb check (kept is null or record is null);
create index consent_kept on consent (account_id, site_id, id) where kept is not null;

-- Two entries that turned out to be one person: the id of the one that is gone, and where it leads.
create table subject_merge (
  account_id  uuid not null,
  site_id     uuid not null,
  subject_id  uuid not null,
  into_id     uuid not null,
  at          timestamptz not null,
  -- Null: an intake found it.
  person_id   uuid,
  primary key (account_id, subject_id)
);
create index subject_merge_into on subject_merge (account_id, into_id);

-- What was erased, when, by whom and why, without saying of whom. What the audit finds erased must stand here.
create table consent_erasure (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  at          timestamptz not null,
  -- Null: a job did.
  person_id   uuid,
  cause       text not null check (cause in ('request', 'retention', 'site-deleted')),
  mode        text not null check (mode in ('everything', 'keep-evidence')),
  -- Of a retention: nothing was said since.
  before      timestamptz,
  subjects    integer not null,
  -- Consents that said something until then.
  consents    integer not null,
  primary key (account_id, id),
  check ((cause = 'retention') = (before is not null)),
  check ((cause = 'request') = (person_id is not null))
);
create index consent_erasure_of_site on consent_erasure (account_id, site_id, id desc);

create table consent_retention (
  account_id  uuid not null,
  site_id     uuid not null,
  months      smallint not null check (months between 1 and 240),
  primary key (account_id, site_id)
);

-- Counts of a day in UTC, which stay when those of its hours go.
create table consent_day (like consent_hour including all) with (fillfactor = 50);
insert into consent_day (account_id, site_id, at, mark, notices, count)
  select account_id, site_id, date_trunc('day', at, 'UTC'), mark, notices, sum(count) from consent_hour
  group by 1, 2, 3, 4, 5;

create table consent_export (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  -- Who asked, and is written to.
  person_id    uuid not null,
  of           text not null check (of in ('consents', 'subjects')),
  -- As it was asked for.
  filter       jsonb not null,
  status       text not null check (status in ('waiting', 'running', 'ready', 'failed')),
  row_count    integer not null default 0,
  bytes        bigint,
  created_at   timestamptz not null,
  expires_at   timestamptz,
  primary key (account_id, id),
  check ((status = 'ready') = (expires_at is not null))
);
create index consent_export_of_site on consent_export (account_id, site_id, id desc);
create index consent_export_by_expiry on consent_export (expires_at) where expires_at is not null;

call own_by_account('subject_merge');
call own_by_account('consent_erasure');
call own_by_account('consent_retention');
call own_by_account('consent_day');
call own_by_account('consent_export');
revoke insert, update, delete on subject_merge, consent_erasure, consent_day from candor_app;

-- Jobs erase and put people together; what a consent was of, when, and its leaf nobody changes.
revoke update on consent from candor_jobs;
grant update (subject_id, notices, record, salt, kept) on consent to candor_jobs;

create policy of_intake on consent_day to candor_intake using (true) with check (true);
grant select, insert, update on consent_day to candor_intake;

-- Whoever deletes an account deletes its evidence with it.
grant delete on evidence_batch, evidence_tile, evidence_tree, evidence_key to candor_jobs;
