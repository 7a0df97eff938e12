-- What providers call people who sign in with them (OpenID Connect Core 1.0, 2: issuer and subject). The address that a
-- provider gives is shown to its person, and identifies nobody.
create table identity (
  issuer        text not null check (length(issuer) <= 500),
  subject       text not null check (length(subject) <= 255),
  id            uuid not null unique,
  person_id     uuid not null references person (id) on delete cascade,
  -- The name of the provider in the operator's file.
  provider      text not null,
  email         text,
  -- What the button of a page said, as `pcp_user`: kept, without an effect.
  marks         text[] not null default '{}',
  created_at    timestamptz not null,
  last_used_on  date,
  primary key (issuer, subject)
);
create index identity_of_person on identity (person_id);
call own_by_auth('identity');

-- A trip to a provider that has begun. It ends once, and in the browser where it began.
create table identity_flow (
  state_hash  bytea primary key check (length(state_hash) = 32),
  -- SHA-256 of the visitor's cookie, or of the id of the session.
  bound_to    bytea not null check (length(bound_to) = 32),
  provider    text not null,
  purpose     text not null check (purpose in ('sign-in', 'link', 'confirm')),
  person_id   uuid references person (id) on delete cascade,
  nonce       text not null,
  verifier    text not null,
  expires_at  timestamptz not null
);
create index identity_flow_of_person on identity_flow (person_id);
create index identity_flow_by_end on identity_flow (expires_at);
call own_by_auth('identity_flow');

-- Who somebody is by a provider, while they read the terms or sign in to connect it: one in each browser.
create table identity_proof (
  bound_to        bytea primary key check (length(bound_to) = 32),
  provider        text not null,
  issuer          text not null,
  subject         text not null,
  email           text,
  email_verified  boolean not null,
  marks           text[] not null,
  expires_at      timestamptz not null
);
create index identity_proof_by_end on identity_proof (expires_at);
call own_by_auth('identity_proof');

-- By whose provider a session was opened. Null: by none.
alter table session add column provider text;
alter table sign_in_attempt add column provider text;
