-- Who people are by providers they sign in with.

-- False when somebody has the identity already, or the person has as many as they may.
create function auth.insert_identity(given jsonb, most integer) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into identity select r.* from jsonb_populate_record(null::identity, given) r
    where (select count(*) from identity i where i.person_id = r.person_id) < most
    on conflict do nothing returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_identity(jsonb, integer)', 'candor_jobs');

-- Counts an identity as used, and says whose it is.
create function auth.use_identity(issuer text, subject text, day date) returns uuid language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  update identity i set last_used_on = day
  where i.issuer = use_identity.issuer and i.subject = use_identity.subject returning i.person_id
$$;
call open_function('auth.use_identity(text, text, date)', 'candor_jobs');

create function auth.list_identities(person_id uuid) returns setof identity language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select * from identity i where i.person_id = list_identities.person_id order by i.created_at
$$;
call open_function('auth.list_identities(uuid)', 'candor_jobs');

create function auth.delete_identity(person_id uuid, identity_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from identity i where i.person_id = delete_identity.person_id and i.id = identity_id returning i.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_identity(uuid, uuid)', 'candor_jobs');

-- How many ways a person has to sign in without anything else.
create function auth.count_ways_in(person_id uuid) returns bigint language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select (select count(*) from person p where p.id = count_ways_in.person_id and p.password_hash is not null)
    + (select count(*) from identity i where i.person_id = count_ways_in.person_id)
    + (select count(*) from passkey k where k.person_id = count_ways_in.person_id)
$$;
call open_function('auth.count_ways_in(uuid)', 'candor_jobs');

create function auth.insert_identity_flow(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into identity_flow select r.* from jsonb_populate_record(null::identity_flow, given) r
$$;
call open_function('auth.insert_identity_flow(jsonb)', 'candor_jobs');

-- Takes a trip out, so that its answer counts once.
create function auth.take_identity_flow(hash bytea, browsers bytea[], at timestamptz) returns setof identity_flow
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from identity_flow f where f.state_hash = hash and f.bound_to = any(browsers) and f.expires_at > at
  returning f.*
$$;
call open_function('auth.take_identity_flow(bytea, bytea[], timestamptz)', 'candor_jobs');

create function auth.put_identity_proof(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from identity_proof p using jsonb_populate_record(null::identity_proof, given) r where p.bound_to = r.bound_to;
  insert into identity_proof select r.* from jsonb_populate_record(null::identity_proof, given) r
  on conflict (bound_to) do nothing
$$;
call open_function('auth.put_identity_proof(jsonb)', 'candor_jobs');

create function auth.find_identity_proof(browsers bytea[], at timestamptz) returns setof identity_proof
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select * from identity_proof p where p.bound_to = any(browsers) and p.expires_at > at limit 1
$$;
call open_function('auth.find_identity_proof(bytea[], timestamptz)', 'candor_jobs');

create function auth.delete_identity_proof(browsers bytea[]) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from identity_proof p where p.bound_to = any(browsers) $$;
call open_function('auth.delete_identity_proof(bytea[])', 'candor_jobs');

create function auth.delete_ended_identity_flows(at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from identity_flow f where f.expires_at <= at;
  delete from identity_proof p where p.expires_at <= at
$$;
call open_function('auth.delete_ended_identity_flows(timestamptz)', 'candor_jobs');

-- Takes from a person all that opens a door but the sessions: for somebody who never proved their address.
create function auth.drop_ways_in(person_id uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from identity i where i.person_id = drop_ways_in.person_id;
  delete from passkey k where k.person_id = drop_ways_in.person_id;
  delete from totp t where t.person_id = drop_ways_in.person_id;
  delete from recovery_code c where c.person_id = drop_ways_in.person_id;
  delete from api_key k where k.person_id = drop_ways_in.person_id
$$;
call open_function('auth.drop_ways_in(uuid)', 'candor_jobs');
