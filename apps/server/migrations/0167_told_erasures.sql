-- Choices that a restore erased before the log named what was erased have no time and no event. An event of this upgrade names them,
-- once: from here on, an erased choice that no event names was moved there by hand.
alter table preference_erased no force row level security;
alter table audit_event no force row level security;
alter table site no force row level security;
insert into audit_event (account_id, id, at, kind, actor, job, site_id, project_id, details, changes, count, salt)
select old.account_id,
  (lpad(to_hex((extract(epoch from now()) * 1000)::bigint), 12, '0') || '7' || left(md5(gen_random_uuid()::text), 3)
    || '8' || left(md5(gen_random_uuid()::text), 15))::uuid,
  now(), 'choices.erased', 'job', 'upgrade', old.site_id,
  (select project_id from site where site.account_id = old.account_id and site.id = old.site_id),
  jsonb_build_object('count', old.count, 'hashes', old.hashes), '{}', 1,
  sha256(uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()))
from (select account_id, site_id, count(*) as count,
    string_agg(encode(substring(hash for 8), 'hex'), ' ' order by id) as hashes
  from (select account_id, site_id, id, hash,
      (row_number() over (partition by account_id, site_id order by id) - 1) / 10 as part
    from preference_erased where erased_at is null) as each
  group by account_id, site_id, part) as old;
update preference_erased set erased_at = now() where erased_at is null;
alter table preference_erased alter column erased_at set not null;
alter table site force row level security;
alter table audit_event force row level security;
alter table preference_erased force row level security;
