-- Tries to sign in, browsers that are known, challenges that were solved, and the trail of what happened in an account.

-- How often somebody failed. Not logged: whoever pulls the plug gains a few tries, and counting costs no disk.
create unlogged table sign_in_try (
  -- An HMAC under a key of the installation over what is counted, so that neither address nor e-mail can be read.
  key      bytea primary key check (length(key) = 32),
  count    integer not null check (count > 0),
  ends_at  timestamptz not null
);
create index sign_in_try_by_end on sign_in_try (ends_at);

-- Challenges that were solved and used, until they expire: each lets one request through, in whichever process.
create unlogged table spent_work (
  id       bytea primary key check (length(id) = 32),
  ends_at  timestamptz not null
);
create index spent_work_by_end on spent_work (ends_at);

-- Browsers in which a person signed in. The browser holds the id in a signed cookie; without its row the cookie is worth
-- nothing. What browser it is, is not kept here.
create table known_device (
  person_id     uuid not null references person (id) on delete cascade,
  id            uuid not null,
  -- The session that was begun in it last: ending that from elsewhere forgets the browser, too.
  session_id    uuid not null,
  created_at    timestamptz not null,
  last_used_on  date not null,
  primary key (person_id, id)
);
create index known_device_of_session on known_device (session_id);
create index known_device_by_use on known_device (last_used_on);

call own_by_auth('known_device');

-- When somebody last showed by a password that they are at the keyboard.
alter table session add column confirmed_at timestamptz not null;

-- What happened in an account: who did it, when, and on what kind of device. Neither addresses nor user agents.
create table account_event (
  account_id  uuid not null references account (id) on delete cascade,
  -- A UUIDv7 of the moment.
  id          uuid not null,
  at          timestamptz not null,
  kind        text not null check (kind ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$' and length(kind) <= 60),
  -- Kept when the person leaves. Null: nobody who is known, or this installation by itself.
  person_id   uuid,
  api_key_id  uuid,
  -- {browser, system, kind}. Null where there was none, or several.
  device      jsonb,
  country     text check (country ~ '^[A-Z]{2}$'),
  -- What it happened to: ids, numbers and words of a fixed list, by name.
  details     jsonb not null check (length(details::text) <= 2000),
  -- Failed tries of an hour are one row, so that a flood cannot fill the disk.
  count       integer not null default 1 check (count > 0),
  hour        timestamptz,
  primary key (account_id, id),
  check ((kind = 'sign-in.failed') = (hour is not null))
);
create unique index account_event_of_hour on account_event (account_id, person_id, hour) where hour is not null;
create index account_event_by_kind on account_event (account_id, kind, id desc);
create index account_event_by_age on account_event (at);
call own_by_account('account_event');
revoke update, delete on account_event from candor_app;
