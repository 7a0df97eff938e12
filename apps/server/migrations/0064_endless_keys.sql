-- Whether API keys of the account may be made without an end.
alter table sign_in_rules add column endless_keys boolean not null default false;
