-- The record of processing activities. GDPR Art. 30.

-- What a record hangs on is a service or an activity of a site, or with neither, something that the organization does apart from
-- its sites. There is no foreign key: a record outlives its site.
create table processing_record (
  account_id       uuid not null references account (id) on delete cascade,
  id               uuid not null,
  site_id          uuid,
  site_name        text,
  site_service_id  uuid,
  activity_id      text,
  -- What documents do not state. Of an organization alone: the facts, too.
  fields           jsonb not null,
  state            text not null check (state in ('draft', 'confirmed', 'ended')),
  version          integer not null check (version > 0),
  review_on        date,
  confirmed_at     timestamptz,
  confirmed_by     uuid,
  ended_at         timestamptz,
  created_at       timestamptz not null,
  updated_at       timestamptz not null,
  primary key (account_id, id),
  check ((site_id is null) = (num_nonnulls(site_service_id, activity_id) = 0)),
  check (num_nonnulls(site_service_id, activity_id) <= 1),
  check ((site_id is null) = (site_name is null)),
  check ((confirmed_at is null) = (confirmed_by is null)),
  check (state <> 'confirmed' or (confirmed_at is not null and review_on is not null)),
  check ((state = 'ended') = (ended_at is not null))
);
create index processing_record_of_site on processing_record (account_id, site_id, id desc);
create index processing_record_review on processing_record (account_id, review_on) where state = 'confirmed';
-- One record that is not over for each service and activity.
create unique index processing_record_of_service on processing_record (account_id, site_service_id) where state <> 'ended';
create unique index processing_record_of_activity on processing_record (account_id, site_id, activity_id) where state <> 'ended';
call own_by_account('processing_record');
call narrow_to_projects('processing_record');

-- Every change with what was there after it, by whom and when. GDPR Art. 5(2).
create table processing_record_edition (
  account_id  uuid not null references account (id) on delete cascade,
  record_id   uuid not null,
  version     integer not null,
  site_id     uuid,
  at          timestamptz not null,
  person_id   uuid,
  state       text not null,
  fields      jsonb not null,
  primary key (account_id, record_id, version)
);
call own_by_account('processing_record_edition');
call narrow_to_projects('processing_record_edition');
revoke update, delete on processing_record_edition from candor_app;
