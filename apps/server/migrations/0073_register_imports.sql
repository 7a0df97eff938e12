-- Registers that were imported from a file. GDPR Art. 30.

-- Who imported what and when, so that it can be undone.
create table register_import (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  -- Of the file.
  name        text not null,
  at          timestamptz not null,
  person_id   uuid not null,
  records     integer not null check (records >= 0),
  undone_at   timestamptz,
  primary key (account_id, id)
);
call own_by_account('register_import');

-- The import that made a record.
alter table processing_record
  add column import_id uuid,
  add foreign key (account_id, import_id) references register_import (account_id, id);
create index processing_record_of_import on processing_record (account_id, import_id) where import_id is not null;
