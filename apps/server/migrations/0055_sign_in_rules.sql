-- How long sessions of an account last. Null: as long as the installation lets them.
create table sign_in_rules (
  account_id     uuid primary key references account (id) on delete cascade,
  -- A session without a request for so long ends.
  idle_minutes   integer check (idle_minutes between 5 and 43200),
  -- A session ends so long after the sign-in in any case.
  longest_hours  integer check (longest_hours between 1 and 2160)
);
call own_by_account('sign_in_rules');
revoke insert, update, delete on sign_in_rules from candor_app;
grant select on sign_in_rules to candor_auth;
create policy of_auth on sign_in_rules for select to candor_auth using (true);

-- When a session was last used, to the minute, where a rule asks for it.
alter table session add column seen_at timestamptz;
