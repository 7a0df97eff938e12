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

create function auth.has_device(person_id uuid, device_id uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from known_device d where d.person_id = has_device.person_id and d.id = device_id)
$$;
call open_function('auth.has_device(uuid, uuid)', 'candor_jobs');

create function auth.upsert_device(person_id uuid, device_id uuid, session_id uuid, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into known_device (person_id, id, session_id, created_at, last_used_on)
  values (person_id, device_id, session_id, at, (at at time zone 'UTC')::date)
  on conflict on constraint known_device_pkey do update
  set session_id = excluded.session_id, last_used_on = excluded.last_used_on
$$;
call open_function('auth.upsert_device(uuid, uuid, uuid, timestamptz)', 'candor_jobs');

create function auth.delete_device_of(person_id uuid, session_id uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from known_device d
  where d.person_id = delete_device_of.person_id and d.session_id = delete_device_of.session_id
$$;
call open_function('auth.delete_device_of(uuid, uuid)', 'candor_jobs');

create function auth.delete_other_devices(person_id uuid, kept uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from known_device d
  where d.person_id = delete_other_devices.person_id and d.session_id is distinct from kept
$$;
call open_function('auth.delete_other_devices(uuid, uuid)', 'candor_jobs');

create function auth.delete_unused_devices(since date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from known_device d where d.last_used_on < since $$;
call open_function('auth.delete_unused_devices(date)', 'candor_jobs');

-- When somebody last showed by a password that they are at the keyboard.
alter table session add column confirmed_at timestamptz;
update session set confirmed_at = created_at;
alter table session alter column confirmed_at set not null;

create function auth.update_session_confirmed(session_id uuid, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update session s set confirmed_at = at where s.id = session_id
$$;
call open_function('auth.update_session_confirmed(uuid, timestamptz)', 'candor_jobs');

drop function auth.find_session_actor(bytea, timestamptz, date);
create function auth.find_session_actor(hash bytea, at timestamptz, seen_since date) returns table (
  session_id uuid, person_id uuid, account_id uuid, last_seen_on date, confirmed_at timestamptz, roles text[], locale text
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.person_id, s.account_id, s.last_seen_on, s.confirmed_at, m.roles, p.locale
  from session s
  join membership m on m.account_id = s.account_id and m.person_id = s.person_id
  join person p on p.id = s.person_id
  where s.token_hash = hash and s.expires_at > at and s.last_seen_on >= seen_since
$$;
call open_function('auth.find_session_actor(bytea, timestamptz, date)', 'candor_jobs');

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

-- By which the trail names people and keys that are still there.
create function auth.list_emails(account uuid) returns table (id uuid, email text) language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.email from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account
$$;
call open_function('auth.list_emails(uuid)', 'candor_app', 'candor_jobs');

create function auth.list_api_key_names(account uuid) returns table (id uuid, name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.name from api_key k where auth.admits(account) and k.account_id = account
$$;
call open_function('auth.list_api_key_names(uuid)', 'candor_app', 'candor_jobs');
