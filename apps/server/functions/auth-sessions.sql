-- Sessions, and browsers in which somebody signed in.

-- Opens a session, ends the one before it in the same browser, and makes the browser a known one. `made` is false when the
-- person does not belong to the account. The account is the one that they used last from then on.
create function auth.open_session(given jsonb, claimed uuid, fresh uuid, ended_person uuid, ended_session uuid)
returns table (made boolean, device_id uuid, known boolean) language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with ended as (delete from session s where s.person_id = ended_person and s.id = ended_session),
  made as (
    insert into session select r.* from jsonb_populate_record(null::session, given) r
    where exists (select from membership m where m.account_id = r.account_id and m.person_id = r.person_id)
    returning id, account_id, person_id, created_at, last_seen_on, device, country),
  used as (
    update membership m set used_at = made.created_at from made
    where m.account_id = made.account_id and m.person_id = made.person_id),
  known as (select d.id from known_device d, made where d.person_id = made.person_id and d.id = claimed),
  -- An update keeps the first day.
  device as (
    insert into known_device as k (person_id, id, session_id, created_at, last_used_on, device, country)
    select made.person_id, coalesce((select id from known), fresh), made.id, made.created_at, made.last_seen_on, made.device, made.country
    from made
    on conflict on constraint known_device_pkey do update set session_id = excluded.session_id,
      last_used_on = excluded.last_used_on, device = excluded.device, country = excluded.country
    returning k.id)
  select exists (select from made), (select id from device), exists (select from known)
$$;
call open_function('auth.open_session(jsonb, uuid, uuid, uuid, uuid)', 'candor_jobs');

-- Whether a person has yet to accept the current terms: the newest that the operator published, or else `usual`. An
-- acceptance counts in all accounts of the person.
create function auth.owes_terms(person_id uuid, at timestamptz, usual text) returns boolean language sql stable
security definer set search_path = pg_catalog, public, pg_temp as $$
  select not exists (
    select from membership m
    join acceptance a on a.account_id = m.account_id and a.person_id = m.person_id
    where m.person_id = owes_terms.person_id and a.identifier = 'term' and a.statement = 'accepted'
      and a.version = coalesce((
        select n.version from notice n where n.identifier = 'term' and n.published_at <= at
        order by n.published_at desc limit 1), usual))
$$;
call open_function('auth.owes_terms(uuid, timestamptz, text)', 'candor_jobs');

