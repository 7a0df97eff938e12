-- Erasures are written down where they happen, and a consent key that was taken back keeps nothing any more.

-- Nothing wrote lines yet. Their hash now covers the account, too, so that nobody in one account could name a thing of another.
alter table erasure drop constraint erasure_kind_check,
  add constraint erasure_kind_check check (kind in
    -- begun: all that somebody began with an address before its owner proved it. secret: the secrets of a webhook before the
    -- one with this number.
    ('account', 'begun', 'site', 'subject', 'key', 'webhook', 'secret', 'choices', 'consents')),
  add number integer check (number > 0),
  add check ((kind = 'secret') = (number is not null));
grant select, insert on erasure to candor_auth;

-- SHA-256 of the 16 bytes of the account and the 16 of the thing, which are the same where the account itself is meant.
create function erasure_hash(account uuid, thing uuid) returns bytea language sql immutable
  return sha256(uuid_send(account) || uuid_send(thing));

-- Writes an erasure down, in its transaction. What was written down before is not written again, but for how long choices
-- and consents are kept, which may change and change back. A request says of its own account what requests may erase.
create function auth.note_erasure(
  account uuid, line_id uuid, at timestamptz, kind text, thing uuid, mode text, months integer, number integer
) returns void language sql security definer set search_path = pg_catalog, public, pg_temp as $$
  insert into erasure (id, at, kind, thing_hash, mode, months, number)
  select line_id, note_erasure.at, note_erasure.kind, erasure_hash(account, thing), note_erasure.mode,
    note_erasure.months::smallint, note_erasure.number
  where auth.admits(account)
    and (session_user <> 'candor_app' or note_erasure.kind in ('site', 'key', 'webhook', 'secret'))
    and (note_erasure.months is not null or not exists (
      select from erasure e where e.thing_hash = erasure_hash(account, thing) and e.kind = note_erasure.kind
        and e.mode is not distinct from note_erasure.mode and e.number is not distinct from note_erasure.number))
$$;
call open_function('auth.note_erasure(uuid, uuid, timestamptz, text, uuid, text, integer, integer)', 'candor_app', 'candor_jobs');

-- Which of these consent keys are not there any more. The intake asks in the statement that keeps what came by them: what
-- a process remembers of keys can be older than their end. It stands beside the schema auth, which the intake cannot enter.
create function gone_consent_keys(accounts uuid[], keys uuid[]) returns setof uuid language sql stable security definer
set search_path = pg_catalog, public, pg_temp as $$
  select asked.id from unnest(accounts, keys) as asked (account_id, id)
  where not exists (select from consent_key k where k.account_id = asked.account_id and k.id = asked.id)
$$;
revoke execute on function gone_consent_keys(uuid[], uuid[]) from public;
grant execute on function gone_consent_keys(uuid[], uuid[]) to candor_intake;
grant create on schema public to candor_auth;
alter function gone_consent_keys(uuid[], uuid[]) owner to candor_auth;
revoke create on schema public from candor_auth;
