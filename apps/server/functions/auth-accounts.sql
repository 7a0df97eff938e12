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
