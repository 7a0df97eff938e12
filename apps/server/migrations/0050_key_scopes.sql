-- API keys with part of what their maker may do. Keys from before, and those of the operator, keep all of it.

-- Null: all permissions of the maker.
alter table api_key add column permissions text[] check (cardinality(permissions) > 0);
-- Limited to the projects that project_access names with the key as the holder, and to no other even when those are deleted.
alter table api_key add column in_projects boolean not null default false;
-- Whether its maker was told of the end; not needed for keys that were replaced.
alter table api_key add column warned boolean not null default false;
