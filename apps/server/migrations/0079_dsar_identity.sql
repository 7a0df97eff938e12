-- Who a requester is: signed in at the site, as its server states.

-- Public keys of the servers of a site. The private ones stay there.
create table dsar_key (
  account_id  uuid not null,
  site_id     uuid not null,
  id          uuid not null,
  algorithm   text not null check (algorithm in ('ES256', 'EdDSA', 'RS256')),
  public_key  jsonb not null,
  created_at  timestamptz not null,
  primary key (account_id, site_id, id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('dsar_key');
call narrow_to_projects('dsar_key');

-- Statements that were used: each brings one request.
create table dsar_key_use (
  account_id  uuid not null,
  site_id     uuid not null,
  hash        bytea not null check (length(hash) = 32),
  -- From when on it would be refused anyway.
  ends_at     timestamptz not null,
  primary key (account_id, site_id, hash),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
create index dsar_key_use_ended on dsar_key_use (ends_at);
call own_by_account('dsar_key_use');
call narrow_to_projects('dsar_key_use');

-- The id by which the site knows whoever is signed in; null: they were not, or the request was forgotten.
alter table dsar_request add column subject text;
