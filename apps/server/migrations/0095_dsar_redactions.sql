-- The file of which a file is a copy with words blacked out.
alter table dsar_file add column redacted_from uuid;

-- That something was blacked out before it was sent. What it was is kept nowhere.
create table dsar_redaction (
  account_id   uuid not null,
  request_id   uuid not null,
  id           uuid not null,
  site_id      uuid,
  -- The copy, of a file that may be deleted by now; null: a letter.
  file_id      uuid,
  -- The letter with which the copy was sent.
  letter_id    uuid,
  -- Of the file. Personal: it ends with the request.
  name         text not null,
  count        integer not null check (count > 0),
  reason       text not null check (reason in ('third-party', 'trade-secret', 'legal-privilege', 'security')),
  person_id    uuid not null,
  at           timestamptz not null,
  primary key (account_id, request_id, id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
call own_by_account('dsar_redaction');
call narrow_to_projects('dsar_redaction');
