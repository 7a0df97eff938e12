-- Apps that show codes for a person (RFC 6238).
create table totp (
  id            uuid primary key,
  person_id     uuid not null references person (id) on delete cascade,
  name          text not null,
  -- Sealed: see features/second-factor/seal.ts.
  seed          bytea not null,
  created_at    timestamptz not null,
  -- Until a first code was given, it counts for nothing.
  confirmed_at  timestamptz,
  -- The time step of the last accepted code: each works once.
  last_step     bigint not null default 0,
  last_used_on  date
);
create index totp_of_person on totp (person_id);
call own_by_auth('totp');

create table recovery_code (
  person_id  uuid not null references person (id) on delete cascade,
  hash       bytea not null check (length(hash) = 32),
  primary key (person_id, hash)
);
call own_by_auth('recovery_code');

-- A sign-in that proved one factor and owes another. It opens no route.
create table sign_in_attempt (
  secret_hash  bytea primary key check (length(secret_hash) = 32),
  person_id    uuid not null references person (id) on delete cascade,
  account_id   uuid not null references account (id) on delete cascade,
  ways         text[] not null,
  tries        integer not null default 0,
  expires_at   timestamptz not null
);
create index sign_in_attempt_of_person on sign_in_attempt (person_id);
create index sign_in_attempt_of_account on sign_in_attempt (account_id);
create index sign_in_attempt_by_end on sign_in_attempt (expires_at);
call own_by_auth('sign_in_attempt');

-- Of whom the account wants a second factor at sign-in. Null: of nobody.
alter table sign_in_rules add column second_factor text check (second_factor in ('all', 'admins'));
