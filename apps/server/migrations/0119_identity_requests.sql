-- Names of reporters that a custodian holds: what managers ask for, and what the custodian answers.
create table report_identity_request (
  account_id    uuid not null,
  report_id     uuid not null,
  -- The entry that asks. Its part is the sealed reason.
  number        integer not null,
  manager_id    uuid not null,
  custodian_id  uuid not null,
  -- The key of the reason alone, for the custodian, who reads nothing else of the report.
  wrapped       bytea not null,
  -- Null: it waits.
  is_allowed    boolean,
  -- The entry that answers.
  answer        integer,
  primary key (account_id, report_id, number),
  check ((is_allowed is null) = (answer is null)),
  foreign key (account_id, report_id) references report (account_id, id) on delete cascade
);
create index report_identity_request_of_custodian on report_identity_request (account_id, custodian_id);
call own_by_account('report_identity_request');
