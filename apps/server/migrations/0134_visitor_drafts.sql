-- What visitors without an account are shown of a site: its services, a policy and a banner, for a day. They belong to nobody
-- and say nothing of who asked. An account that takes one over copies it.
create table visitor_draft (
  token_hash   bytea primary key check (length(token_hash) = 32),
  id           uuid not null unique,
  url          text not null check (length(url) <= 2000),
  host         text not null check (length(host) <= 253),
  locale       text not null,
  -- By the network of the visitor; null where it is not known.
  country      text,
  state        text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  problem      text,
  -- The report of the scan.
  report       jsonb,
  -- The policy as html, and the page that runs the banner.
  policy       text,
  banner       text,
  created_at   timestamptz not null,
  finished_at  timestamptz,
  expires_at   timestamptz not null,
  check ((state = 'waiting') = (finished_at is null)),
  check ((state = 'done') = (report is not null and policy is not null and banner is not null))
);
create index visitor_draft_of_host on visitor_draft (host, created_at);
create index visitor_draft_by_end on visitor_draft (expires_at);
