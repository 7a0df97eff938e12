-- Where the people of an account sign in: the OpenID Connect issuer of a company.
create table company_sign_in (
  account_id     uuid primary key references account (id) on delete cascade,
  label          text not null check (length(label) between 1 and 60),
  issuer         text not null check (length(issuer) <= 500),
  client_id      text not null check (length(client_id) <= 500),
  -- Sealed: see features/identities/seal.ts.
  client_secret  bytea not null,
  -- When somebody of the account signed in by it for the first time. Null: it cannot be required yet.
  tested_at      timestamptz,
  -- Who has to sign in by it: people with an address in its domains, all but guests, or all. Null: nobody has to.
  required       text check (required in ('domains', 'members', 'all')),
  changed_at     timestamptz not null
);
call own_by_account('company_sign_in');
revoke insert, update, delete on company_sign_in from candor_app;
grant select on company_sign_in to candor_auth;
create policy of_auth on company_sign_in for select to candor_auth using (true);

-- Domains that an account says are its own, and shows by a TXT record.
create table company_domain (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  domain      text not null check (length(domain) <= 253),
  -- What the record holds.
  token       text not null,
  created_at  timestamptz not null,
  proved_at   timestamptz,
  checked_at  timestamptz,
  -- When the record was last there.
  seen_at     timestamptz,
  primary key (account_id, id),
  unique (account_id, domain)
);
call own_by_account('company_domain');
revoke insert, update, delete on company_domain from candor_app;

-- Proved domains, each of one account: what is asked before it is known whose account somebody signs in to.
create table proved_domain (
  domain      text primary key,
  account_id  uuid not null references account (id) on delete cascade
);
create index proved_domain_of_account on proved_domain (account_id);
call own_by_auth('proved_domain');

-- Who people are by the issuer of an account. It opens that account alone.
create table company_identity (
  account_id    uuid not null references account (id) on delete cascade,
  subject       text not null check (length(subject) <= 255),
  person_id     uuid not null references person (id) on delete cascade,
  created_at    timestamptz not null,
  last_used_on  date,
  primary key (account_id, subject)
);
create index company_identity_of_person on company_identity (person_id);
call own_by_auth('company_identity');

-- Whether a session was opened by the issuer of its account, and what that issuer calls it (Back-Channel Logout 1.0: `sid`).
alter table session
  add column by_company boolean not null default false,
  add column company_sid text check (length(company_sid) <= 255);
alter table session alter column by_company drop default;
create index session_of_company on session (account_id, company_sid) where company_sid is not null;

-- Trips and proofs of an account's issuer name the account.
alter table identity_flow add column account_id uuid references account (id) on delete cascade;
create index identity_flow_of_account on identity_flow (account_id);
alter table identity_flow drop constraint identity_flow_purpose_check;
alter table identity_flow add constraint identity_flow_purpose_check
  check (purpose in ('sign-in', 'link', 'confirm', 'test'));
alter table identity_proof add column account_id uuid references account (id) on delete cascade;
create index identity_proof_of_account on identity_proof (account_id);
