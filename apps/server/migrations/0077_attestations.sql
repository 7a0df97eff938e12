-- What an account states to others: canonical JSON whose hash is in a leaf. There is no foreign key to the site: what stood in the
-- register is asked for later, too.
create table evidence_attestation (
  account_id  uuid not null references account (id) on delete cascade,
  id          uuid not null,
  kind        text not null check (kind in ('register-edition', 'erasure-certificate')),
  site_id     uuid,
  -- The request. Null: the register of the site, or of the organization.
  subject_id  uuid,
  on_day      date not null,
  at          timestamptz not null,
  content     bytea not null,
  primary key (account_id, id)
);
create index evidence_attestation_of_site on evidence_attestation (account_id, kind, site_id, on_day desc);
create index evidence_attestation_of_subject on evidence_attestation (account_id, subject_id) where subject_id is not null;
call own_by_account('evidence_attestation');
call narrow_to_projects('evidence_attestation');
-- It is written once. Jobs delete what is over.
revoke update, delete on evidence_attestation from candor_app;
revoke update on evidence_attestation from candor_jobs;

alter table evidence_entry drop constraint evidence_entry_kind_check;
alter table evidence_entry add constraint evidence_entry_kind_check
  check (kind in ('acceptance', 'document-version', 'banner-version', 'legal-notice-text', 'choices', 'choices-expiry', 'erasure',
    'removal', 'person', 'merge', 'adoption', 'restore', 'register-edition', 'erasure-certificate'));
