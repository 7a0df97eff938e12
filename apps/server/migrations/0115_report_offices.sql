-- Guests of single projects see the reporting offices of their sites alone.
call narrow_to_projects('report_office');

-- Accounts that others rely on are deleted only so many days after that is planned.
create table account_hold (
  account_id uuid primary key references account (id),
  days       integer not null check (days > 0)
);
call own_by_account('account_hold');
revoke insert, update, delete on account_hold from candor_app;

alter table report_office
  -- The days on which managers were mailed last, by the rhythm and out of turn. The mails are alike, whatever there is.
  add column mailed_on date,
  add column overdue_mailed_on date,
  -- The hash of the manifest of the pages that the log of the account names last.
  add column pages bytea check (length(pages) = 32);
