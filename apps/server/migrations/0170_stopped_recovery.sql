-- Who stopped a request to recover reports, also with keys that no document names, whose stop is no entry.
alter table report_recovery add column stopped_by uuid;
alter table report_recovery add column stopped_at timestamptz;
