-- Documents of a site, and the services each of them names.

create type document_type as enum ('privacy_policy', 'cookie_policy', 'terms_and_conditions');

create table document (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  -- The document's id in public addresses: see public_id.
  public_id   text not null,
  type        document_type not null,
  languages   text[] not null check (cardinality(languages) > 0),
  -- What the owner said beyond services: the contract's `documentSettings`.
  settings    jsonb not null,
  created_at  timestamptz not null,
  -- The last change of anything the document says; later than its last version, the document is `changed`.
  updated_at  timestamptz not null,
  -- The newest published version, told by publishing. Null for a draft.
  published_number       integer,
  published_fingerprint  text,
  published_at           timestamptz,
  primary key (account_id, id),
  unique (account_id, site_id, type),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('document');

create table document_service (
  account_id   uuid not null,
  document_id  uuid not null,
  id           uuid not null,
  -- Of the catalogue, or null: then `custom` holds the whole service.
  service_id   text,
  custom       jsonb,
  overrides    jsonb not null,
  position     integer not null,
  added_at     timestamptz not null,
  -- Removed by the owner. It can be taken back for thirty days.
  archived_at  timestamptz,
  -- Removed, but it stood in a published version: what California asks to be told for twelve months (rule P13).
  was_published  boolean not null default false,
  primary key (account_id, id),
  foreign key (account_id, document_id) references document (account_id, id) on delete cascade,
  check ((service_id is null) = (custom is not null))
);
create unique index service_once_in_document on document_service (account_id, document_id, service_id)
  where archived_at is null and service_id is not null;
create index service_of_document on document_service (account_id, document_id, position);
call own_by_account('document_service');
