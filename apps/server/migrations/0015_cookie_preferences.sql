-- Choices of visitors: each one as it came, counts of them for charts, and files of them for whoever asks.

-- The first id of a UUIDv7 of that moment.
create function uuid_from(moment timestamptz) returns uuid language sql immutable parallel safe
  as $$ select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- Never changed (GDPR 5(2), 7(1)), and about nobody (5(1)(c)): no address, no browser, no name.
-- Kept when its site is deleted, so it refers to none.
create table preference (
  account_id   uuid not null,
  -- Made by the browser, so its time is that of the choice.
  id           uuid not null,
  site_id      uuid not null,
  -- 128 random bits of a browser.
  consent_id   uuid not null,
  received_at  timestamptz not null,
  -- Of the configuration that was shown.
  version      integer not null,
  -- Milliseconds until the choice. Null where no banner was shown.
  waited       integer,
  -- Place in the lists of the consent package: `choiceActions`, `regimeIds`.
  action       smallint not null,
  regime       smallint not null,
  -- Bits, as in its `PurposeSet`.
  decided      smallint not null,
  granted      smallint not null,
  variant      smallint not null,
  language     text not null,
  country      text check (country ~ '^[A-Z]{2}$'),
  primary key (account_id, id)
) partition by range (id);
create index preference_of_consent on preference (account_id, consent_id);
create index preference_of_site on preference (account_id, site_id, id);

-- Strings of TCF, GPP and Additional Consent, of the few choices that have them.
create table preference_signal (
  account_id  uuid not null,
  id          uuid not null,
  tc          text,
  gpp         text,
  ac          text,
  primary key (account_id, id)
) partition by range (id);

-- Hours of choices that came since they were counted, by the minute of arrival. Each batch adds its own; who counts
-- takes those that no batch can be adding to any more.
create table preference_touched (
  account_id  uuid not null,
  site_id     uuid not null,
  hour        timestamptz not null,
  minute      timestamptz not null,
  primary key (account_id, site_id, hour, minute)
);
create index preference_touched_by_minute on preference_touched (minute);

-- Counts of an hour, and of a day in UTC, by one dimension at a time; `all` has one row. Made anew from the choices
-- whenever one of that hour came, so that they are exact.
create table preference_hour (
  account_id             uuid not null,
  site_id                uuid not null,
  dimension              text not null check (dimension in ('all', 'country', 'language', 'version', 'regime', 'variant')),
  at                     timestamptz not null,
  -- Empty where it is not known. Of a variant: version, a colon, variant.
  value                  text not null,
  accept                 integer not null,
  reject                 integer not null,
  custom                 integer not null,
  close                  integer not null,
  gpc                    integer not null,
  context                integer not null,
  withdraw               integer not null,
  functionality_decided  integer not null,
  functionality_granted  integer not null,
  experience_decided     integer not null,
  experience_granted     integer not null,
  measurement_decided    integer not null,
  measurement_granted    integer not null,
  marketing_decided      integer not null,
  marketing_granted      integer not null,
  -- Of choices made at a banner: how many, the sum of the logarithms of their milliseconds, and of the squares of those.
  waited_count           integer not null,
  waited_ln              double precision not null,
  waited_ln_squares      double precision not null,
  primary key (account_id, site_id, dimension, at, value)
);
create table preference_day (like preference_hour including all);

create table preference_retention (
  account_id  uuid not null,
  site_id     uuid not null,
  months      smallint not null check (months between 1 and 240),
  primary key (account_id, site_id)
);

-- What was deleted because its time was over.
create table preference_expiry (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  at          timestamptz not null,
  before      timestamptz not null,
  deleted     integer not null,
  primary key (account_id, id)
);
create index preference_expiry_of_site on preference_expiry (account_id, site_id, id desc);

create table preference_export (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  -- Who asked, and is written to.
  person_id    uuid not null,
  -- The range, `to_at` not in it; null: from the first, to the last.
  from_at      timestamptz,
  to_at        timestamptz,
  consent_id   uuid,
  status       text not null check (status in ('waiting', 'running', 'ready', 'failed')),
  row_count    integer not null default 0,
  bytes        bigint,
  created_at   timestamptz not null,
  expires_at   timestamptz,
  primary key (account_id, id),
  check ((status = 'ready') = (expires_at is not null))
);
create index preference_export_of_site on preference_export (account_id, site_id, id desc);
create index preference_export_by_expiry on preference_export (expires_at) where expires_at is not null;

call own_by_account('preference');
call own_by_account('preference_signal');
call own_by_account('preference_touched');
call own_by_account('preference_hour');
call own_by_account('preference_day');
call own_by_account('preference_retention');
call own_by_account('preference_expiry');
call own_by_account('preference_export');
revoke insert, update, delete on preference, preference_signal, preference_touched, preference_hour, preference_day,
  preference_expiry from candor_app;
revoke update on preference, preference_signal from candor_jobs;

-- A batch has choices of many accounts.
create policy of_intake on preference for insert to candor_intake with check (true);
create policy of_intake on preference_signal for insert to candor_intake with check (true);
create policy of_intake on preference_touched for insert to candor_intake with check (true);
grant insert on preference, preference_signal, preference_touched to candor_intake;

-- Makes the partitions of so many months, from that of a day on, and gives how many were missing. There is no default
-- partition: it would have to be searched whenever another is added.
create function make_preference_partitions(first date, months integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  partition text;
  begins timestamptz;
  made integer := 0;
begin
  -- One at a time, of all processes that start.
  perform pg_advisory_xact_lock(4153421);
  for month in 0 .. months - 1 loop
    begins := (date_trunc('month', first::timestamp) + make_interval(months => month)) at time zone 'UTC';
    foreach parent in array array['preference', 'preference_signal'] loop
      partition := parent || '_' || to_char(begins at time zone 'UTC', 'YYYY_MM');
      if to_regclass('public.' || partition) is null then
        -- Attached, not made in its place: that would lock out whoever writes.
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('revoke update on %I from candor_jobs', partition);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition,
          uuid_from(begins), uuid_from((begins at time zone 'UTC' + interval '1 month') at time zone 'UTC'));
        made := made + 1;
      end if;
    end loop;
  end loop;
  return made;
end $$;

-- Drops partitions that end before a day and are empty, and gives how many.
create function drop_empty_preference_partitions(before date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  partition regclass;
  filled boolean;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(4153421);
  for partition in
    select inhrelid from pg_inherits
    where inhparent in ('preference'::regclass, 'preference_signal'::regclass)
      and to_date(right(inhrelid::regclass::text, 7), 'YYYY_MM') + interval '1 month' <= before
  loop
    execute format('select exists (select from %s)', partition) into filled;
    if not filled then
      execute format('drop table %s', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
revoke execute on function make_preference_partitions, drop_empty_preference_partitions from public;
grant execute on function make_preference_partitions, drop_empty_preference_partitions to candor_jobs;
