-- Recovery of reports by printed cards, and keys that were lost.

-- What happened to an office beside its documents, signed by whoever did it: a chain for each office.
create table report_office_entry (
  account_id  uuid not null,
  office_id   uuid not null,
  number      integer not null check (number >= 0),
  kind        text not null check (kind in ('recovery-asked', 'recovery-stopped', 'recovery-opened')),
  -- Canonical JSON, as it was signed.
  body        text not null,
  signature   bytea not null check (length(signature) = 64),
  hash        bytea not null check (length(hash) = 32),
  author      uuid not null,
  primary key (account_id, office_id, number),
  foreign key (account_id, office_id) references report_office (account_id, id) on delete cascade
);
call own_by_account('report_office_entry');

-- A request to open reports with printed cards. Times are of the office, not of a report.
create table report_recovery (
  account_id  uuid not null,
  office_id   uuid not null,
  -- The entry that asks.
  number      integer not null,
  person_id   uuid not null,
  -- The ID of the manager in office documents and entries.
  manager_id  uuid not null,
  asked_at    timestamptz not null,
  -- From then on the wraps are given out, until the request ends.
  ready_at    timestamptz not null check (ready_at >= asked_at + interval '72 hours'),
  ends_at     timestamptz not null check (ends_at > ready_at),
  is_stopped  boolean not null default false,
  -- Whether the entry that says so was stored, after which wraps are given out.
  is_opened   boolean not null default false,
  primary key (account_id, office_id, number),
  foreign key (account_id, office_id, number) references report_office_entry (account_id, office_id, number)
    on delete cascade
);
call own_by_account('report_recovery');

-- Managers who were shut out of a report for a conflict of interest: cards do not bring it back to them.
create table report_exclusion (
  account_id  uuid not null,
  report_id   uuid not null,
  -- The ID of the manager in office documents.
  recipient   uuid not null,
  primary key (account_id, report_id, recipient),
  foreign key (account_id, report_id) references report (account_id, id) on delete cascade
);
call own_by_account('report_exclusion');

-- Keys that their manager replaced because passphrase and kit were lost. They can be taken up again.
create table report_former_vault (
  account_id  uuid not null,
  person_id   uuid not null,
  id          uuid not null,
  version     integer not null,
  sealed      bytea not null,
  ways        jsonb not null,
  kem_key     bytea not null check (length(kem_key) = 1216),
  sign_key    bytea not null check (length(sign_key) = 32),
  replaced_on date not null,
  primary key (account_id, person_id, id)
);
call own_by_account('report_former_vault');

-- A leaf of the tree of an office is an entry of a report or of the office.
alter table report_leaf
  alter column report_id drop not null,
  alter column entry drop not null,
  add column office_entry integer,
  add check ((report_id is null) = (entry is null)),
  add check ((report_id is null) = (office_entry is not null));
create unique index report_leaf_of_office_entry on report_leaf (account_id, office_id, office_entry)
  where office_entry is not null;
