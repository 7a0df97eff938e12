-- Browsers in which a person signed in before.

create function auth.has_device(person_id uuid, device_id uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from known_device d where d.person_id = has_device.person_id and d.id = device_id)
$$;
call open_function('auth.has_device(uuid, uuid)', 'candor_jobs');

create function auth.upsert_device(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into known_device select r.* from jsonb_populate_record(null::known_device, given) r
  on conflict on constraint known_device_pkey do update set session_id = excluded.session_id,
    last_used_on = excluded.last_used_on, device = excluded.device, country = excluded.country
$$;
call open_function('auth.upsert_device(jsonb)', 'candor_jobs');

create function auth.list_devices(person_id uuid) returns setof known_device language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select d.* from known_device d where d.person_id = list_devices.person_id order by d.last_used_on desc, d.id desc limit 100
$$;
call open_function('auth.list_devices(uuid)', 'candor_jobs');

create function auth.delete_device(person_id uuid, device_id uuid) returns bigint language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from known_device d where d.person_id = delete_device.person_id and d.id = device_id returning 1
  ) select count(*) from gone
$$;
call open_function('auth.delete_device(uuid, uuid)', 'candor_jobs');

create function auth.delete_device_of(person_id uuid, session_id uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from known_device d
  where d.person_id = delete_device_of.person_id and d.session_id = delete_device_of.session_id
$$;
call open_function('auth.delete_device_of(uuid, uuid)', 'candor_jobs');

create function auth.delete_other_devices(person_id uuid, kept uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from known_device d
  where d.person_id = delete_other_devices.person_id and d.session_id is distinct from kept
$$;
call open_function('auth.delete_other_devices(uuid, uuid)', 'candor_jobs');

create function auth.delete_unused_devices(since date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from known_device d where d.last_used_on < since $$;
call open_function('auth.delete_unused_devices(date)', 'candor_jobs');
