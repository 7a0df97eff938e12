-- What visitors chose, by kind of device; and banners that were left unanswered, counted by day.

-- Place in `deviceClasses` of the consent package, from the request's headers, which are not kept. Null where it is not known.
-- Leaves say nothing of it.
alter table preference add column device smallint;

alter table preference_hour drop constraint preference_hour_dimension_check;
alter table preference_hour add constraint preference_hour_dimension_check
  check (dimension in ('all', 'country', 'language', 'version', 'regime', 'variant', 'device'));
alter table preference_day drop constraint preference_hour_dimension_check;
alter table preference_day add constraint preference_hour_dimension_check
  check (dimension in ('all', 'country', 'language', 'version', 'regime', 'variant', 'device'));

-- Visits that left their first page with the banner unanswered. A row is all that a batch of requests has in common: it has
-- no time but its day, and nothing tells one visit from another. A job adds rows to the counts below and deletes them.
create table preference_unanswered (
  account_id  uuid not null,
  -- Of the row, not of a visitor.
  id          uuid not null,
  site_id     uuid not null,
  -- A day in UTC.
  at          timestamptz not null,
  version     integer not null,
  regime      smallint not null,
  variant     smallint not null,
  language    text not null,
  country     text check (country ~ '^[A-Z]{2}$'),
  device      smallint,
  count       integer not null,
  primary key (account_id, id)
);
create table preference_unanswered_day (
  account_id  uuid not null,
  site_id     uuid not null,
  dimension   text not null check (dimension in ('all', 'country', 'language', 'version', 'regime', 'variant', 'device')),
  at          timestamptz not null,
  -- As in `preference_day`.
  value       text not null,
  count       integer not null,
  primary key (account_id, site_id, dimension, at, value)
);
call own_by_account('preference_unanswered');
call own_by_account('preference_unanswered_day');
call narrow_to_projects('preference_unanswered');
call narrow_to_projects('preference_unanswered_day');
revoke insert, update, delete on preference_unanswered, preference_unanswered_day from candor_app;

create policy of_intake on preference_unanswered for insert to candor_intake with check (true);
grant insert on preference_unanswered to candor_intake;
