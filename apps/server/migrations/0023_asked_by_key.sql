-- Servers erase people and put entries together by a private consent key, as users do.

alter table consent_erasure
  -- The key by which it was asked for; it may have been taken back since.
  add key_id uuid,
  drop constraint consent_erasure_check1,
  add constraint consent_erasure_asked check ((cause = 'request') = (num_nonnulls(person_id, key_id) = 1));

-- Neither a person nor a key: an intake found it.
alter table subject_merge add key_id uuid, add constraint subject_merge_asked check (num_nonnulls(person_id, key_id) < 2);
