-- Several records for one service of a site. PRODUCT §3, "Alternate".

-- An alternate says of its service what is otherwise for some: for staff, or in one shop.
alter table processing_record
  add column is_alternate boolean not null default false,
  add check (not is_alternate or site_service_id is not null);

-- One record that is not over for each service, and any number of alternates.
drop index processing_record_of_service;
create unique index processing_record_of_service on processing_record (account_id, site_service_id)
  where state <> 'ended' and not is_alternate;
create index processing_record_by_service on processing_record (account_id, site_service_id) where site_service_id is not null;
