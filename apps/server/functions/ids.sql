-- Ids of moments, and moments of ids.

-- The first id of a UUIDv7 of that moment.
create function uuid_from(moment timestamptz) returns uuid language sql immutable parallel safe
  as $$ select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid $$;

-- When a UUIDv7 was made.
create function moment_of(id uuid) returns timestamptz language sql immutable parallel safe
  as $$ select to_timestamp(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint / 1000.0) $$;
