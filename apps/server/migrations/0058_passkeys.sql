-- Passkeys of people (WebAuthn): each is worth both factors.
create table passkey (
  credential_id  bytea primary key,
  id             uuid not null unique,
  person_id      uuid not null references person (id) on delete cascade,
  name           text not null,
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null,
  created_at     timestamptz not null,
  last_used_on   date
);
create index passkey_of_person on passkey (person_id);
call own_by_auth('passkey');

-- What an authenticator is asked to sign: once, and by the browser or session that asked.
create table passkey_challenge (
  challenge   bytea primary key check (length(challenge) = 32),
  -- SHA-256 of the cookie of a sign-in, or of the id of a session.
  bound_to    bytea not null check (length(bound_to) = 32),
  expires_at  timestamptz not null
);
create index passkey_challenge_by_end on passkey_challenge (expires_at);
call own_by_auth('passkey_challenge');
