-- What was completed is attested: the edition names its attestation. Editions from before have none.
alter table assessment_edition add column attestation_id uuid;

alter table evidence_attestation drop constraint evidence_attestation_kind_check;
alter table evidence_attestation add constraint evidence_attestation_kind_check
  check (kind in ('register-edition', 'erasure-certificate', 'assessment-version'));

alter table evidence_entry drop constraint evidence_entry_kind_check;
alter table evidence_entry add constraint evidence_entry_kind_check
  check (kind in ('acceptance', 'document-version', 'banner-version', 'legal-notice-text', 'choices', 'choices-expiry', 'erasure',
    'removal', 'person', 'merge', 'adoption', 'restore', 'register-edition', 'erasure-certificate', 'assessment-version'));
