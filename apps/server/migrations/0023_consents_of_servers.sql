-- Servers erase people and put entries together by a private consent key, as users do.

alter table consent_erasure
  -- The key by which it was asked for; it may have been taken back since.
  add key_id uuid,
  drop constraint consent_erasure_check1,
  add constraint consent_erasure_asked check ((cause = 'request') = (num_nonnulls(person_id, key_id) = 1));

-- Neither a person nor a key: an intake found it.
alter table subject_merge add key_id uuid, add constraint subject_merge_asked check (num_nonnulls(person_id, key_id) < 2);

-- Portions of imports that are kept whole or not at all, from when all of it is on the disk until each is written. Each
-- goes in the transaction that writes it, so that none is written twice, and what a kill interrupts is finished.
create table consent_import (
  account_id   uuid not null,
  -- A UUIDv7 of when it came.
  id           uuid not null,
  site_id      uuid not null,
  received_at  timestamptz not null,
  -- Made ready to be written: JSON in UTF-8.
  consents     bytea not null,
  primary key (account_id, id)
);
alter table consent_import alter consents set storage external;
call own_by_account('consent_import');
revoke insert, update, delete on consent_import from candor_app;
create policy of_intake on consent_import to candor_intake using (true) with check (true);
grant select, insert, delete on consent_import to candor_intake;
