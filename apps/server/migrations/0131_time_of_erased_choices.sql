-- When a choice was erased. Null: before the log named what was erased.
alter table preference_erased add column erased_at timestamptz;
