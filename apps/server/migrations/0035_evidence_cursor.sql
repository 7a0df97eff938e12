-- Newsletters and webhooks both follow the trees of accounts: how far each is stands in one table.

create table evidence_cursor (
  account_id  uuid not null,
  -- Who follows: newsletters of accounts that have one, webhooks of those that want to be told of consents.
  follower    text not null check (follower in ('newsletters', 'webhooks')),
  leaf        bigint not null,
  primary key (account_id, follower)
);

-- An owner who is no superuser sees nothing through forced row-level security.
alter table newsletter_cursor no force row level security;
alter table webhook_cursor no force row level security;
insert into evidence_cursor (account_id, follower, leaf)
  select account_id, 'newsletters', leaf from newsletter_cursor
  union all
  select account_id, 'webhooks', leaf from webhook_cursor;
drop table newsletter_cursor;
drop table webhook_cursor;

call own_by_account('evidence_cursor');
