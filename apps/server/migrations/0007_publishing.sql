-- Versions and their pages are evidence: a request may add some, and can neither change nor delete any (GDPR 5(2), rule
-- P11). They go with their document, by the foreign keys, and with their account, by its deletion.
revoke update, delete on document_version, version_page from candor_app;
