-- The server signs in as candor_app, candor_intake and candor_jobs (platform/database/roles.ts makes them), which own
-- nothing and can become nobody else. People, sessions, keys and tokens belong to candor_auth, as which nobody signs in:
-- the other roles reach them by the functions of the schema auth alone.
--
-- A table of what opens doors is added so:
--   create table passkey (...);
--   call own_by_auth('passkey');                 -- nobody but candor_auth sees a row
-- and whatever reads or writes it is a function (apps/server/functions), named like the query module's:
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
grant select on migration, function_set to candor_jobs;

call own_by_auth('person');
call own_by_auth('membership');
call own_by_auth('session');
call own_by_auth('api_key');
call own_by_auth('consent_key');
call own_by_auth('email_token');

-- The search for people by words, a function of candor_auth, sees what it needs of people, and asks for the account itself.
grant select (account_id, site_id, id, verified, words) on subject to candor_auth;
create policy of_auth on subject for select to candor_auth using (true);
