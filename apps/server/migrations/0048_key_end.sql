-- API keys end. Keys from before, and those of the operator, have no end.

alter table api_key add column ends_at timestamptz;
alter table api_key add check (ends_at > created_at);
