-- What the answers to a request said of an erasure, for its certificate. GDPR Art. 17, 19.
create table dsar_erasure (
  account_id      uuid not null,
  request_id      uuid not null,
  site_id         uuid,
  -- The recipients that were told, and what is kept, as the letters say it.
  told            jsonb not null,
  kept            jsonb not null,
  -- Once the request is closed: its certificate, and the salt of the fingerprint of the person.
  certificate_id  uuid,
  person_salt     bytea check (length(person_salt) = 32),
  primary key (account_id, request_id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade,
  check ((certificate_id is null) = (person_salt is null))
);
call own_by_account('dsar_erasure');
call narrow_to_projects('dsar_erasure');
