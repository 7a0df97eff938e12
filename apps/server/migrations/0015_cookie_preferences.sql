-- Choices of visitors: each one as it came, and counts of them for charts.

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

call own_by_account('preference');
call own_by_account('preference_signal');
call own_by_account('preference_touched');
call own_by_account('preference_hour');
call own_by_account('preference_day');
call own_by_account('preference_retention');
call own_by_account('preference_expiry');
revoke insert, update, delete on preference, preference_signal, preference_touched, preference_hour, preference_day,
  preference_expiry from candor_app;
revoke update on preference, preference_signal from candor_jobs;

-- A batch has choices of many accounts.
create policy of_intake on preference for insert to candor_intake with check (true);
create policy of_intake on preference_signal for insert to candor_intake with check (true);
create policy of_intake on preference_touched for insert to candor_intake with check (true);
grant insert on preference, preference_signal, preference_touched to candor_intake;
