-- What a site does with data belongs to the site: all its documents speak of the same services and settings.

create table site_facts (
  account_id  uuid not null,
  site_id     uuid not null,
  -- What the owner said beyond services: the contract's `documentSettings`.
  settings    jsonb not null,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('site_facts');

-- The owner of the tables moves rows of all accounts, which it may not see otherwise.
alter table document no force row level security;
alter table document_service no force row level security;
alter table site_facts no force row level security;

insert into site_facts (account_id, site_id, settings)
  select account_id, site_id, settings from document where type = 'privacy_policy';
alter table document drop column settings;

alter table document_service add column site_id uuid;
update document_service set site_id = document.site_id
  from document
  where document.account_id = document_service.account_id and document.id = document_service.document_id;
alter table document_service alter column site_id set not null;
alter table document_service drop column document_id;
alter table document_service rename to site_service;
alter table site_service rename constraint document_service_pkey to site_service_pkey;
alter table site_service rename constraint document_service_check to site_service_check;
alter table site_service add foreign key (account_id, site_id) references site (account_id, id) on delete cascade;
create unique index service_once_in_site on site_service (account_id, site_id, service_id)
  where archived_at is null and service_id is not null;
create index service_of_site on site_service (account_id, site_id, position);

alter table document force row level security;
alter table site_service force row level security;
alter table site_facts force row level security;
