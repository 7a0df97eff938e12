-- Whether a function of the schema auth may speak of an account or site.

-- Whether the caller may speak of this account: candor_app in a transaction of that account alone.
create function auth.admits(account uuid) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select session_user <> 'candor_app' or account = nullif(current_setting('app.account_id', true), '')::uuid
$$;

-- Whether the caller may speak of this site: candor_app where the holder of its transaction has a role in the project.
create function auth.admits_site(account uuid, site uuid) returns boolean language sql stable
set search_path = pg_catalog, public, pg_temp as $$
  select auth.admits(account) and (session_user <> 'candor_app' or current_setting('app.holder', true) = '*' or exists (
    select from site s
    join project_access a on a.account_id = s.account_id and a.project_id = s.project_id
    where s.account_id = account and s.id = site and a.holder_id::text = current_setting('app.holder', true)))
$$;
