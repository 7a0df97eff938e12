-- How a site is built, and what was last found on its page.
create table installation (
  account_id  uuid not null,
  site_id     uuid not null,
  -- What the owner chose.
  builder     text,
  -- The last check; its time and what was found as JSON.
  checked_at  timestamptz,
  found       jsonb,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade,
  check ((checked_at is null) = (found is null))
);
call own_by_account('installation');
call narrow_to_projects('installation');

-- The hosts of a site whose pages loaded the script of its banner: the last version and the last day. Nothing about who asked.
create table banner_sighting (
  account_id  uuid not null,
  site_id     uuid not null,
  host        text not null check (length(host) between 1 and 253),
  number      integer not null check (number > 0),
  day         text not null check (length(day) = 10),
  primary key (account_id, site_id, host),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('banner_sighting');
call narrow_to_projects('banner_sighting');
