-- The data points that letters about the identity ask for, unless the team chooses others.
alter table dsar_form add column points jsonb not null default '[]';
