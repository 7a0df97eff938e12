-- What the register, the documents, the banner and the scans of a site disagree in, and what stood there on a day. GDPR Art. 5(2), 30.

-- The findings of each site, as they were when it was last checked. Derived: they can be computed again at any time.
create table processing_drift (
  account_id       uuid not null references account (id) on delete cascade,
  site_id          uuid not null,
  -- Hash of the kind, of what it is about, and of the values that disagree.
  key              text not null check (length(key) = 64),
  code             text not null,
  record_id        uuid,
  site_service_id  uuid,
  activity_id      text,
  -- Both sides, in ids and numbers.
  register         jsonb,
  other            jsonb,
  found_at         timestamptz not null,
  primary key (account_id, site_id, key),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('processing_drift');
call narrow_to_projects('processing_drift');

-- When the findings of a site were stored. A site without a row was never checked.
create table processing_drift_check (
  account_id  uuid not null references account (id) on delete cascade,
  site_id     uuid not null,
  checked_at  timestamptz not null,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('processing_drift_check');
call narrow_to_projects('processing_drift_check');

-- A finding that somebody accepts until a day. A key changes with the fact behind it, so that what was accepted is that fact alone.
create table processing_drift_acceptance (
  account_id   uuid not null references account (id) on delete cascade,
  site_id      uuid not null,
  key          text not null check (length(key) = 64),
  reason       text not null check (length(reason) between 1 and 500),
  -- The last day on which it counts.
  until        date not null,
  accepted_at  timestamptz not null,
  accepted_by  uuid,
  primary key (account_id, site_id, key),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('processing_drift_acceptance');
call narrow_to_projects('processing_drift_acceptance');

-- The facts of a site from a time on, as its records and documents stated them. They outlive the site, as its records do.
create table processing_site_edition (
  account_id  uuid not null references account (id) on delete cascade,
  site_id     uuid not null,
  at          timestamptz not null,
  digest      bytea not null check (length(digest) = 32),
  facts       jsonb not null,
  primary key (account_id, site_id, at)
);
call own_by_account('processing_site_edition');
call narrow_to_projects('processing_site_edition');
revoke update, delete on processing_site_edition from candor_app;

-- Editions say when a review was due, too. Those before this column do not.
alter table processing_record_edition add column review_on date;
create index processing_record_edition_by_time on processing_record_edition (account_id, at);
