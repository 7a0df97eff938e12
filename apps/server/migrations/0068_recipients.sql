-- Recipients of data with the contracts, and what the organization does on behalf of customers. GDPR Art. 4(9), 28 and 30(2).

-- Whom facts of sites name is not stored here before somebody enters a contract or a role. The id follows from the account and
-- the name, so that nobody is entered twice and links stay.
create table recipient (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  name        text not null,
  fields      jsonb not null,
  version     integer not null check (version > 0),
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (account_id, id)
);
call own_by_account('recipient');

-- `processor`: what the organization does on behalf of customers, which belongs to no site.
alter table processing_record
  add column role text not null default 'controller' check (role in ('controller', 'processor')),
  add check (role = 'controller' or site_id is null);
