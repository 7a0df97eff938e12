-- Whistleblowing. What the server knows of a report is a closed list, which a test holds against the schema. IDs of
-- offices, reports and files are 128 random bits, so they tell no time, and of what a reporter does only the day is stored.

-- A reporting office of a site. Its row stays until its last report is released, even where the site is deleted.
create table report_office (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  -- Whether the form takes reports. Mailboxes work without it.
  is_open      boolean not null default false,
  -- What an admin proposed and no manager has signed yet: an office document without signature.
  proposal     jsonb,
  proposed_by  uuid,
  -- When mails about the rhythm are sent: weekdays (1 Monday … 7 Sunday) and the hour, UTC.
  mail_days    smallint[] not null default '{2,5}',
  mail_hour    smallint not null default 8 check (mail_hour between 0 and 23),
  -- Set by deleting the form, the site or the account: intake has ended, and after this day what is left may be deleted.
  ends_on      date,
  primary key (account_id, id)
);
create unique index report_office_by_id on report_office (id);
create unique index report_office_of_site on report_office (account_id, site_id) where ends_on is null;
call own_by_account('report_office');

-- The chain of signed documents of an office. A version is never changed.
create table report_office_document (
  account_id  uuid not null,
  office_id   uuid not null,
  version     integer not null check (version > 0),
  hash        bytea not null check (length(hash) = 32),
  -- The signed document in canonical JSON, as it is served and hashed.
  body        text not null,
  signed_by   uuid,
  signature   bytea check (length(signature) = 64),
  -- From this day on it is served: later than the day it was made if nobody of the version before signed it.
  from_day    date not null,
  primary key (account_id, office_id, version),
  foreign key (account_id, office_id) references report_office (account_id, id) on delete cascade
);
call own_by_account('report_office_document');

-- The keys of a manager in an account, under their passphrase and recovery kit. Nobody else can open them.
create table report_vault (
  account_id  uuid not null,
  person_id   uuid not null,
  -- The ID of the manager in office documents and entries.
  id          uuid not null,
  version     integer not null,
  sealed      bytea not null,
  ways        jsonb not null,
  kem_key     bytea not null check (length(kem_key) = 1216),
  sign_key    bytea not null check (length(sign_key) = 32),
  primary key (account_id, person_id),
  unique (account_id, id)
);
call own_by_account('report_vault');

-- Shares that a manager has unwrapped, sealed by the manager: blocks of equal size.
create table report_ring (
  account_id  uuid not null,
  person_id   uuid not null,
  block       integer not null check (block >= 0),
  version     integer not null,
  sealed      bytea not null,
  primary key (account_id, person_id, block),
  foreign key (account_id, person_id) references report_vault (account_id, person_id) on delete cascade
);
call own_by_account('report_ring');

-- A session of the tool, which is not that of the dashboard; and before it, the token that opens it once.
create table report_session (
  account_id    uuid not null,
  person_id     uuid not null,
  token_hash    bytea not null check (length(token_hash) = 32),
  -- The session of the dashboard that handed it over: it ends with it.
  session_id    uuid not null,
  is_handed     boolean not null default false,
  started_at    timestamptz not null,
  used_at       timestamptz not null,
  primary key (account_id, token_hash)
);
create unique index report_session_by_token on report_session (token_hash);
call own_by_account('report_session');

create table report (
  account_id      uuid not null,
  id              uuid not null,
  office_id       uuid not null,
  -- The office document that the reporter saw.
  document_hash   bytea not null check (length(document_hash) = 32),
  -- Found by the receipt. Null once the report is deleted.
  lookup          bytea check (length(lookup) = 16),
  public_key      bytea check (length(public_key) = 32),
  envelope_hash   bytea not null check (length(envelope_hash) = 32),
  envelope_sign   bytea not null check (length(envelope_sign) = 64),
  -- The hashes that the envelope binds, of parts, wraps and files. Null once the report is deleted.
  envelope        jsonb,
  summary_hash    bytea not null check (length(summary_hash) = 32),
  content_hash    bytea not null check (length(content_hash) = 32),
  received_on     date not null,
  status          text not null check (status in ('received', 'not_admissible', 'admissible', 'processing',
                    'feedback_provided', 'processed', 'information_deleted')),
  -- The number of entries. Two managers cannot both write the next one.
  entries         integer not null check (entries > 0),
  acknowledged_on date,
  feedback_on     date,
  closed_on       date,
  -- The entry of the reporter that no manager has opened the report after.
  news_since      integer,
  -- The manager who looks into it.
  assignee_id     uuid,
  -- When managers and the mailbox were told that it will be deleted.
  deletion_told_on date,
  primary key (account_id, id),
  foreign key (account_id, office_id) references report_office (account_id, id)
);
create unique index report_by_lookup on report (account_id, office_id, lookup) where lookup is not null;
create index report_of_office on report (account_id, office_id, id);
call own_by_account('report');

