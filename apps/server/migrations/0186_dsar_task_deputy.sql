-- Who stands in for the owner of a task, as its record says; and the open tasks of a person, for their list of requests.

alter table dsar_task add column deputy_id uuid;
create index dsar_task_of_owner on dsar_task (account_id, owner_id) where outcome = 'open' and owner_id is not null;
create index dsar_task_of_deputy on dsar_task (account_id, deputy_id) where outcome = 'open' and deputy_id is not null;
