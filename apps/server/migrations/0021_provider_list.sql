-- Google's ad technology providers outside of the vendor list, as their list was fetched. All accounts read it.

create table provider_list (
  -- There is one list: one row.
  single       boolean primary key default true check (single),
  -- By id: [{"id", "name", "policy"}, …].
  providers    jsonb not null,
  fetched_at   timestamptz not null,
  -- By its `max-age`.
  fresh_until  timestamptz not null
);
grant select on provider_list to candor_app;
grant select, insert, update, delete on provider_list to candor_jobs;
