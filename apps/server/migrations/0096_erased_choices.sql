-- Choices that were erased because whoever made them asked for it. What stays is a hash, so that leaves still prove that the other
-- choices of the hour are whole; without the consent id nobody can tell what it was of.
create table preference_erased (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  received_at  timestamptz not null,
  hash         bytea not null check (length(hash) = 32),
  primary key (account_id, id)
);
create index preference_erased_of_site on preference_erased (account_id, site_id, id);
call own_by_account('preference_erased');
call narrow_to_projects('preference_erased');
revoke insert, update, delete on preference_erased from candor_app;
revoke update on preference_erased from candor_jobs;

alter table erasure drop constraint erasure_kind_check;
alter table erasure add constraint erasure_kind_check check (kind in ('account', 'begun', 'site', 'subject', 'key', 'webhook', 'secret',
  'choices', 'choices-of', 'consents', 'consent-database'));
