-- Whether a function of the schema auth may speak of an account.

-- Whether the caller may speak of this account: candor_app in a transaction of that account alone.
create function auth.admits(account uuid) returns boolean language sql stable
set search_path = pg_catalog, pg_temp as $$
  select session_user <> 'candor_app' or account = nullif(current_setting('app.account_id', true), '')::uuid
$$;
