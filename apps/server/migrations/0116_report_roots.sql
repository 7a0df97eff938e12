-- The root of the tree of a reporting office is a statement in the log of its account, once a day.
alter table evidence_entry drop constraint evidence_entry_kind_check;
alter table evidence_entry add constraint evidence_entry_kind_check
  check (kind in ('acceptance', 'document-version', 'banner-version', 'legal-notice-text', 'choices', 'choices-expiry', 'erasure',
    'removal', 'person', 'merge', 'adoption', 'restore', 'register-edition', 'erasure-certificate', 'assessment-version',
    'report-root'));
