-- Documents and banners of a project that are published by approval alone.
alter table project add column sign_off boolean not null default false;

-- What was asked to be published: one document, or, without one, the banner and all changed documents of the site.
create table sign_off (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  document_id  uuid,
  -- Of everything that would have been published when it was asked for. Nothing else is published by its approval.
  fingerprint  bytea not null check (length(fingerprint) = 32),
  note         text,
  asked_by     uuid not null,
  asked_at     timestamptz not null,
  state        text not null check (state in ('waiting', 'approved', 'returned', 'withdrawn')),
  decided_by   uuid,
  decided_at   timestamptz,
  answer       text,
  -- The versions that the approval published.
  published    jsonb,
  primary key (account_id, id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade,
  foreign key (account_id, document_id) references document (account_id, id) on delete cascade,
  check ((state = 'waiting') = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'returned') = (answer is not null)),
  check ((state = 'approved') = (published is not null))
);
create index sign_off_of_site on sign_off (account_id, site_id, id desc);
create index sign_off_of_document on sign_off (account_id, document_id) where document_id is not null;
-- At most one waits for each document, and one for the whole site.
create unique index sign_off_waiting on sign_off (account_id, site_id, document_id) nulls not distinct
  where state = 'waiting';
call own_by_account('sign_off');
call narrow_to_projects('sign_off');
revoke delete on sign_off from candor_app;
