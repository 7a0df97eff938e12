-- CSV exports of all features stand in one table.

-- When the site is deleted a job deletes the file with it, so it refers to none.
create table export (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  -- Who asked, and is written to.
  person_id    uuid not null,
  kind         text not null check (kind in ('cookie-preferences', 'consents', 'subjects', 'newsletter')),
  -- As it was asked for.
  filter       jsonb not null,
  status       text not null check (status in ('waiting', 'running', 'ready', 'failed', 'withdrawn')),
  row_count    integer not null default 0,
  bytes        bigint,
  created_at   timestamptz not null,
  -- Of one that was withdrawn, too: it is listed until its time is over, so that it is seen why.
  expires_at   timestamptz,
  primary key (account_id, id),
  check ((status in ('ready', 'withdrawn')) = (expires_at is not null))
);

-- The owner of the tables may read them all in here.
alter table consent_export no force row level security;
alter table newsletter_export no force row level security;
alter table preference_export no force row level security;
insert into export
  select account_id, id, site_id, person_id, of, filter, status, row_count, bytes, created_at, expires_at
  from consent_export;
insert into export
  select account_id, id, site_id, person_id, 'newsletter', filter, status, row_count, bytes, created_at, expires_at
  from newsletter_export;
-- Days in UTC, both included.
insert into export
  select account_id, id, site_id, person_id, 'cookie-preferences', jsonb_strip_nulls(jsonb_build_object(
      'from', to_char(from_at at time zone 'UTC', 'YYYY-MM-DD'),
      'to', to_char((to_at at time zone 'UTC') - interval '1 day', 'YYYY-MM-DD'),
      'consentId', replace(consent_id::text, '-', ''))),
    status, row_count, bytes, created_at, expires_at
  from preference_export;
drop table consent_export, newsletter_export, preference_export;

-- The jobs that were to write them are not known any more by their names.
select enqueue_job('exports.write', json_build_object('accountId', account_id, 'exportId', id, 'kind', kind), null, 5, null,
    'exports of ' || kind)
  from export where status in ('waiting', 'running') and to_regnamespace('graphile_worker') is not null;

create index export_of_site on export (account_id, site_id, id desc);
create index export_by_expiry on export (expires_at) where expires_at is not null;
call own_by_account('export');
