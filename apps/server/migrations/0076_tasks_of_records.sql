-- The tasks of requests that rest on a record of processing, which its page lists.
create index dsar_task_of_record on dsar_task (account_id, record_id, request_id desc) where record_id is not null;
