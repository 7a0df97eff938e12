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
