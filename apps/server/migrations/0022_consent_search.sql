-- How consents and people are searched where there are millions. What these functions ask is planned once a connection:
-- over all partitions planning takes longer than the answer. Each reads in the order of an index, whatever the planner
-- thinks of tables that nobody counted lately.

-- With the mark, so that a notice and a rare mark are one walk, which does not read all that name the notice; and with whose
-- a consent is, so that a walk that looks for people reads the index alone.
drop index consent_of_site;
create index consent_of_site on consent (account_id, site_id, mark, id) include (subject_id);
drop index consent_of_notices;
create index consent_of_notices on consent (account_id, site_id, notices, mark, id) include (subject_id);
-- People who are verified may be very few, or all.
drop index subject_of_site;
create index subject_of_site on subject (account_id, site_id, verified, id);

-- Ranges of ids in which a site has consents, in the order to read them, each four times as wide as the one before: who
-- finds enough in the first asks for no other.
create function consent_ranges(account uuid, site uuid, first uuid, last uuid, newest boolean)
returns table (low uuid, high uuid) language plpgsql stable rows 4 set timezone = 'UTC' as $$
declare
  width interval := '1 month';
  begins timestamptz;
  ends timestamptz;
  edge timestamptz;
begin
  -- A day has the consents whose ids are of it.
  select date_trunc('month', min(at)), date_trunc('month', max(at)) + width into begins, ends
    from consent_day where account_id = account and site_id = site;
  low := first;
  high := last;
  while begins < ends loop
    edge := case when newest then greatest(ends - width, begins) else least(begins + width, ends) end;
    if newest then
      low := greatest(first, (lpad(to_hex((extract(epoch from edge) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid);
      ends := edge;
    else
      high := least(last, (lpad(to_hex((extract(epoch from edge) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid);
      begins := edge;
    end if;
    if low < high then
      return next;
      width := width * 4;
    end if;
    exit when case when newest then low <= first else high >= last end;
    if newest then high := least(last, low); else low := greatest(first, high); end if;
  end loop;
end $$;

-- Consents of a site between two ids, with one of these marks and, unless null, sets of notices, and of these people. A value that an index
-- begins with is a walk of its own along it, ended at `most`. A walk says its value three times: where all rows have one
-- value, the planner takes the index for no better than one over ids alone, and a range for narrow. `offset 0` keeps it from
-- looking for people by anything else.
create function find_consents(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer, newest boolean
) returns table (id uuid, subject_id uuid) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  range record;
  missing integer := most;
  found_now integer;
begin
  for range in select * from consent_ranges(account, site, first, last, newest) loop
    if people is not null then
      return query select c.id, c.subject_id from unnest(people) as p cross join lateral (
          select * from consent c where c.account_id = account and c.subject_id = p and c.id > range.low and c.id < range.high
          offset 0) as c
        where c.site_id = site and c.mark = any(marks) and (sets is null or c.notices = any(sets))
        order by case when newest then c.id end desc, case when not newest then c.id end limit missing;
    elsif sets is not null and newest then
      return query select c.id, c.subject_id from unnest(sets) as s cross join unnest(marks) as m cross join lateral (
          select c.id, c.subject_id from consent c where c.account_id = account and c.site_id = site
            and c.notices = s and c.notices >= s and c.notices <= s and c.mark = m and c.id > range.low and c.id < range.high
          order by c.id desc limit missing) as c
        order by c.id desc limit missing;
    elsif sets is not null then
      return query select c.id, c.subject_id from unnest(sets) as s cross join unnest(marks) as m cross join lateral (
          select c.id, c.subject_id from consent c where c.account_id = account and c.site_id = site
            and c.notices = s and c.notices >= s and c.notices <= s and c.mark = m and c.id > range.low and c.id < range.high
          order by c.id limit missing) as c
        order by c.id limit missing;
    elsif newest then
      return query select c.id, c.subject_id from unnest(marks) as m cross join lateral (
          select c.id, c.subject_id from consent c where c.account_id = account and c.site_id = site
            and c.mark = m and c.mark >= m and c.mark <= m and c.id > range.low and c.id < range.high
          order by c.id desc limit missing) as c
        order by c.id desc limit missing;
    else
      return query select c.id, c.subject_id from unnest(marks) as m cross join lateral (
          select c.id, c.subject_id from consent c where c.account_id = account and c.site_id = site
            and c.mark = m and c.mark >= m and c.mark <= m and c.id > range.low and c.id < range.high
          order by c.id limit missing) as c
        order by c.id limit missing;
    end if;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    exit when missing <= 0;
  end loop;
end $$;

-- How many there are, at most so many: counted in no order, along the indexes alone.
create function count_consents(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  range record;
  counted integer := 0;
  missing integer := most;
begin
  for range in select * from consent_ranges(account, site, first, last, true) loop
    if people is not null then
      select missing - count(*) into missing from (select from unnest(people) as p cross join lateral (
          select * from consent c where c.account_id = account and c.subject_id = p and c.id > range.low and c.id < range.high
          offset 0) as c
        where c.site_id = site and c.mark = any(marks) and (sets is null or c.notices = any(sets))
        limit missing) as c;
    elsif sets is not null then
      select missing - count(*) into missing from (
        select from unnest(sets) as s cross join unnest(marks) as m cross join lateral (
          select from consent c where c.account_id = account and c.site_id = site
            and c.notices = s and c.notices >= s and c.notices <= s and c.mark = m and c.id > range.low and c.id < range.high
          limit missing) as c limit missing) as c;
    else
      select missing - count(*) into missing from (select from unnest(marks) as m cross join lateral (
          select from consent c where c.account_id = account and c.site_id = site
            and c.mark = m and c.mark >= m and c.mark <= m and c.id > range.low and c.id < range.high
          limit missing) as c limit missing) as c;
    end if;
    exit when missing <= 0;
  end loop;
  return most - missing;
end $$;

-- Consents by their ids, planned once.
create function read_consents(account uuid, ids uuid[]) returns setof consent language plpgsql stable rows 100
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return query select c.* from consent c where c.account_id = account and c.id = any(ids);
end $$;

-- All of a person, the newest first.
create function read_chain(account uuid, person uuid, most integer) returns setof consent language plpgsql stable rows 10
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return query select * from (
    select * from consent c where c.account_id = account and c.subject_id = person offset 0) as c order by c.id desc limit most;
end $$;

-- Whether there is a consent of that id.
create function is_consent(account uuid, wanted uuid) returns boolean language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from consent c where c.account_id = account and c.id = wanted);
end $$;

-- People by their words alone, at most so many, in no order. Row-level security would hide the words from the index, since
-- what compares them is not known to keep secrets: so this looks past it, and at the transaction's account itself.
create function subjects_by_words(account uuid, site uuid, query tsquery, most integer)
returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set work_mem = '32MB' as $$
begin
  return array(
    with named as materialized (select s.account_id, s.site_id, s.id from subject s where s.words @@ query)
    select s.id from named s where s.account_id = account and s.site_id = site
      and s.account_id = nullif(current_setting('app.account_id', true), '')::uuid limit most);
end $$;

-- Consents of people by their words. First it reads the newest ones and looks whether they are of such people: of a word of
-- many that finds enough. Where it finds few, such people are few, and are looked for by their words.
create function find_consents_by_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], query tsquery, most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  sample constant integer := 1000;
  most_people constant integer := 5000;
  read_together integer := 300;
  read_so_far integer := 0;
  missing integer := most;
  found_now integer;
  ids uuid[];
  subjects uuid[];
  people uuid[];
  named boolean := false;
begin
  loop
    select coalesce(array_agg(f.id), '{}'), array_agg(f.subject_id) into ids, subjects
      from find_consents(account, site, first, last, marks, sets, null, read_together, newest) as f;
    return query select one.id from unnest(ids, subjects) with ordinality as one (id, subject_id, place)
      join subject s on s.account_id = account and s.id = one.subject_id and s.words @@ query
      order by one.place limit missing;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    read_so_far := read_so_far + cardinality(ids);
    if missing <= 0 or cardinality(ids) < read_together then return; end if;
    if newest then last := ids[read_together]; else first := ids[read_together]; end if;
    -- Whether the rest is found within some thousand more.
    if not named and read_so_far >= sample and missing::bigint * read_so_far > 8000::bigint * (most - missing) then
      named := true;
      people := subjects_by_words(account, site, query, most_people + 1);
      if cardinality(people) <= most_people then
        return query select f.id from find_consents(account, site, first, last, marks, sets, people, missing, newest) as f;
        return;
      end if;
    end if;
    read_together := case when read_so_far < sample then sample - read_so_far else 2000 end;
  end loop;
end $$;

-- The same for people: between two ids, verified or not, and by words unless null.
create function find_subjects(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], query tsquery, most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  sample constant integer := 1000;
  most_people constant integer := 5000;
  read_together integer := case when query is null then most else 300 end;
  read_so_far integer := 0;
  missing integer := most;
  found_now integer;
  ids uuid[];
  people uuid[];
  named boolean := false;
begin
  loop
    if newest then
      ids := array(select c.id from unnest(verifieds) as v cross join lateral (
          select s.id from subject s where s.account_id = account and s.site_id = site
            and s.verified = v and s.id > first and s.id < last order by s.id desc limit read_together) as c
        order by c.id desc limit read_together);
    else
      ids := array(select c.id from unnest(verifieds) as v cross join lateral (
          select s.id from subject s where s.account_id = account and s.site_id = site
            and s.verified = v and s.id > first and s.id < last order by s.id limit read_together) as c
        order by c.id limit read_together);
    end if;
    if query is null then return query select unnest(ids); return; end if;
    return query select one.id from unnest(ids) with ordinality as one (id, place)
      join subject s on s.account_id = account and s.id = one.id and s.words @@ query order by one.place limit missing;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    read_so_far := read_so_far + cardinality(ids);
    if missing <= 0 or cardinality(ids) < read_together then return; end if;
    if newest then last := ids[read_together]; else first := ids[read_together]; end if;
    if not named and read_so_far >= sample and missing::bigint * read_so_far > 8000::bigint * (most - missing) then
      named := true;
      people := subjects_by_words(account, site, query, most_people + 1);
      if cardinality(people) <= most_people then
        return query select s.id from unnest(people) as p join subject s on s.account_id = account and s.id = p
          and s.verified = any(verifieds) where p > first and p < last
          order by case when newest then p end desc, case when not newest then p end limit missing;
        return;
      end if;
    end if;
    read_together := case when read_so_far < sample then sample - read_so_far else 2000 end;
  end loop;
end $$;

-- How many consents between two ids are of these people, of whom there are many: each is looked up in a table in memory.
create function count_of_people(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off set enable_nestloop = off
set enable_mergejoin = off set work_mem = '32MB' as $$
begin
  if sets is null then
    return (select count(*) from (select from (select c.subject_id from consent c where c.account_id = account
        and c.site_id = site and c.mark = any(marks) and c.id > first and c.id < last offset 0) as c
      join unnest(people) as p on p = c.subject_id limit most) as c);
  end if;
  return (select count(*) from (select from (select c.subject_id from consent c where c.account_id = account
      and c.site_id = site and c.notices = any(sets) and c.mark = any(marks) and c.id > first and c.id < last offset 0) as c
    join unnest(people) as p on p = c.subject_id limit most) as c);
end $$;

-- How many of them there are. Each person has a consent: of more people than are counted there are more consents. A few are
-- asked one by one; many are looked for in what an index says of whose each consent is; of still more some are found soon.
create function count_consents_by_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], query tsquery, most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  few constant integer := 10000;
  many constant integer := 50000;
  every_one constant boolean := sets is null and marks @> '{0,1,3,4,5,7}' and first = '00000000-0000-0000-0000-000000000000'
    and last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  people uuid[] := subjects_by_words(account, site, query, case when every_one then most else many + 1 end);
  named integer := cardinality(people);
  range record;
  missing integer := most;
begin
  if every_one then
    if named >= most then return most; end if;
    -- All that is asked of a consent is whose it is: the index says that.
    return (select count(*) from (select from unnest(people) as p cross join lateral (
      select from consent c where c.account_id = account and c.subject_id = p offset 0) as c limit most) as c);
  end if;
  if named <= few then return count_consents(account, site, first, last, marks, sets, people, most); end if;
  if named > many then
    return (select count(*) from find_consents_by_words(account, site, first, last, marks, sets, query, most, true));
  end if;
  for range in select * from consent_ranges(account, site, first, last, true) loop
    missing := missing - count_of_people(account, site, range.low, range.high, marks, sets, people, missing);
    exit when missing <= 0;
  end loop;
  return most - missing;
end $$;

create function count_subjects(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], query tsquery, most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  every_one constant boolean := verifieds @> '{t,f}' and first = '00000000-0000-0000-0000-000000000000'
    and last = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
begin
  if query is null then
    return (select count(*) from (select from unnest(verifieds) as v cross join lateral (
      select from subject s where s.account_id = account and s.site_id = site and s.verified = v
        and s.id > first and s.id < last limit most) as c limit most) as c);
  elsif every_one then
    return cardinality(subjects_by_words(account, site, query, most));
  end if;
  return (select count(*) from find_subjects(account, site, first, last, verifieds, query, most, true));
end $$;
