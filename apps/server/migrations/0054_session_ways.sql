-- How and where a session was opened, and which account somebody used last: a sign-in goes on there.

alter table session
  add column ways text[] not null default array['password'] check (cardinality(ways) between 1 and 5),
  add column country text check (length(country) = 2);
alter table session alter column ways drop default;

alter table membership add column used_at timestamptz;
