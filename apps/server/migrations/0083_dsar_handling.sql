-- Until when the process that answers a request by itself is left alone. Afterward a job goes on where it was stopped.
alter table dsar_request add column alone_until timestamptz;
-- Who stands in for whoever handles it.
alter table dsar_request add column deputy_id uuid;
-- The id that the banner showed, if the person gave it.
alter table dsar_request add column consent_id uuid;
-- The files that were downloaded with the code that was mailed last: one code opens the files of one letter.
alter table dsar_request add column code_files jsonb not null default '[]';

alter table dsar_form add column deputy_id uuid;
-- Whether somebody else looks at each letter before it is sent.
alter table dsar_form add column second_look boolean not null default false;

-- What was corrected: [{field, from, to}]. Personal, as the note is: it ends with the request.
alter table dsar_step add column changes jsonb not null default '[]';

-- The letter of a request that waits until somebody else has looked at it.
create table dsar_waiting_letter (
  account_id   uuid not null,
  request_id   uuid not null,
  site_id      uuid,
  -- What somebody wrote, as it was entered.
  letter       jsonb not null,
  person_id    uuid not null,
  at           timestamptz not null,
  primary key (account_id, request_id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
call own_by_account('dsar_waiting_letter');
call narrow_to_projects('dsar_waiting_letter');
