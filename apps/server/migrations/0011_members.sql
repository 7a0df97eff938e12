-- Owner data kept once for the account, so that whoever has many sites writes it once.

create table member (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  -- The contract's `ownerData`.
  owner       jsonb not null,
  -- Owns every site that neither has an owner of its own nor names a member.
  is_default  boolean not null default false,
  created_at  timestamptz not null,
  updated_at  timestamptz not null,
  primary key (account_id, id)
);
call own_by_account('member');
create unique index default_member_once on member (account_id) where is_default;

-- A site that has an owner of its own, a row of `site_owner`, names no member.
alter table site add column member_id uuid;
-- The service takes a member from its sites before it deletes it: their documents have changed then.
alter table site add foreign key (account_id, member_id) references member (account_id, id);
create index site_of_member on site (account_id, member_id);
