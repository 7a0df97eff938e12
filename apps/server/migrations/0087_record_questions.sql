-- Questions to colleagues without an account about records of processing. GDPR Art. 30.

-- A link, whose key is derived and not stored. It asks about one or several records.
create table record_question_link (
  account_id    uuid not null references account (id) on delete cascade,
  id            uuid not null,
  language      text not null,
  -- Null: the link was copied.
  email         text,
  asked_by      uuid not null,
  asked_at      timestamptz not null,
  expires_at    timestamptz not null,
  reminded_at   timestamptz,
  sent_at       timestamptz,
  -- The name that was given with the answers.
  answered_by   text,
  primary key (account_id, id),
  check (answered_by is null or sent_at is not null)
);
create index record_question_link_waiting on record_question_link (asked_at) where sent_at is null and reminded_at is null;
call own_by_account('record_question_link');

-- What is asked about one record, and what was answered.
create table record_question (
  account_id   uuid not null,
  id           uuid not null,
  link_id      uuid not null,
  record_id    uuid not null,
  site_id      uuid,
  answers      jsonb not null,
  -- Who accepted or rejected which answer, and when.
  decisions    jsonb not null,
  decided_at   timestamptz,
  revoked_at   timestamptz,
  primary key (account_id, id),
  foreign key (account_id, link_id) references record_question_link (account_id, id) on delete cascade,
  foreign key (account_id, record_id) references processing_record (account_id, id) on delete cascade
);
create index record_question_of_record on record_question (account_id, record_id, id desc);
create index record_question_of_link on record_question (account_id, link_id);
call own_by_account('record_question');
call narrow_to_projects('record_question');
