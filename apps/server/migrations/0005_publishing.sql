-- Published versions of documents and their pages. Neither is ever changed (GDPR 5(2)); they go with their document.

create table document_version (
  account_id    uuid not null,
  id            uuid not null,
  document_id   uuid not null,
  number        integer not null check (number > 0),
  -- SHA-256 over the meaning of all languages and variants, in hex.
  fingerprint   text not null check (fingerprint ~ '^[0-9a-f]{64}$'),
  languages     text[] not null,
  -- The facts and assumptions the version was composed from.
  facts         jsonb not null,
  published_at  timestamptz not null,
  published_by  uuid,
  primary key (account_id, id),
  unique (account_id, document_id, number),
  foreign key (account_id, document_id) references document (account_id, id) on delete cascade
);
call own_by_account('document_version');

create table version_page (
  account_id  uuid not null,
  version_id  uuid not null,
  language    text not null,
  variant     text not null check (variant in ('complete', 'simplified')),
  -- The composed tree. Every format is rendered from it, and two versions are compared by it.
  tree        jsonb not null,
  primary key (account_id, version_id, language, variant),
  foreign key (account_id, version_id) references document_version (account_id, id) on delete cascade
);
call own_by_account('version_page');

-- PDFs, made on the first request and kept.
create table version_pdf (
  account_id  uuid not null,
  version_id  uuid not null,
  language    text not null,
  variant     text not null check (variant in ('complete', 'simplified')),
  body        bytea not null,
  made_at     timestamptz not null,
  primary key (account_id, version_id, language, variant),
  foreign key (account_id, version_id) references document_version (account_id, id) on delete cascade
);
call own_by_account('version_pdf');
