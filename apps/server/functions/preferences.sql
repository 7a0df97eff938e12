-- Choices of visitors: partitions, and what leaves say of them.

-- Makes the partitions of so many months, from that of a day on, and gives how many were missing. There is no default
-- partition: it would have to be searched whenever another is added.
create function make_preference_partitions(first date, months integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  parent text;
  partition text;
  begins timestamptz;
  made integer := 0;
begin
  -- One at a time, of all processes that start.
  perform pg_advisory_xact_lock(4153421);
  for month in 0 .. months - 1 loop
    begins := (date_trunc('month', first::timestamp) + make_interval(months => month)) at time zone 'UTC';
    foreach parent in array array['preference', 'preference_signal'] loop
      partition := parent || '_' || to_char(begins at time zone 'UTC', 'YYYY_MM');
      if to_regclass('public.' || partition) is null then
        -- Attached, not made in its place: that would lock out whoever writes.
        execute format('create table %I (like %I including all)', partition, parent);
        execute format('revoke update on %I from candor_jobs', partition);
        execute format('alter table %I attach partition %I for values from (%L) to (%L)', parent, partition,
          uuid_from(begins), uuid_from((begins at time zone 'UTC' + interval '1 month') at time zone 'UTC'));
        made := made + 1;
      end if;
    end loop;
  end loop;
  return made;
end $$;

-- Drops partitions that end before a day and are empty, and gives how many.
create function drop_empty_preference_partitions(before date) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  partition regclass;
  filled boolean;
  dropped integer := 0;
begin
  perform pg_advisory_xact_lock(4153421);
  for partition in
    select inhrelid from pg_inherits
    where inhparent in ('preference'::regclass, 'preference_signal'::regclass)
      and to_date(right(inhrelid::regclass::text, 7), 'YYYY_MM') + interval '1 month' <= before
  loop
    execute format('select exists (select from %s)', partition) into filled;
    if not filled then
      execute format('drop table %s', partition);
      dropped := dropped + 1;
    end if;
  end loop;
  return dropped;
end $$;
revoke execute on function make_preference_partitions, drop_empty_preference_partitions from public;
grant execute on function make_preference_partitions, drop_empty_preference_partitions to candor_jobs;

-- What a leaf says of a choice: SHA-256 of the list of its columns as JSON, times in microseconds since 1970.
create function hash_of_choice(p preference, tc text, gpp text, ac text) returns bytea language sql stable as $$
  select sha256(convert_to(jsonb_build_array(p.id, p.site_id, p.consent_id,
      (extract(epoch from p.received_at) * 1000000)::bigint, p.version, p.waited, p.action, p.regime, p.decided, p.granted,
      p.variant, p.language, p.country, tc, gpp, ac)::text, 'UTF8'))
$$;

-- What a leaf says of the choices of a site between two ids that came within a time: how many, and SHA-256 over the hash of each, in
-- the order of ids. Of a choice that was erased, the hash stayed.
create function digest_of_choices(
  account uuid, site uuid, first uuid, after_last uuid, received_from timestamptz, received_to timestamptz
) returns table (count bigint, digest bytea) language sql stable as $$
  select count(*), sha256(coalesce(string_agg(each.hash, ''::bytea order by each.id), ''::bytea)) from (
    select p.id, hash_of_choice(p, s.tc, s.gpp, s.ac) as hash
    from preference p left join preference_signal s on s.account_id = account and s.id = p.id
      and s.id >= first and s.id < after_last
    where p.account_id = account and p.site_id = site and p.id >= first and p.id < after_last
      and (received_from is null or p.received_at >= received_from) and p.received_at < received_to
    union all
    select e.id, e.hash from preference_erased e
    where e.account_id = account and e.site_id = site and e.id >= first and e.id < after_last
      and (received_from is null or e.received_at >= received_from) and e.received_at < received_to
  ) as each
$$;
