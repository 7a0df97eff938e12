-- The app on Facebook that a site is. Its token shows that somebody runs the app; it is not kept.
create table facebook_app (
  account_id    uuid not null,
  site_id       uuid not null,
  app_id        text not null check (app_id ~ '^[0-9]{1,30}$'),
  name          text not null check (length(name) <= 200),
  link          text check (length(link) <= 2000),
  connected_at  timestamptz not null,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('facebook_app');
call narrow_to_projects('facebook_app');
