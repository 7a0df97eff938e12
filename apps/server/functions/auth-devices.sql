-- Browsers in which a person signed in before.

-- Which of these browsers is a known one of a person.
create function auth.find_device(person_id uuid, claimed uuid[]) returns uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select d.id from known_device d where d.person_id = find_device.person_id and d.id = any(claimed) limit 1
$$;
call open_function('auth.find_device(uuid, uuid[])', 'candor_jobs');

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
