-- What people may ask for of their consents, how long those are kept, their counts by day, and imports that are kept whole.

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
  -- Who asked: a user, or a private consent key, which may have been taken back since. Neither: an intake found it.
  person_id   uuid,
  key_id      uuid,
  primary key (account_id, subject_id),
  constraint subject_merge_asked check (num_nonnulls(person_id, key_id) < 2)
);
create index subject_merge_into on subject_merge (account_id, into_id);

-- What was erased, when, by whom and why, without saying of whom. What the audit finds erased must stand here.
create table consent_erasure (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  at          timestamptz not null,
  -- Who asked: a user, or a private consent key, which may have been taken back since. Neither: a job did.
  person_id   uuid,
  key_id      uuid,
  cause       text not null check (cause in ('request', 'retention', 'site-deleted', 'restored')),
  mode        text not null check (mode in ('everything', 'keep-evidence')),
  -- Of a retention: nothing was said since.
  before      timestamptz,
  subjects    integer not null,
  -- Consents that said something until then.
  consents    integer not null,
  primary key (account_id, id),
  check ((cause = 'retention') = (before is not null)),
  constraint consent_erasure_asked check ((cause = 'request') = (num_nonnulls(person_id, key_id) = 1))
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
-- Portions of imports that are kept whole or not at all, from when all of it is on the disk until each is written. Each
-- goes in the transaction that writes it, so that none is written twice, and what a kill interrupts is finished.
create table consent_import (
  account_id   uuid not null,
  -- A UUIDv7 of when it came.
  id           uuid not null,
  site_id      uuid not null,
  received_at  timestamptz not null,
  -- Made ready to be written: JSON in UTF-8.
  consents     bytea not null,
  primary key (account_id, id)
);
alter table consent_import alter consents set storage external;

call own_by_account('subject_merge');
call own_by_account('consent_erasure');
call own_by_account('consent_retention');
call own_by_account('consent_day');
call own_by_account('consent_import');
revoke insert, update, delete on subject_merge, consent_erasure, consent_day, consent_import from candor_app;

-- Jobs erase and put people together; what a consent was of, when, and its leaf nobody changes.
revoke update on consent from candor_jobs;
grant update (subject_id, notices, record, salt, kept) on consent to candor_jobs;

create policy of_intake on consent_day to candor_intake using (true) with check (true);
grant select, insert, update on consent_day to candor_intake;

create policy of_intake on consent_import to candor_intake using (true) with check (true);
grant select, insert, delete on consent_import to candor_intake;

-- Whoever deletes an account deletes its evidence with it.
grant delete on evidence_batch, evidence_tile, evidence_tree, evidence_key to candor_jobs;
