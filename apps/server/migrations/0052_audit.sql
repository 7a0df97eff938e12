-- The audit log: what happened in an account, numbered without a gap and held by the account's tree.

alter table account_event rename to audit_event;
alter table audit_event rename constraint account_event_pkey to audit_event_pkey;
alter table audit_event rename constraint account_event_account_id_fkey to audit_event_account_id_fkey;
alter table audit_event rename constraint account_event_count_check to audit_event_count_check;
alter table audit_event rename constraint account_event_country_check to audit_event_country_check;
alter table audit_event rename constraint account_event_details_check to audit_event_details_check;
alter table audit_event rename constraint account_event_kind_check to audit_event_kind_check;
alter index account_event_by_kind rename to audit_event_by_kind;
drop index account_event_by_age;
drop index account_event_of_hour;
alter table audit_event drop constraint account_event_check, drop column hour;
alter table audit_event rename column api_key_id to key_id;

alter table audit_event
  add column actor text,
  -- How the session was opened. Null for keys, jobs and the operator, and before this column existed.
  add column way text check (length(way) <= 60),
  add column job text check (length(job) <= 60),
  -- The thing that it happened to: what it is, and its id.
  add column target_kind text check (length(target_kind) <= 40),
  add column target_id text check (length(target_id) <= 100),
  add column site_id uuid,
  add column project_id uuid,
  -- Fields of the thing with their values before and after: {field: [before, after]}.
  add column changes jsonb not null default '{}' check (length(changes::text) <= 20000),
  -- The salt of its leaf. Deleted with the row, so that the leaf then says nothing.
  add column salt bytea not null default sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
    check (length(salt) = 32),
  -- Counts from 1 in each account. Null until the event is in a batch that waits for the tree.
  add column number bigint,
  add column batch_id uuid,
  add check ((number is null) = (batch_id is null));

update audit_event set
  actor = case when key_id is not null then 'api-key' when person_id is not null then 'person'
    when details ? 'consentKeyId' then 'consent-key' else 'operator' end,
  key_id = coalesce(key_id, (details ->> 'consentKeyId')::uuid),
  site_id = (details ->> 'siteId')::uuid,
  project_id = coalesce((details ->> 'projectId')::uuid,
    (select project_id from site where site.account_id = audit_event.account_id and site.id = (details ->> 'siteId')::uuid)),
  details = details - 'consentKeyId' - 'siteId' - 'projectId';

alter table audit_event
  alter column actor set not null,
  alter column salt drop default,
  alter column changes drop default,
  add check (actor in ('person', 'api-key', 'consent-key', 'directory', 'job', 'operator'));

create unique index audit_event_by_number on audit_event (account_id, number) where number is not null;
create index audit_event_waiting on audit_event (account_id, id) where number is null;
create index audit_event_of_person on audit_event (account_id, person_id, id desc) where person_id is not null;
create index audit_event_of_key on audit_event (account_id, key_id, id desc) where key_id is not null;
create index audit_event_of_target on audit_event (account_id, target_id, id desc) where target_id is not null;
create index audit_event_of_site on audit_event (account_id, site_id, id desc) where site_id is not null;
create index audit_event_of_project on audit_event (account_id, project_id, id desc) where project_id is not null;

-- Requests add events without a number. Jobs number them once and delete old ones; nobody changes what an event says.
create policy without_number on audit_event as restrictive for insert to candor_app
  with check (number is null);
-- Guests of single projects see what happened there, though no route shows it to them.
create policy of_projects on audit_event as restrictive for select to candor_app
  using ((select current_setting('app.holder', true) = '*') or project_id in (select visible_projects()));
revoke update on audit_event from candor_jobs;
grant update (number, batch_id) on audit_event to candor_jobs;

-- How far the log of an account is numbered, up to which number it has expired, and how long it is kept.
create table audit_log (
  account_id  uuid primary key references account (id) on delete cascade,
  numbered    bigint not null default 0 check (numbered >= expired),
  expired     bigint not null default 0 check (expired >= 0),
  kept_years  integer not null default 2 check (kept_years between 1 and 10)
);
call own_by_account('audit_log');
revoke insert, update, delete on audit_log from candor_app;
grant insert (account_id, kept_years), update (kept_years) on audit_log to candor_app;

-- Failed sign-ins and refusals after the first one of an hour. They become one event when the hour is over, so that a
-- flood cannot fill the disk.
create table audit_tally (
  account_id  uuid not null references account (id) on delete cascade,
  kind        text not null,
  person_id   uuid not null,
  hour        timestamptz not null,
  count       integer not null check (count > 0),
  -- Null where they differ.
  device      jsonb,
  country     text,
  primary key (account_id, kind, person_id, hour)
);
call own_by_account('audit_tally');
revoke insert, update, delete on audit_tally from candor_app;

-- The words of what events say, in lower case, for the search.
create table audit_word (
  account_id  uuid not null,
  word        text collate "C" not null,
  event_id    uuid not null,
  primary key (account_id, word, event_id),
  foreign key (account_id, event_id) references audit_event (account_id, id) on delete cascade
);
create index audit_word_of_event on audit_word (account_id, event_id);
call own_by_account('audit_word');
create policy of_whole_account on audit_word as restrictive for select to candor_app
  using ((select current_setting('app.holder', true) = '*'));
revoke insert, update, delete on audit_word from candor_app;
revoke update on audit_word from candor_jobs;

alter table evidence_batch drop constraint evidence_batch_kind_check;
alter table evidence_batch add constraint evidence_batch_kind_check check (kind in ('consent', 'entry', 'audit'));

-- Files of the audit log are of the whole account.
alter table export alter column site_id drop not null;
alter table export drop constraint export_kind_check;
alter table export add constraint export_kind_check
  check (kind in ('cookie-preferences', 'consents', 'subjects', 'newsletter', 'audit-csv', 'audit-ndjson'));
alter table export add check ((site_id is null) = (kind in ('audit-csv', 'audit-ndjson')));

-- The kinds of audit events that are sent. Empty: all.
alter table webhook_endpoint add column event_kinds text[] not null default '{}';
