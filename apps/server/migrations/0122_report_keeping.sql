-- What the server does to a report by itself once its time is over. No manager signs it, so it stands apart from the signed
-- entries, and it is a leaf in the tree of the office like them.
create table report_server_entry (
  account_id  uuid not null,
  report_id   uuid not null,
  number      integer not null check (number >= 0),
  kind        text not null check (kind in ('deleted-by-time', 'names-removed')),
  -- Canonical JSON, as it is hashed. It names the last signed entry before it.
  body        text not null,
  hash        bytea not null check (length(hash) = 32),
  primary key (account_id, report_id, number),
  foreign key (account_id, report_id) references report (account_id, id)
);
call own_by_account('report_server_entry');

alter table report_leaf add column by_server boolean not null default false;
drop index report_leaf_of_entry;
create unique index report_leaf_of_entry on report_leaf (account_id, report_id, by_server, entry);

alter table report
  -- When managers and the mailbox were told that names will be removed, because nobody inquired, and when they were.
  add column names_told_on date,
  add column names_removed_on date;

-- Managers are mailed on their days only when something is new or due. Then a mail tells that there is something.
alter table report_office add column mails_when_due_only boolean not null default false;
