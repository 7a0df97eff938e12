-- Partitions of consents.

-- Makes the partitions of so many months, from that of a day on, and gives how many were missing.
create function make_consent_partitions(first date, months integer) returns integer
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  partition text;
  begins timestamptz;
  made integer := 0;
begin
  -- One at a time, of all processes.
  perform pg_advisory_xact_lock(4153422);
  for month in 0 .. months - 1 loop
    begins := (date_trunc('month', first::timestamp) + make_interval(months => month)) at time zone 'UTC';
    partition := 'consent_' || to_char(begins at time zone 'UTC', 'YYYY_MM');
    if to_regclass('public.' || partition) is null then
      execute format('create table %I (like consent including all)', partition);
      execute format('alter table consent attach partition %I for values from (%L) to (%L)', partition,
        uuid_from(begins), uuid_from((begins at time zone 'UTC' + interval '1 month') at time zone 'UTC'));
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
revoke execute on function make_consent_partitions from public;
grant execute on function make_consent_partitions to candor_jobs;
