-- What was erased, written down where it happens.

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
    and (session_user <> 'candor_app' or note_erasure.kind in ('site', 'key', 'webhook', 'secret', 'consent-database'))
    and (note_erasure.months is not null or not exists (
      select from erasure e where e.thing_hash = erasure_hash(account, thing) and e.kind = note_erasure.kind
        and e.mode is not distinct from note_erasure.mode and e.number is not distinct from note_erasure.number))
$$;
call open_function('auth.note_erasure(uuid, uuid, timestamptz, text, uuid, text, integer, integer)', 'candor_app', 'candor_jobs');
