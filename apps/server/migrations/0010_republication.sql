-- Documents composed again when laws or our words change.

-- The state of words and laws a document was composed in last, whether or not it came to a new version.
alter table document add column edition text;
-- SHA-256 over the meaning of the page alone: a language that says the same need not be composed into new bytes.
alter table version_page add column fingerprint text check (fingerprint ~ '^[0-9a-f]{64}$');

-- One run over the documents of an account. It goes on where it was, whatever stops it.
create table republication (
  account_id   uuid not null,
  id           uuid not null,
  edition      text not null,
  total        integer not null check (total >= 0),
  done         integer not null default 0,
  -- Documents that came to a new version.
  changed      integer not null default 0,
  -- The last document that is done, in the order of ids.
  last_id      uuid,
  started_at   timestamptz not null,
  finished_at  timestamptz,
  primary key (account_id, id)
);
call own_by_account('republication');
-- One at a time in an account.
create unique index republication_running on republication (account_id) where finished_at is null;
