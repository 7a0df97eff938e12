-- The cookie solution: what owners set, what visitors were shown, the files they load, and the list of vendors.

create table banner (
  account_id        uuid not null,
  site_id           uuid not null,
  -- The contract's `bannerConfiguration`, as it was saved last.
  configuration     jsonb not null,
  -- Counts what was saved, so that two people do not overwrite each other.
  revision          integer not null check (revision > 0),
  saved_at          timestamptz not null,
  saved_by          uuid,
  -- Null: never published.
  published_number  integer check (published_number > 0),
  -- Since when variants are shown; null: to nobody.
  experiment_since  timestamptz,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('banner');

-- What visitors were shown: proof, so it may outlive its site.
create table banner_version (
  account_id     uuid not null,
  site_id        uuid not null,
  number         integer not null check (number > 0),
  configuration  jsonb not null,
  -- SHA-256 over what a visitor could see.
  hash           bytea not null check (length(hash) = 32),
  languages      text[] not null check (cardinality(languages) > 0),
  -- By bit of the purpose, the version in which something new was asked.
  since          integer[] not null,
  -- Who received data, by bit of the purpose: what a later version is compared with.
  asked          jsonb not null,
  -- The contract's `bannerChange` and `bannerWeight`.
  changes        jsonb not null,
  weight         jsonb not null,
  -- Of whose publishing it was; null: it followed a document, a law, our words.
  published_by   uuid,
  published_at   timestamptz not null,
  -- Set once the site is gone.
  kept_until     timestamptz,
  primary key (account_id, site_id, number)
);
call own_by_account('banner_version');
create index banner_version_over on banner_version (kept_until) where kept_until is not null;

-- A version in one of its languages: the words, one by one, and the files made of them.
create table banner_text (
  account_id  uuid not null,
  site_id     uuid not null,
  number      integer not null,
  language    text not null,
  -- `CompiledBanner` and `CompiledLayer` of the consent package.
  banner      jsonb not null,
  layer       jsonb not null,
  -- SHA-256 of the files, by name: `script`, `kept`, `guard`, `rules` and the parts.
  files       jsonb not null,
  primary key (account_id, site_id, number, language),
  foreign key (account_id, site_id, number) references banner_version (account_id, site_id, number) on delete cascade
);
call own_by_account('banner_text');

-- Pictures of versions, by language and width of the window, taken by a browser of ours.
create table banner_picture (
  account_id  uuid not null,
  site_id     uuid not null,
  number      integer not null,
  language    text not null,
  width       integer not null check (width between 100 and 4000),
  body        bytea,
  taken_at    timestamptz,
  -- Why there is none, after all attempts.
  failed      boolean not null default false,
  primary key (account_id, site_id, number, language, width),
  foreign key (account_id, site_id, number) references banner_version (account_id, site_id, number) on delete cascade,
  check ((body is null) = (taken_at is null))
);
call own_by_account('banner_picture');
create index banner_picture_waiting on banner_picture (account_id, site_id) where body is null and not failed;

-- Who said why something may stay that is otherwise refused. A null reason takes it back.
create table banner_approval (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  what        text not null,
  reason      text,
  said_by     uuid not null,
  said_at     timestamptz not null,
  primary key (account_id, id)
);
call own_by_account('banner_approval');
create index banner_approval_of_site on banner_approval (account_id, site_id, id desc);

-- Pictures an account uploaded; their bytes stand in `embed_part`.
create table banner_upload (
  account_id   uuid not null,
  sha256       bytea not null check (length(sha256) = 32),
  name         text not null,
  uploaded_at  timestamptz not null,
  primary key (account_id, sha256)
);
call own_by_account('banner_upload');

-- A page that runs the banner of a configuration nobody may have saved.
create table banner_preview (
  account_id  uuid not null,
  -- SHA-256 of the secret in its address.
  secret_hash bytea not null check (length(secret_hash) = 32),
  page        text not null,
  expires_at  timestamptz not null,
  primary key (account_id, secret_hash)
);
call own_by_account('banner_preview');
create index banner_preview_over on banner_preview (expires_at);

-- Files that visitors load, by their content. They never change, and stay for a while after nothing leads to them: a
-- page that a browser kept may still ask for them.
create table embed_part (
  sha256   bytea primary key check (length(sha256) = 32),
  type     text not null,
  body     bytea not null,
  -- Null where it does not get smaller.
  brotli   bytea,
  gzip     bytea,
  used_at  timestamptz not null
);
grant select, insert, update on embed_part to candor_app;
grant select, insert, update, delete on embed_part to candor_jobs;
create index embed_part_unused on embed_part (used_at);

-- The Global Vendor List of the IAB as it was fetched, and its texts by language. All accounts read it.
create table vendor_list (
  -- `en` holds the list itself.
  language     text primary key,
  version      integer not null,
  updated_at   timestamptz not null,
  body         jsonb not null,
  fetched_at   timestamptz not null,
  -- By its `max-age`.
  fresh_until  timestamptz not null
);
grant select on vendor_list to candor_app;
grant select, insert, update, delete on vendor_list to candor_jobs;
