-- The server signs in as candor_app, candor_intake and candor_jobs (platform/database/roles.ts makes them), which own
-- nothing and can become nobody else. People, sessions, keys and tokens belong to candor_auth, as which nobody signs in:
-- the other roles reach them by the functions of the schema auth alone.
--
-- A table of what opens doors is added so:
--   create table passkey (...);
--   call own_by_auth('passkey');                 -- nobody but candor_auth sees a row
-- and whatever reads or writes it is a function, named like the query module's:
--   create function auth.find_passkey(credential bytea) returns setof passkey language sql security definer
--     set search_path = pg_catalog, public, pg_temp as $$ select * from passkey p where p.credential_id = credential $$;
--   call open_function('auth.find_passkey(bytea)', 'candor_jobs');
-- What candor_app may call takes the account first and asks auth.admits(account): the account of its transaction, and no
-- other. What makes or changes something that opens a door, or says a hash, is for candor_jobs (`asSystem`) alone, so that
-- a statement smuggled into a request of one account opens none. Insertions and changes take a row as jsonb
-- (platform/database/row-json.ts), so that a column that is added needs no new function. `database.test.ts` fails for a
-- table or function that says nothing of who may use it: add its line to the list there.

create schema auth;
grant usage on schema auth to candor_app, candor_jobs, candor_auth;
grant usage on schema public to candor_auth;
revoke create on schema public from public;

-- Whoever owns a database is a member of candor_auth. Row-level security without a policy: a grant made by mistake shows
-- nothing. It binds neither candor_auth nor the owner, for backups.
create procedure own_by_auth(owned regclass) language plpgsql as $$
begin
  execute format('revoke all on %s from public, candor_app, candor_intake, candor_jobs', owned);
  execute format('alter table %s enable row level security', owned);
  grant create on schema public to candor_auth;
  execute format('alter table %s owner to candor_auth', owned);
  revoke create on schema public from candor_auth;
end $$;

-- Gives a function of the schema auth to candor_auth, with whose rights it runs, and to those who may call it.
create procedure open_function(opened regprocedure, variadic callers name[]) language plpgsql as $$
declare
  caller name;
begin
  if not exists (select from pg_proc where oid = opened and prosecdef and proconfig::text like '%search_path=%') then
    raise exception '% is to be security definer with a search_path', opened;
  end if;
  execute format('revoke execute on function %s from public', opened);
  foreach caller in array callers loop
    execute format('grant execute on function %s to %I', opened, caller);
  end loop;
  grant create on schema auth to candor_auth;
  execute format('alter function %s owner to candor_auth', opened);
  revoke create on schema auth from candor_auth;
end $$;

