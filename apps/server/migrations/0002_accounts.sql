-- People, their accounts, how they sign in, and what they agreed to.

-- A person may belong to many accounts, so it belongs to none. Read by all accounts.
create table person (
  id                uuid primary key,
  -- In lower case: two people never have addresses that differ by case only.
  email             text not null unique check (length(email) between 3 and 254),
  -- argon2id in its own text form. Null while the person has only other ways to sign in.
  password_hash     text,
  email_verified_at timestamptz,
  locale            text,
  country           text check (country ~ '^[A-Z]{2}$'),
  -- Advertising e-mail: 1 yes, 2 no. Null is not said, and treated as no.
  email_drip        smallint check (email_drip in (1, 2)),
  email_nl          smallint check (email_nl in (1, 2)),
  created_at        timestamptz not null
);

create table account (
  id          uuid primary key,
  name        text not null check (length(name) between 1 and 200),
  created_at  timestamptz not null
);
call own_by_account('account', 'id');
revoke delete on account from candor_app;

-- Read before the account is known: signing in finds the accounts of a person here.
create table membership (
  account_id  uuid not null references account (id) on delete cascade,
  person_id   uuid not null references person (id) on delete cascade,
  roles       text[] not null,
  created_at  timestamptz not null,
  primary key (account_id, person_id)
);
create index membership_of_person on membership (person_id);

-- Read before the account is known: the cookie says only the token. Local to one machine, so it refers to nothing.
create table session (
  id            uuid primary key,
  -- SHA-256 of the 256 random bits in the cookie.
  token_hash    bytea not null unique check (length(token_hash) = 32),
  person_id     uuid not null,
  account_id    uuid not null,
  -- {browser, system, kind}: read once from the user agent, which itself is not kept.
  device        jsonb not null,
  created_at    timestamptz not null,
  -- The day is enough to say where one is signed in, and spares a write on every request.
  last_seen_on  date not null,
  expires_at    timestamptz not null
);
create index session_of_person on session (person_id);
create index session_by_expiry on session (expires_at);

-- Read before the account is known: the request says only the key.
create table api_key (
  account_id    uuid not null references account (id) on delete cascade,
  id            uuid not null,
  name          text not null check (length(name) between 1 and 100),
  prefix        text not null,
  key_hash      bytea not null unique check (length(key_hash) = 32),
  -- The key may do what this person may do in the account.
  person_id     uuid not null references person (id) on delete cascade,
  created_at    timestamptz not null,
  last_used_on  date,
  primary key (account_id, id)
);
create index api_key_of_person on api_key (person_id);

-- Links sent by e-mail: each works once, and only until it expires.
create type email_token_purpose as enum ('verify', 'change', 'reset');
create table email_token (
  id          uuid primary key,
  token_hash  bytea not null unique check (length(token_hash) = 32),
  purpose     email_token_purpose not null,
  person_id   uuid not null references person (id) on delete cascade,
  -- The address the link was sent to, and that following it proves.
  email       text not null,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);
create index email_token_of_person on email_token (person_id, purpose);

-- The terms of service and the privacy notice of this installation. The newest of an identifier and a language holds.
create table notice (
  identifier    text not null check (identifier in ('term', 'privacy_policy')),
  version       text not null check (length(version) between 1 and 100),
  locale        text not null,
  title         text not null,
  body          text not null,
  published_at  timestamptz not null,
  primary key (identifier, version, locale)
);

-- Every text somebody was shown and agreed to, word for word, once.
create table notice_text (
  -- SHA-256 of title, a line break and body.
  text_hash  bytea primary key check (length(text_hash) = 32),
  title      text not null,
  body       text not null
);

-- What somebody accepted, was informed of or chose: never changed (GDPR 5(2), 7(1)).
-- Accepting terms and having read a privacy notice are two statements, hence two rows.
create type acceptance_statement as enum ('accepted', 'read', 'chosen');
create table acceptance (
  account_id     uuid not null references account (id) on delete cascade,
  id             uuid not null,
  person_id      uuid not null,
  statement      acceptance_statement not null,
  identifier     text not null,
  -- Null for what is no notice: a choice about e-mail.
  version        text,
  locale         text not null,
  text_hash      bytea references notice_text (text_hash),
  -- The form as it was shown, and what was understood from it, as JSON.
  proof_form     text,
  proof_content  text not null,
  created_at     timestamptz not null,
  primary key (account_id, id)
);
create index acceptance_of_person on acceptance (account_id, person_id, identifier, created_at desc);
call own_by_account('acceptance');
revoke update, delete on acceptance from candor_app;

grant select, insert, update, delete on person, membership, session, api_key, email_token to candor_app;
grant select, insert on notice_text to candor_app;
grant select on notice to candor_app;
