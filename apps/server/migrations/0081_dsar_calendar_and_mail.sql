-- The calendar of due days, and requests and replies that arrive by mail.

-- The secret address of a person's calendar. It is derived from the id, so that a new id ends the address before.
create table dsar_calendar (
  account_id  uuid not null,
  person_id   uuid not null,
  id          uuid not null,
  made_at     timestamptz not null,
  primary key (account_id, person_id),
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade
);
call own_by_account('dsar_calendar');

-- Reply addresses name a request by its number.
create index dsar_request_by_number on dsar_request (number);

-- Mails that became a message or a request, each once.
create table dsar_mail (
  account_id  uuid not null,
  -- Hash of the Message-ID; of the mail itself where it has none.
  message     bytea not null check (length(message) = 32),
  request_id  uuid not null,
  taken_at    timestamptz not null,
  primary key (account_id, message),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
call own_by_account('dsar_mail');

-- How far a mailbox has been read. RFC 9051, 2.3.1.1.
create table dsar_inbox (
  -- Hash of server, user and folder.
  mailbox       bytea not null primary key check (length(mailbox) = 32),
  uid_validity  bigint not null,
  last_uid      bigint not null,
  read_at       timestamptz not null
);
revoke all on dsar_inbox from candor_app, candor_intake;
