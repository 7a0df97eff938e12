-- Documents, banners and Consent Databases can be taken offline and deleted; the evidence of what is deleted stays.

-- Not shown since then. Its versions stay, and it can be shown again.
alter table document add column offline_at timestamptz;
alter table document add check (offline_at is null or published_number is not null);

-- Versions show what people were told (GDPR, Art. 5(2)): they outlive their document and its site, so they say themselves
-- of which site they are.
alter table document_version drop constraint document_version_account_id_document_id_fkey;
alter table document_version add column site_id uuid;
alter table document_version add column type document_type;
-- Null as long as the document is there.
alter table document_version add column kept_until timestamptz;
alter table document no force row level security;
alter table document_version no force row level security;
update document_version set site_id = document.site_id, type = document.type
from document where document.account_id = document_version.account_id and document.id = document_version.document_id;
alter table document_version force row level security;
alter table document force row level security;
alter table document_version alter column site_id set not null;
alter table document_version alter column type set not null;
create index document_version_of_site on document_version (account_id, site_id);
create index document_version_over on document_version (kept_until) where kept_until is not null;

-- The banner of a site that was taken offline or, where the site has no row in `banner`, deleted: pages that still bear
-- its tag load a script that goes on stopping and never asks.
create table banner_closed (
  account_id   uuid not null,
  site_id      uuid not null,
  closed_at    timestamptz not null,
  -- SHA-256 of the script, and of the rules for programs that mark up pages.
  guard        bytea not null check (length(guard) = 32),
  rules        bytea not null check (length(rules) = 32),
  -- Of the last version: browsers still know it, so that no other banner may have its number.
  last_number  integer not null check (last_number > 0),
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('banner_closed');

-- What was deleted of a site while its evidence stayed, with the site as the API showed it. Documents have no row: their
-- versions say it themselves.
create table deletion (
  account_id  uuid not null,
  site_id     uuid not null,
  what        text not null check (what in ('site', 'banner', 'consent-database')),
  site        jsonb not null,
  deleted_at  timestamptz not null,
  primary key (account_id, site_id, what)
);
call own_by_account('deletion');

-- Subscriptions are evidence, too: they go with the consents they come from.
alter table newsletter drop constraint newsletter_account_id_site_id_fkey;

-- Opens nothing since then, until its Consent Database is online again.
alter table consent_key add column offline_at timestamptz;

-- A Consent Database that was deleted with its evidence, while the site stayed.
alter table erasure drop constraint erasure_kind_check;
alter table erasure add constraint erasure_kind_check check (kind in ('account', 'begun', 'site', 'subject', 'key', 'webhook', 'secret', 'choices',
  'consents', 'consent-database'));