-- The sealed parts of a report: summary, body, identity, messages, notes, headers of files.
create table report_part (
  account_id  uuid not null,
  report_id   uuid not null,
  -- Its number among the entries; of those sent with the report, its number there.
  number      integer not null,
  kind        text not null check (kind in ('summary', 'body', 'identity', 'message', 'note', 'file')),
  -- Of a message, note or file.
  id          uuid,
  -- A manager; null: the reporter.
  author      uuid,
  -- The entry with which it came.
  entry       integer not null,
  sealed      bytea not null,
  primary key (account_id, report_id, entry, kind, number),
  foreign key (account_id, report_id) references report (account_id, id) on delete cascade
);
call own_by_account('report_part');

create table report_wrap (
  account_id  uuid not null,
  report_id   uuid not null,
  purpose     text not null check (purpose in ('share', 'identity', 'reporter')),
  -- The ID of the recipient in the office document; of the recovery key and the reporter, zeros.
  recipient   uuid not null,
  wrapped     bytea not null,
  primary key (account_id, report_id, purpose, recipient),
  foreign key (account_id, report_id) references report (account_id, id) on delete cascade
);
call own_by_account('report_wrap');

-- What happened, signed by whoever did it: a chain for each report.
create table report_entry (
  account_id  uuid not null,
  report_id   uuid not null,
  number      integer not null check (number >= 0),
  kind        text not null,
  -- Canonical JSON, as it was signed.
  body        text not null,
  signature   bytea not null check (length(signature) = 64),
  hash        bytea not null check (length(hash) = 32),
  -- Null: the reporter.
  author      uuid,
  primary key (account_id, report_id, number),
  foreign key (account_id, report_id) references report (account_id, id)
);
call own_by_account('report_entry');

-- Sealed files. Before the report is sent they have an arrival and no report; what stays so for a day is deleted.
create table report_file (
  account_id  uuid not null,
  office_id   uuid not null,
  id          uuid not null,
  report_id   uuid,
  -- Under which its chunks arrive.
  lookup      bytea not null check (length(lookup) = 16),
  -- The length of the padded file, which is a size class.
  length      bigint not null check (length > 0),
  entry       integer,
  arrived_on  date not null,
  primary key (account_id, id),
  foreign key (account_id, office_id) references report_office (account_id, id)
);
create index report_file_of_report on report_file (account_id, report_id) where report_id is not null;
call own_by_account('report_file');

create table report_chunk (
  account_id  uuid not null,
  file_id     uuid not null,
  number      integer not null check (number >= 0),
  sealed      bytea not null,
  primary key (account_id, file_id, number),
  foreign key (account_id, file_id) references report_file (account_id, id) on delete cascade
);
alter table report_chunk alter column sealed set storage external;
call own_by_account('report_chunk');

-- The tree of an office: salted hashes of entries, in the order in which the day ended, which is that of the hashes.
create table report_leaf (
  account_id  uuid not null,
  office_id   uuid not null,
  number      bigint not null check (number >= 0),
  hash        bytea not null check (length(hash) = 32),
  salt        bytea not null check (length(salt) = 16),
  report_id   uuid not null,
  entry       integer not null,
  primary key (account_id, office_id, number),
  foreign key (account_id, office_id) references report_office (account_id, id) on delete cascade
);
create unique index report_leaf_of_entry on report_leaf (account_id, report_id, entry);
call own_by_account('report_leaf');

-- The root of an office each day, which enters the log of the account, also on days without entries.
create table report_root (
  account_id  uuid not null,
  office_id   uuid not null,
  day         date not null,
  size        bigint not null check (size >= 0),
  root        bytea not null check (length(root) = 32),
  primary key (account_id, office_id, day),
  foreign key (account_id, office_id) references report_office (account_id, id) on delete cascade
);
call own_by_account('report_root');
