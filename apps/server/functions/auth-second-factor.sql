-- Second factors, and sign-ins that wait for one.

create function auth.has_second_factor(person_id uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from totp t where t.person_id = has_second_factor.person_id and t.confirmed_at is not null)
    or exists (select from passkey k where k.person_id = has_second_factor.person_id)
$$;
call open_function('auth.has_second_factor(uuid)', 'candor_jobs');

-- False when the person has as many as they may.
create function auth.insert_totp(given jsonb, most integer) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from totp t using jsonb_populate_record(null::totp, given) r
    where t.person_id = r.person_id and t.confirmed_at is null),
  made as (
    insert into totp (id, person_id, name, seed, created_at)
    select r.id, r.person_id, r.name, r.seed, r.created_at from jsonb_populate_record(null::totp, given) r
    where (select count(*) from totp t where t.person_id = r.person_id and t.confirmed_at is not null) < most
    returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_totp(jsonb, integer)', 'candor_jobs');

create function auth.list_totp(person_id uuid) returns setof totp language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select * from totp t where t.person_id = list_totp.person_id order by t.created_at
$$;
call open_function('auth.list_totp(uuid)', 'candor_jobs');

-- Counts a code as used, and the app as confirmed. False when the code of that step, or a later one, was used before.
create function auth.use_totp(person_id uuid, totp_id uuid, step bigint, at timestamptz) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with used as (
    update totp t
    set last_step = step, confirmed_at = coalesce(t.confirmed_at, at), last_used_on = (at at time zone 'UTC')::date
    where t.person_id = use_totp.person_id and t.id = totp_id and t.last_step < step returning t.id)
  select exists (select from used)
$$;
call open_function('auth.use_totp(uuid, uuid, bigint, timestamptz)', 'candor_jobs');

create function auth.delete_totp(person_id uuid, totp_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from totp t where t.person_id = delete_totp.person_id and t.id = totp_id and t.confirmed_at is not null
    returning t.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_totp(uuid, uuid)', 'candor_jobs');

create function auth.replace_recovery_codes(person_id uuid, hashes bytea[]) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from recovery_code c where c.person_id = replace_recovery_codes.person_id;
  insert into recovery_code select person_id, hash from unnest(hashes) hash
$$;
call open_function('auth.replace_recovery_codes(uuid, bytea[])', 'candor_jobs');

create function auth.count_recovery_codes(person_id uuid) returns bigint language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select count(*) from recovery_code c where c.person_id = count_recovery_codes.person_id
$$;
call open_function('auth.count_recovery_codes(uuid)', 'candor_jobs');

-- Takes a recovery code out, so that it works once.
create function auth.take_recovery_code(person_id uuid, hash bytea) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from recovery_code c where c.person_id = take_recovery_code.person_id and c.hash = take_recovery_code.hash
    returning c.hash)
  select exists (select from gone)
$$;
call open_function('auth.take_recovery_code(uuid, bytea)', 'candor_jobs');

-- Takes all factors from a person who lost them. False when there were none.
create function auth.delete_second_factors(person_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with codes as (delete from recovery_code c where c.person_id = delete_second_factors.person_id),
  apps as (delete from totp t where t.person_id = delete_second_factors.person_id returning t.confirmed_at),
  keys as (delete from passkey k where k.person_id = delete_second_factors.person_id returning k.id)
  select exists (select from apps where confirmed_at is not null) or exists (select from keys)
$$;
call open_function('auth.delete_second_factors(uuid)', 'candor_jobs');

create function auth.insert_sign_in_attempt(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into sign_in_attempt select r.* from jsonb_populate_record(null::sign_in_attempt, given) r
$$;
call open_function('auth.insert_sign_in_attempt(jsonb)', 'candor_jobs');

-- Counts a try, and says whose attempt it is. Nothing when it is over, or was tried too often.
create function auth.try_sign_in_attempt(hash bytea, most integer, at timestamptz) returns setof sign_in_attempt
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update sign_in_attempt a set tries = a.tries + 1
  where a.secret_hash = hash and a.tries < most and a.expires_at > at returning a.*
$$;
call open_function('auth.try_sign_in_attempt(bytea, integer, timestamptz)', 'candor_jobs');

-- Takes an attempt out, so that it opens one session. False when another request did.
create function auth.delete_sign_in_attempt(hash bytea) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (delete from sign_in_attempt a where a.secret_hash = hash returning a.person_id)
  select exists (select from gone)
$$;
call open_function('auth.delete_sign_in_attempt(bytea)', 'candor_jobs');

create function auth.delete_sign_in_attempts_of(person_id uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from sign_in_attempt a where a.person_id = delete_sign_in_attempts_of.person_id
$$;
call open_function('auth.delete_sign_in_attempts_of(uuid)', 'candor_jobs');

create function auth.delete_ended_sign_in_attempts(at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from sign_in_attempt a where a.expires_at <= at $$;
call open_function('auth.delete_ended_sign_in_attempts(timestamptz)', 'candor_jobs');

-- Adds a way to a session, under a new secret: the old one is dead at once.
create function auth.update_session_ways(session_id uuid, way text, hash bytea, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update session s
  set ways = case when way = any(s.ways) then s.ways else s.ways || way end, token_hash = hash, confirmed_at = at
  where s.id = session_id
$$;
call open_function('auth.update_session_ways(uuid, text, bytea, timestamptz)', 'candor_jobs');