create function auth.find_session_actor(hash bytea, at timestamptz, seen_since date, usual_terms text) returns table (
  session_id uuid, person_id uuid, account_id uuid, last_seen_on date, confirmed_at timestamptz, roles text[],
  project_roles text[], locale text, owes_terms boolean, created_at timestamptz, seen_at timestamptz,
  idle_minutes integer, longest_hours integer, ways text[], second_factor text, by_company boolean,
  company_required text, in_company_domain boolean
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.person_id, s.account_id, s.last_seen_on, s.confirmed_at,
    array(select g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is null),
    array(select distinct g.role from auth.granted g
      where g.account_id = m.account_id and g.person_id = m.person_id and g.project_id is not null),
    p.locale, auth.owes_terms(s.person_id, at, usual_terms), s.created_at, s.seen_at, r.idle_minutes, r.longest_hours,
    s.ways, r.second_factor, s.by_company, c.required, c.required is not null and exists (
      select from proved_domain d where d.account_id = s.account_id and d.domain = split_part(p.email, '@', 2))
  from session s
  join membership m on m.account_id = s.account_id and m.person_id = s.person_id
  join person p on p.id = s.person_id
  left join sign_in_rules r on r.account_id = s.account_id
  left join company_sign_in c on c.account_id = s.account_id
  where s.token_hash = hash and s.expires_at > at and s.last_seen_on >= seen_since
$$;
call open_function('auth.find_session_actor(bytea, timestamptz, date, text)', 'candor_jobs');

-- The same by the id of the session, for pages at other addresses that live as long as it does.
create function auth.find_session_actor_by_id(wanted uuid, at timestamptz, seen_since date, usual_terms text) returns table (
  session_id uuid, person_id uuid, account_id uuid, last_seen_on date, confirmed_at timestamptz, roles text[],
  project_roles text[], locale text, owes_terms boolean, created_at timestamptz, seen_at timestamptz,
  idle_minutes integer, longest_hours integer, ways text[], second_factor text, by_company boolean,
  company_required text, in_company_domain boolean
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select a.* from session s
  cross join auth.find_session_actor(s.token_hash, $2, $3, $4) a
  where s.id = $1
$$;
call open_function('auth.find_session_actor_by_id(uuid, timestamptz, date, text)', 'candor_jobs');

-- What changes with somebody's password. It is no help in guessing it: what is hashed is a slow hash with its salt.
create function auth.find_password_mark(person_id uuid) returns bytea language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select sha256(convert_to(coalesce(p.password_hash, ''), 'UTF8')) from person p where p.id = find_password_mark.person_id
$$;
call open_function('auth.find_password_mark(uuid)', 'candor_jobs');

create function auth.update_session_seen(session_id uuid, day date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ update session s set last_seen_on = day where s.id = session_id $$;
call open_function('auth.update_session_seen(uuid, date)', 'candor_jobs');

create function auth.update_session_seen_at(session_id uuid, at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ update session s set seen_at = at where s.id = session_id $$;
call open_function('auth.update_session_seen_at(uuid, timestamptz)', 'candor_jobs');

-- Counts the sessions of an account that were used on a day as used now, because a rule on idle ones begins.
create function auth.touch_sessions(account uuid, day date, at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  update session s set seen_at = at where s.account_id = account and s.last_seen_on = day
$$;
call open_function('auth.touch_sessions(uuid, date, timestamptz)', 'candor_jobs');

create function auth.update_session_confirmed(session_id uuid, at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update session s set confirmed_at = at where s.id = session_id
$$;
call open_function('auth.update_session_confirmed(uuid, timestamptz)', 'candor_jobs');

-- Moves a session to another account of its person, under a new secret. False when the person does not belong to it.
create function auth.update_session_account(session_id uuid, account uuid, hash bytea, at timestamptz) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with moved as (
    update session s set account_id = account, token_hash = hash
    where s.id = session_id
      and exists (select from membership m where m.account_id = account and m.person_id = s.person_id)
    returning s.account_id, s.person_id),
  used as (
    update membership m set used_at = at from moved
    where m.account_id = moved.account_id and m.person_id = moved.person_id)
  select exists (select from moved)
$$;
call open_function('auth.update_session_account(uuid, uuid, bytea, timestamptz)', 'candor_jobs');

create function auth.list_sessions(person_id uuid, at timestamptz, seen_since date) returns table (
  id uuid, account_id uuid, ways text[], provider text, country text, device jsonb, created_at timestamptz, last_seen_on date
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.account_id, s.ways, s.provider, s.country, s.device, s.created_at, s.last_seen_on from session s
  where s.person_id = list_sessions.person_id and s.expires_at > at and s.last_seen_on >= seen_since
  order by s.created_at desc
$$;
call open_function('auth.list_sessions(uuid, timestamptz, date)', 'candor_jobs');

create function auth.delete_session(person_id uuid, session_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from session s where s.person_id = delete_session.person_id and s.id = session_id returning s.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_session(uuid, uuid)', 'candor_jobs');

-- Ends all sessions of a person but one. Returns how many there were.
create function auth.delete_other_sessions(person_id uuid, kept uuid) returns bigint language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from session s where s.person_id = delete_other_sessions.person_id and s.id is distinct from kept returning s.id)
  select count(*) from gone
$$;
call open_function('auth.delete_other_sessions(uuid, uuid)', 'candor_jobs');

create function auth.delete_ended_sessions(at timestamptz, seen_since date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from session s where s.expires_at <= at or s.last_seen_on < seen_since
$$;
call open_function('auth.delete_ended_sessions(timestamptz, date)', 'candor_jobs');
