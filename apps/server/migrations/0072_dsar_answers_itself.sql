-- Whether requests about what Candor holds are answered at once: the owner keeps no other data of visitors.
alter table dsar_form add column answers_itself boolean not null default false;

-- A person who asked for it themselves, where no teammate had to do anything.
alter table consent_erasure drop constraint consent_erasure_cause_check;
alter table consent_erasure add constraint consent_erasure_cause_check
  check (cause in ('request', 'privacy-request', 'retention', 'site-deleted', 'restored'));
