-- Newsletters and webhooks both follow the trees of accounts: how far each is stands in one table.

create table evidence_cursor (
  account_id  uuid not null,
  -- Who follows: newsletters of accounts that have one, webhooks of those that want to be told of consents.
  follower    text not null check (follower in ('newsletters', 'webhooks')),
  leaf        bigint not null,
  primary key (account_id, follower)
);

call own_by_account('evidence_cursor');
