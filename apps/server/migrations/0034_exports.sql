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

create index export_of_site on export (account_id, site_id, id desc);
create index export_by_expiry on export (expires_at) where expires_at is not null;
call own_by_account('export');
