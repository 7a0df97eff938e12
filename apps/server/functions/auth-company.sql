-- Sign-in by the issuer of an account.

-- Whose domain it is, where its account has an issuer.
create function auth.find_company_of(domain text) returns uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select d.account_id from proved_domain d join company_sign_in c on c.account_id = d.account_id
  where d.domain = find_company_of.domain
$$;
call open_function('auth.find_company_of(text)', 'candor_jobs');

-- Counts a domain as proved. False when it is another account's.
create function auth.put_proved_domain(account uuid, domain text) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into proved_domain values (put_proved_domain.domain, account) on conflict do nothing;
  select exists (select from proved_domain d where d.domain = put_proved_domain.domain and d.account_id = account)
$$;
call open_function('auth.put_proved_domain(uuid, text)', 'candor_jobs');

create function auth.delete_proved_domain(account uuid, domain text) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  delete from proved_domain d where d.account_id = account and d.domain = delete_proved_domain.domain
$$;
call open_function('auth.delete_proved_domain(uuid, text)', 'candor_jobs');

create function auth.is_proved_domain(account uuid, domain text) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from proved_domain d where d.account_id = account and d.domain = is_proved_domain.domain)
$$;
call open_function('auth.is_proved_domain(uuid, text)', 'candor_jobs');

-- False when somebody else of the account has the subject.
create function auth.put_company_identity(given jsonb) returns boolean language sql security definer
set search_path = pg_catalog, public, pg_temp as $$
  insert into company_identity select r.* from jsonb_populate_record(null::company_identity, given) r
  on conflict do nothing;
  select exists (
    select from company_identity i join jsonb_populate_record(null::company_identity, given) r
      on i.account_id = r.account_id and i.subject = r.subject and i.person_id = r.person_id)
$$;
call open_function('auth.put_company_identity(jsonb)', 'candor_jobs');

-- Counts an identity as used, and says whose it is: a person who still belongs to the account.
create function auth.use_company_identity(account uuid, subject text, day date) returns uuid language sql
security definer set search_path = pg_catalog, public, pg_temp as $$
  update company_identity i set last_used_on = day
  from membership m
  where i.account_id = account and i.subject = use_company_identity.subject
    and m.account_id = account and m.person_id = i.person_id
  returning i.person_id
$$;
call open_function('auth.use_company_identity(uuid, text, date)', 'candor_jobs');

create function auth.delete_company_identities(account uuid) returns void language sql security definer
set search_path = pg_catalog, public, pg_temp as $$ delete from company_identity i where i.account_id = account $$;
call open_function('auth.delete_company_identities(uuid)', 'candor_jobs');

-- Whether a person belongs to another account, or has a way in of their own: then an issuer of one account speaks for
-- none of it.
create function auth.is_of_others(account uuid, person_id uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from membership m where m.person_id = is_of_others.person_id and m.account_id <> account)
    or auth.count_ways_in(is_of_others.person_id) > 0
$$;
call open_function('auth.is_of_others(uuid, uuid)', 'candor_jobs');

-- Ends the sessions that the issuer of an account opened: all, those of a subject, or the one that it calls so.
create function auth.delete_company_sessions(account uuid, subject text, sid text) returns bigint language sql
security definer set search_path = pg_catalog, public, pg_temp as $$
  with gone as (
    delete from session s where s.account_id = account and s.by_company
      and (delete_company_sessions.subject is null or s.person_id in (
        select i.person_id from company_identity i
        where i.account_id = account and i.subject = delete_company_sessions.subject))
      and (delete_company_sessions.sid is null or s.company_sid = delete_company_sessions.sid)
    returning s.id)
  select count(*) from gone
$$;
call open_function('auth.delete_company_sessions(uuid, text, text)', 'candor_jobs');

-- Whether the owner of an account has a passkey, by which they come in without its issuer.
create function auth.owner_has_passkey(account uuid) returns boolean language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select exists (
    select from role_grant g join passkey k on k.person_id = g.person_id
    where g.account_id = account and g.role = 'owner')
$$;
call open_function('auth.owner_has_passkey(uuid)', 'candor_jobs');
