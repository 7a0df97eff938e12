-- Facts and summaries of reports that a version with words blacked out has replaced. No route gives them out, and they are deleted
-- after 30 days: until then an operator can put back what one manager destroyed.
create table report_replaced_part (
  account_id  uuid not null,
  report_id   uuid not null,
  -- As in `report_part`.
  entry       integer not null,
  kind        text not null check (kind in ('body', 'summary')),
  number      integer not null,
  author      uuid,
  sealed      bytea not null,
  replaced_on date not null,
  primary key (account_id, report_id, entry, kind, number),
  foreign key (account_id, report_id) references report (account_id, id) on delete cascade
);
call own_by_account('report_replaced_part');
create index report_replaced_part_by_day on report_replaced_part (replaced_on);
