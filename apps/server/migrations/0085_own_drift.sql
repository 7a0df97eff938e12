-- Findings about records that belong to no site are stored, accepted and mailed like those of sites. A key is of one site, or of the
-- organization: what it names is in it.
alter table processing_drift drop constraint processing_drift_pkey;
alter table processing_drift alter column site_id drop not null;
alter table processing_drift add primary key (account_id, key);
create index processing_drift_of_site on processing_drift (account_id, site_id);

alter table processing_drift_acceptance drop constraint processing_drift_acceptance_pkey;
alter table processing_drift_acceptance alter column site_id drop not null;
alter table processing_drift_acceptance add primary key (account_id, key);
create index processing_drift_acceptance_of_site on processing_drift_acceptance (account_id, site_id);

-- Who wants no weekly mail about an account.
create table processing_drift_silence (
  account_id  uuid not null references account (id) on delete cascade,
  person_id   uuid not null references person (id) on delete cascade,
  primary key (account_id, person_id)
);
create index processing_drift_silence_of_person on processing_drift_silence (person_id);
call own_by_account('processing_drift_silence');
