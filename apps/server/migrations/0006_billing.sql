-- What an account may use where plans are hosted. Without a row an account is on the free plan.

create type plan as enum ('free', 'pro', 'ultra');

create table account_plan (
  account_id  uuid not null references account (id) on delete cascade,
  plan        plan not null,
  since       timestamptz not null,
  primary key (account_id)
);
call own_by_account('account_plan');