-- What all accounts share is seen in a transaction of some account, and in none without.
create procedure share_with_accounts(shared regclass) language plpgsql as $$
declare
  any_account text := 'nullif(current_setting(''app.account_id'', true), '''') is not null';
begin
  execute format('alter table %s enable row level security', shared);
  execute format('alter table %s force row level security', shared);
  execute format('create policy of_account on %s to candor_app using (%s) with check (%s)', shared, any_account, any_account);
  execute format('create policy of_jobs on %s to candor_jobs using (true) with check (true)', shared);
end $$;

call share_with_accounts('notice');
call share_with_accounts('notice_text');
call share_with_accounts('own_catalogue');
call share_with_accounts('embed_part');
call share_with_accounts('vendor_list');
call share_with_accounts('provider_list');
call own_by_account('public_id');
revoke update on public_id from candor_app;
grant select on migration to candor_jobs;

call own_by_auth('person');
call own_by_auth('membership');
call own_by_auth('session');
call own_by_auth('api_key');
call own_by_auth('consent_key');
call own_by_auth('email_token');

-- Whether the caller may speak of this account: candor_app in a transaction of that account alone.
create function auth.admits(account uuid) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select session_user <> 'candor_app' or account = nullif(current_setting('app.account_id', true), '')::uuid
$$;

-- People and memberships.

-- False when somebody has the address already.
create function auth.insert_person(given jsonb) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into person select r.* from jsonb_populate_record(null::person, given) r
    on conflict (email) do nothing returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_person(jsonb)', 'candor_jobs');

create function auth.find_person_by_email(address text) returns setof person language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from person p where p.email = address $$;
call open_function('auth.find_person_by_email(text)', 'candor_jobs');

create function auth.find_person(person_id uuid) returns setof person language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from person p where p.id = person_id $$;
call open_function('auth.find_person(uuid)', 'candor_jobs');

create function auth.lock_person(person_id uuid) returns setof person language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from person p where p.id = person_id for update $$;
call open_function('auth.lock_person(uuid)', 'candor_jobs');

create function auth.find_email(person_id uuid) returns text language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select p.email from person p where p.id = person_id $$;
call open_function('auth.find_email(uuid)', 'candor_jobs');

create function auth.has_people() returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select exists (select from person) $$;
call open_function('auth.has_people()', 'candor_jobs');

-- Somebody of the account, without the hash of the password.
create function auth.find_person_of(account uuid, wanted uuid) returns table (
  id uuid, email text, email_verified_at timestamptz, locale text, country text, email_drip smallint, email_nl smallint,
  created_at timestamptz
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.id, p.email, p.email_verified_at, p.locale, p.country, p.email_drip, p.email_nl, p.created_at
  from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account and m.person_id = wanted
$$;
call open_function('auth.find_person_of(uuid, uuid)', 'candor_app', 'candor_jobs');

-- Whom a mail about the account may reach.
create function auth.list_reachable(account uuid) returns table (email text, locale text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select p.email, p.locale from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account and p.email_verified_at is not null order by p.email
$$;
call open_function('auth.list_reachable(uuid)', 'candor_app', 'candor_jobs');

-- Sets those columns that `change` names.
create function auth.update_person(person_id uuid, change jsonb) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
declare
  named text := (select string_agg(quote_ident(key), ', ') from jsonb_object_keys(change) as key where key <> 'id');
begin
  if named is null then return; end if;
  execute format('update person set (%1$s) = (select %1$s from jsonb_populate_record(null::person, $1)) where id = $2', named)
    using change, person_id;
end $$;
call open_function('auth.update_person(uuid, jsonb)', 'candor_jobs');

-- The same for somebody of the account, and only for what opens no door.
create function auth.update_preferences(account uuid, person_id uuid, change jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if change - '{locale,country,email_drip,email_nl}'::text[] <> '{}' then
    raise insufficient_privilege using message = 'These are no preferences.';
  end if;
  if auth.admits(account) and exists (
    select from membership m where m.account_id = account and m.person_id = update_preferences.person_id) then
    perform auth.update_person(person_id, change);
  end if;
end $$;
call open_function('auth.update_preferences(uuid, uuid, jsonb)', 'candor_app', 'candor_jobs');

-- Deletes those who belong to no account any more.
create function auth.delete_lone_people(people uuid[]) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from person p where p.id = any(people) and not exists (select from membership m where m.person_id = p.id)
$$;
call open_function('auth.delete_lone_people(uuid[])', 'candor_jobs');

create function auth.insert_membership(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into membership select r.* from jsonb_populate_record(null::membership, given) r
$$;
call open_function('auth.insert_membership(jsonb)', 'candor_jobs');

create function auth.find_first_account_of(person_id uuid) returns uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select m.account_id from membership m where m.person_id = find_first_account_of.person_id
  order by m.created_at, m.account_id limit 1
$$;
call open_function('auth.find_first_account_of(uuid)', 'candor_jobs');

create function auth.list_people_ids(account uuid) returns setof uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select m.person_id from membership m where auth.admits(account) and m.account_id = account
$$;
call open_function('auth.list_people_ids(uuid)', 'candor_jobs');

create function auth.has_owner(account uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from membership m where m.account_id = account and 'account.owner' = any (m.roles))
$$;
call open_function('auth.has_owner(uuid)', 'candor_jobs');

-- Sessions.

-- False when the person does not belong to the account.
create function auth.insert_session(given jsonb) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into session select r.* from jsonb_populate_record(null::session, given) r
    where exists (select from membership m where m.account_id = r.account_id and m.person_id = r.person_id) returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_session(jsonb)', 'candor_jobs');

-- Who a session's token stands for, with the roles that hold now. One used on no day since `seen_since` is over.
create function auth.find_session_actor(hash bytea, at timestamptz, seen_since date) returns table (
  session_id uuid, person_id uuid, account_id uuid, last_seen_on date, roles text[], locale text
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.person_id, s.account_id, s.last_seen_on, m.roles, p.locale
  from session s
  join membership m on m.account_id = s.account_id and m.person_id = s.person_id
  join person p on p.id = s.person_id
  where s.token_hash = hash and s.expires_at > at and s.last_seen_on >= seen_since
$$;
call open_function('auth.find_session_actor(bytea, timestamptz, date)', 'candor_jobs');

create function auth.update_session_seen(session_id uuid, day date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ update session s set last_seen_on = day where s.id = session_id $$;
call open_function('auth.update_session_seen(uuid, date)', 'candor_jobs');

create function auth.list_sessions(person_id uuid, at timestamptz, seen_since date) returns table (
  id uuid, device jsonb, created_at timestamptz, last_seen_on date
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select s.id, s.device, s.created_at, s.last_seen_on from session s
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

-- API keys.

-- False when the person does not belong to the account.
create function auth.insert_api_key(given jsonb) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with made as (
    insert into api_key select r.* from jsonb_populate_record(null::api_key, given) r
    where exists (select from membership m where m.account_id = r.account_id and m.person_id = r.person_id) returning id)
  select exists (select from made)
$$;
call open_function('auth.insert_api_key(jsonb)', 'candor_jobs');

-- Who a key stands for: the person who made it, with the roles that person has now.
create function auth.find_api_key_actor(hash bytea) returns table (
  api_key_id uuid, account_id uuid, person_id uuid, last_used_on date, roles text[]
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.account_id, k.person_id, k.last_used_on, m.roles
  from api_key k join membership m on m.account_id = k.account_id and m.person_id = k.person_id
  where k.key_hash = hash
$$;
call open_function('auth.find_api_key_actor(bytea)', 'candor_jobs');

create function auth.update_api_key_used(account uuid, key_id uuid, day date) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  update api_key k set last_used_on = day where k.account_id = account and k.id = key_id
$$;
call open_function('auth.update_api_key_used(uuid, uuid, date)', 'candor_jobs');

create function auth.list_api_keys(account uuid) returns table (
  id uuid, name text, prefix text, created_at timestamptz, last_used_on date
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.name, k.prefix, k.created_at, k.last_used_on from api_key k
  where auth.admits(account) and k.account_id = account order by k.created_at desc
$$;
call open_function('auth.list_api_keys(uuid)', 'candor_app', 'candor_jobs');

create function auth.delete_api_key(account uuid, key_id uuid) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from api_key k where auth.admits(account) and k.account_id = account and k.id = key_id returning k.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_api_key(uuid, uuid)', 'candor_app', 'candor_jobs');

-- Consent keys.

create function auth.insert_consent_key(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into consent_key select r.* from jsonb_populate_record(null::consent_key, given) r
$$;
call open_function('auth.insert_consent_key(jsonb)', 'candor_jobs');

create function auth.find_consent_key(hash bytea) returns table (id uuid, account_id uuid, site_id uuid, kind text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.account_id, k.site_id, k.kind from consent_key k where k.key_hash = hash
$$;
call open_function('auth.find_consent_key(bytea)', 'candor_jobs');

create function auth.update_consent_key_used(account uuid, key_id uuid, day date) returns void
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  update consent_key k set last_used_on = day
  where k.account_id = account and k.id = key_id and (k.last_used_on is null or k.last_used_on < day)
$$;
call open_function('auth.update_consent_key_used(uuid, uuid, date)', 'candor_jobs');

create function auth.list_consent_keys(account uuid, site uuid) returns table (
  id uuid, kind text, name text, shown text, created_at timestamptz, last_used_on date
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.kind, k.name, k.shown, k.created_at, k.last_used_on from consent_key k
  where auth.admits(account) and k.account_id = account and k.site_id = site order by k.id
$$;
call open_function('auth.list_consent_keys(uuid, uuid)', 'candor_app', 'candor_jobs');

create function auth.find_consent_key_name(account uuid, key_id uuid) returns text language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select k.name from consent_key k where auth.admits(account) and k.account_id = account and k.id = key_id
$$;
call open_function('auth.find_consent_key_name(uuid, uuid)', 'candor_app', 'candor_jobs');

create function auth.delete_consent_key(account uuid, site uuid, key_id uuid) returns boolean
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from consent_key k
    where auth.admits(account) and k.account_id = account and k.site_id = site and k.id = key_id returning k.id)
  select exists (select from gone)
$$;
call open_function('auth.delete_consent_key(uuid, uuid, uuid)', 'candor_app', 'candor_jobs');

-- Links sent by e-mail.

create function auth.insert_email_token(given jsonb) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into email_token select r.* from jsonb_populate_record(null::email_token, given) r
$$;
call open_function('auth.insert_email_token(jsonb)', 'candor_jobs');

create function auth.find_email_token(token_id uuid) returns setof email_token language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$ select * from email_token t where t.id = token_id $$;
call open_function('auth.find_email_token(uuid)', 'candor_jobs');

-- Takes the token out, so that it works once however many follow the link at the same time.
create function auth.take_email_token(hash bytea, purposes text[], at timestamptz) returns setof email_token
language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  delete from email_token t where t.token_hash = hash and t.purpose::text = any(purposes) and t.expires_at > at returning t.*
$$;
call open_function('auth.take_email_token(bytea, text[], timestamptz)', 'candor_jobs');

-- The address that somebody of the account asked to change to, while the link to it works.
create function auth.find_pending_email(account uuid, person_id uuid, at timestamptz) returns text
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select t.email from email_token t
  where auth.admits(account)
    and exists (select from membership m where m.account_id = account and m.person_id = find_pending_email.person_id)
    and t.person_id = find_pending_email.person_id and t.purpose = 'change' and t.expires_at > at
  order by t.created_at desc limit 1
$$;
call open_function('auth.find_pending_email(uuid, uuid, timestamptz)', 'candor_app', 'candor_jobs');

create function auth.delete_email_tokens(person_id uuid, purposes text[]) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from email_token t where t.person_id = delete_email_tokens.person_id and t.purpose::text = any(purposes)
$$;
call open_function('auth.delete_email_tokens(uuid, text[])', 'candor_jobs');

create function auth.delete_ended_email_tokens(at timestamptz) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from email_token t where t.expires_at <= at $$;
call open_function('auth.delete_ended_email_tokens(timestamptz)', 'candor_jobs');

-- Export and deletion of an account, table by table, of those that candor_auth owns. What opens a door never leaves, not
-- even as a hash.

create function auth.export_rows(account uuid, exported name) returns setof text language plpgsql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  if auth.admits(account) then
    return query execute format(
      'select (to_jsonb(t) - ''{token_hash,key_hash}''::text[])::text from public.%I t where t.account_id = $1', exported)
      using account;
  end if;
end $$;
call open_function('auth.export_rows(uuid, name)', 'candor_app', 'candor_jobs');

create function auth.export_people(account uuid) returns setof text language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select (to_jsonb(p) - 'password_hash')::text from membership m join person p on p.id = m.person_id
  where auth.admits(account) and m.account_id = account
$$;
call open_function('auth.export_people(uuid)', 'candor_app', 'candor_jobs');

create function auth.delete_rows(account uuid, emptied name) returns void language plpgsql security definer
set search_path = pg_catalog, public, pg_temp as $$
begin
  execute format('delete from public.%I where account_id = $1', emptied) using account;
end $$;
call open_function('auth.delete_rows(uuid, name)', 'candor_jobs');

-- The search for people by words ran as the owner of the database, who sees no row unless it is a superuser, and was open
-- to everybody. It sees what it needs of people, and asks for the account itself.
grant select (account_id, site_id, id, verified, words) on subject to candor_auth;
create policy of_auth on subject for select to candor_auth using (true);
revoke execute on function subjects_by_words(uuid, uuid, uuid, uuid, boolean[], tsquery[], integer) from public;
grant execute on function subjects_by_words(uuid, uuid, uuid, uuid, boolean[], tsquery[], integer)
  to candor_app, candor_jobs;
grant create on schema public to candor_auth;
alter function subjects_by_words(uuid, uuid, uuid, uuid, boolean[], tsquery[], integer) owner to candor_auth;
revoke create on schema public from candor_auth;
