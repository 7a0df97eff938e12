-- Passkeys, and what authenticators are asked to sign.

-- False when the credential is known already, or the person has as many as they may.
create function auth.insert_passkey(given jsonb, most integer) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into passkey select r.* from jsonb_populate_record(null::passkey, given) r
    where (select count(*) from passkey k where k.person_id = r.person_id) < most
    on conflict do nothing returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_passkey(jsonb, integer)', 'candor_jobs');

create function auth.list_passkeys(person_id uuid) returns setof passkey language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select * from passkey k where k.person_id = list_passkeys.person_id order by k.created_at
$$;
call open_function('auth.list_passkeys(uuid)', 'candor_jobs');

create function auth.find_passkey(credential bytea) returns setof passkey language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from passkey k where k.credential_id = credential $$;
call open_function('auth.find_passkey(bytea)', 'candor_jobs');

-- Counts a passkey as used. False when its counter did not rise, where it counts: then there is a copy of it.
create function auth.use_passkey(credential bytea, counted bigint, day date) returns boolean language sql
security definer set search_path = pg_catalog, public, pg_temp as $$
  with used as (
    update passkey k set counter = counted, last_used_on = day
    where k.credential_id = credential and (counted > k.counter or (counted = 0 and k.counter = 0)) returning k.id)
  select exists (select from used)
$$;
call open_function('auth.use_passkey(bytea, bigint, date)', 'candor_jobs');

create function auth.delete_passkey(person_id uuid, passkey_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from passkey k where k.person_id = delete_passkey.person_id and k.id = passkey_id returning k.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_passkey(uuid, uuid)', 'candor_jobs');

create function auth.insert_passkey_challenge(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into passkey_challenge select r.* from jsonb_populate_record(null::passkey_challenge, given) r
$$;
call open_function('auth.insert_passkey_challenge(jsonb)', 'candor_jobs');

-- Takes a challenge out, so that its answer counts once.
create function auth.take_passkey_challenge(given bytea, bound bytea, at timestamptz) returns boolean language sql
security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from passkey_challenge c where c.challenge = given and c.bound_to = bound and c.expires_at > at
    returning c.challenge)
  select exists (select from gone)
$$;
call open_function('auth.take_passkey_challenge(bytea, bytea, timestamptz)', 'candor_jobs');

create function auth.delete_ended_passkey_challenges(at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from passkey_challenge c where c.expires_at <= at $$;
call open_function('auth.delete_ended_passkey_challenges(timestamptz)', 'candor_jobs');
