-- How consents and people are searched where there are millions. What these functions ask is planned once a connection:
-- over all partitions planning takes longer than the answer. Each reads in the order of an index, whatever the planner
-- thinks of tables that nobody counted lately.

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

-- Consents of a site between two ids, with one of these marks and, unless null, sets of notices, and of these people. A value that an
-- index begins with is a walk of its own along it, ended at `most`. A walk says its value three times: where all rows have one value, the
-- planner takes the index for no better than one over ids alone, and a range for narrow. Of people each is a walk of its own along the index, ended at `most`.
create function find_consents(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer, newest boolean
) returns table (id uuid, subject_id uuid) language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  range record;
  missing integer := most;
  found_now integer;
begin
  if people is not null then
    if newest then
      return query select c.id, p from unnest(people) as p cross join lateral (
          select c.id from subject_consent c where c.account_id = account and c.subject_id = p and c.id > first and c.id < last
            and c.mark = any(marks) and (sets is null or c.notices = any(sets))
          order by c.id desc limit most) as c
        order by c.id desc limit most;
    else
      return query select c.id, p from unnest(people) as p cross join lateral (
          select c.id from subject_consent c where c.account_id = account and c.subject_id = p and c.id > first and c.id < last
            and c.mark = any(marks) and (sets is null or c.notices = any(sets))
          order by c.id limit most) as c
        order by c.id limit most;
    end if;
    return;
  end if;
  for range in select * from consent_ranges(account, site, first, last, newest) loop
    if sets is not null and newest then
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

create function count_consents(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  range record;
  missing integer := most;
begin
  if people is not null then
    return (select count(*) from (select from unnest(people) as p cross join lateral (
        select from subject_consent c where c.account_id = account and c.subject_id = p and c.id > first and c.id < last
          and c.mark = any(marks) and (sets is null or c.notices = any(sets)) offset 0) as c limit most) as c);
  end if;
  for range in select * from consent_ranges(account, site, first, last, true) loop
    if sets is not null then
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

-- All of some words.
create function all_words(words tsquery[]) returns tsquery language plpgsql immutable strict as $$
declare
  together tsquery := words[1];
begin
  for place in 2 .. cardinality(words) loop together := together && words[place]; end loop;
  return together;
end $$;

create function rarest_word(account uuid, site uuid, words tsquery[]) returns tsquery language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return (select word from unnest(words) with ordinality as w (word, place) left join (
      select s.words from unnest('{t,f}'::boolean[]) as v cross join lateral (
        select s.words from subject s where s.account_id = account and s.site_id = site and s.verified = v
        order by s.id desc limit 150) as s) as s on s.words @@ word
    group by word, place order by count(s.words), place limit 1);
end $$;

-- People by their words alone, at most so many, in no order, of those between two ids who are verified or not. They are looked for by the word that fewest of the newest
-- people have, and asked for the others: an index would read of each word how many have it.
create function subjects_by_words(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], words tsquery[], most integer
) returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set work_mem = '32MB' as $$
declare
  query constant tsquery := all_words(words);
  rarest constant tsquery := case when cardinality(words) = 1 then words[1] else rarest_word(account, site, words) end;
begin
  return array(
    with named as materialized (
      select s.account_id, s.site_id, s.id, s.verified, s.words @@ query as has_all from subject s where s.words @@ rarest)
    select s.id from named s where s.account_id = account and s.site_id = site and s.has_all
      and s.id > first and s.id < last and s.verified = any(verifieds)
      and s.account_id = nullif(current_setting('app.account_id', true), '')::uuid limit most);
end $$;
revoke execute on function subjects_by_words(uuid, uuid, uuid, uuid, boolean[], tsquery[], integer) from public;
grant execute on function subjects_by_words(uuid, uuid, uuid, uuid, boolean[], tsquery[], integer)
  to candor_app, candor_jobs;
grant create on schema public to candor_auth;
alter function subjects_by_words(uuid, uuid, uuid, uuid, boolean[], tsquery[], integer) owner to candor_auth;
revoke create on schema public from candor_auth;

-- Consents of one of these people, of whom there are many: those of a site are read in spans of days, each twice as long as
-- the one before, and looked up in a table of people in memory. Of more than so many it costs less to ask each person.
create function find_of_people(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off set enable_nestloop = off
set enable_mergejoin = off set enable_hashagg = off set work_mem = '32MB' as $$
declare
  most_read constant bigint := 20 * cardinality(people);
  wide bigint := 5000;
  in_span bigint := 0;
  read_so_far bigint := 0;
  missing integer := most;
  found_now integer;
  day record;
  low uuid := first;
  high uuid := last;
begin
  while most_read > wide loop
    in_span := 0;
    if newest then low := first; else high := last; end if;
    if newest then
      for day in select d.at, sum(d.count) as count from consent_day d where d.account_id = account and d.site_id = site
        and d.mark = any(marks) and (sets is null or d.notices = any(sets)) and d.at <= moment_of(high)
        and d.at > moment_of(first) - interval '1 day' group by d.at order by d.at desc
      loop
        in_span := in_span + day.count;
        if in_span >= wide then low := greatest(first, uuid_from(day.at)); exit; end if;
      end loop;
    else
      for day in select d.at, sum(d.count) as count from consent_day d where d.account_id = account and d.site_id = site
        and d.mark = any(marks) and (sets is null or d.notices = any(sets)) and d.at > moment_of(low) - interval '1 day'
        and d.at <= moment_of(last) group by d.at order by d.at
      loop
        in_span := in_span + day.count;
        if in_span >= wide then high := least(last, uuid_from(day.at + interval '1 day')); exit; end if;
      end loop;
    end if;
    if sets is null then
      return query select c.id from (select c.id, c.subject_id from unnest(marks) as m cross join lateral (
          select c.id, c.subject_id from consent c where c.account_id = account and c.site_id = site
            and c.mark = m and c.mark >= m and c.mark <= m and c.id > low and c.id < high offset 0) as c) as c
        join unnest(people) as p on p = c.subject_id
        order by case when newest then c.id end desc, case when not newest then c.id end limit missing;
    else
      return query select c.id from (select c.id, c.subject_id from unnest(sets) as s cross join unnest(marks) as m cross join lateral (
          select c.id, c.subject_id from consent c where c.account_id = account and c.site_id = site and c.notices = s
            and c.notices >= s and c.notices <= s and c.mark = m and c.id > low and c.id < high offset 0) as c) as c
        join unnest(people) as p on p = c.subject_id
        order by case when newest then c.id end desc, case when not newest then c.id end limit missing;
    end if;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    if missing <= 0 or (newest and low <= first) or (not newest and high >= last) then return; end if;
    -- Bounds of days are the id of nobody.
    if newest then high := low; else low := high; end if;
    read_so_far := read_so_far + in_span;
    exit when read_so_far > most_read;
    wide := wide * 2;
  end loop;
  if newest then low := first; else high := last; end if;
  return query select f.id from find_consents(account, site, low, high, marks, sets, people, missing, newest) as f;
end $$;

-- Consents of people by their words. First it reads the newest ones and looks whether they are of such people: of a word of
-- many that finds enough. Where it finds few, people are looked for by their words.
create function find_consents_by_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], words tsquery[], most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  many constant integer := 50000;
  query constant tsquery := all_words(words);
  read_together integer := 300;
  read_so_far integer := 0;
  missing integer := most;
  found_now integer;
  ids uuid[];
  subjects uuid[];
  people uuid[];
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
    if people is null and missing::bigint * read_so_far > 2500::bigint * (most - missing) then
      people := subjects_by_words(account, site, '00000000-0000-0000-0000-000000000000',
        'ffffffff-ffff-ffff-ffff-ffffffffffff', '{t,f}', words, many + 1);
      if cardinality(people) <= many then
        return query select find_of_people(account, site, first, last, marks, sets, people, missing, newest);
        return;
      end if;
    end if;
    read_together := 2000;
  end loop;
end $$;

-- The same for people: between two ids, verified or not, and by words unless null.
create function find_subjects(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], words tsquery[], most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  many constant integer := 50000;
  query constant tsquery := all_words(words);
  read_together integer := case when query is null then most else 300 end;
  read_so_far integer := 0;
  missing integer := most;
  found_now integer;
  ids uuid[];
  people uuid[];
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
    if people is null and missing::bigint * read_so_far > 2500::bigint * (most - missing) then
      people := subjects_by_words(account, site, first, last, verifieds, words, many + 1);
      if cardinality(people) <= many then
        return query select p from unnest(people) as p
          order by case when newest then p end desc, case when not newest then p end limit missing;
        return;
      end if;
    end if;
    read_together := 2000;
  end loop;
end $$;

-- By walks as `find_consents` makes them.
create function count_of_people(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], people uuid[], most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off set enable_nestloop = off
set enable_mergejoin = off set work_mem = '32MB' as $$
begin
  if sets is null then
    return (select count(*) from (select from (select c.subject_id from unnest(marks) as m cross join lateral (
        select c.subject_id from consent c where c.account_id = account and c.site_id = site
          and c.mark = m and c.mark >= m and c.mark <= m and c.id > first and c.id < last offset 0) as c) as c
      join unnest(people) as p on p = c.subject_id limit most) as c);
  end if;
  return (select count(*) from (select from (
      select c.subject_id from unnest(sets) as s cross join unnest(marks) as m cross join lateral (
        select c.subject_id from consent c where c.account_id = account and c.site_id = site and c.notices = s
          and c.notices >= s and c.notices <= s and c.mark = m and c.id > first and c.id < last offset 0) as c) as c
    join unnest(people) as p on p = c.subject_id limit most) as c);
end $$;

-- How many consents between two ids are of people with these words: each person is asked, in the order in which they stand.
create function count_of_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], query tsquery, most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  range record;
  missing integer := most;
begin
  for range in select * from consent_ranges(account, site, first, last, true) loop
    if sets is null then
      missing := missing - coalesce((select sum(c.count) from (select c.count from (
        select c.subject_id, count(*) as count from unnest(marks) as m cross join lateral (
          select c.subject_id from consent c where c.account_id = account and c.site_id = site
            and c.mark = m and c.mark >= m and c.mark <= m and c.id > range.low and c.id < range.high offset 0) as c
        group by 1 order by 1 offset 0) as c
        join subject s on s.account_id = account and s.id = c.subject_id and s.words @@ query limit missing) as c), 0);
    else
      missing := missing - coalesce((select sum(c.count) from (select c.count from (
        select c.subject_id, count(*) as count from unnest(sets) as n cross join unnest(marks) as m cross join lateral (
          select c.subject_id from consent c where c.account_id = account and c.site_id = site and c.notices = n
            and c.notices >= n and c.notices <= n and c.mark = m and c.id > range.low and c.id < range.high offset 0) as c
        group by 1 order by 1 offset 0) as c
        join subject s on s.account_id = account and s.id = c.subject_id and s.words @@ query limit missing) as c), 0);
    end if;
    exit when missing <= 0;
  end loop;
  return least(most, most - missing);
end $$;

-- How many people of a word that one of ten has among the newest ones, or of a few people: they are counted as they stand.
-- Null: the word is rarer, and they are many.
create function count_subjects_along(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], query tsquery, most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  sample constant integer := 300;
  few constant integer := 15000;
  is_part constant boolean := first > '00000000-0000-0000-0000-000000000000' or last < 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  read_so_far integer;
  found_so_far integer;
begin
  if 10 * (select count(*) from unnest(verifieds) as v cross join lateral (
      select s.words from subject s where s.account_id = account and s.site_id = site and s.verified = v
        and s.id > first and s.id < last order by s.id desc limit sample / cardinality(verifieds)) as s
    where s.words @@ query) < sample then
    if not is_part then return null; end if;
    select count(*), count(*) filter (where s.words @@ query) into read_so_far, found_so_far
      from unnest(verifieds) as v cross join lateral (
        select s.words from subject s where s.account_id = account and s.site_id = site and s.verified = v
          and s.id > first and s.id < last limit few) as s;
    return case when read_so_far < few then least(found_so_far, most) end;
  end if;
  return (select count(*) from (select from unnest(verifieds) as v cross join lateral (
      select from subject s where s.account_id = account and s.site_id = site and s.verified = v
        and s.id > first and s.id < last and s.words @@ query limit most) as s limit most) as s);
end $$;

-- How many of them there are. Each person has a consent: of more people than are counted there are more consents. Where few
-- consents are left by the rest of the filter, or a word is one that one of eight has among the newest, whose each consent is
-- is asked for the word. Else people are looked for by their words: a few are asked for their consents, and many are looked
-- for in what an index says of whose each consent is.
create function count_consents_by_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], words tsquery[], most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  lowest constant uuid := '00000000-0000-0000-0000-000000000000';
  highest constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  sample constant integer := 300;
  few constant integer := 3000;
  many constant integer := 150000;
  query constant tsquery := all_words(words);
  asked bigint;
  sampled integer;
  people uuid[];
  range record;
  missing integer := most;
begin
  if sets is null and marks @> '{0,1,3,4,5,7}' and first = lowest and last = highest then
    if count_subjects_along(account, site, lowest, highest, '{t,f}', query, most) >= most then return most; end if;
    people := subjects_by_words(account, site, lowest, highest, '{t,f}', words, most);
    return case when cardinality(people) >= most then most
      else count_consents(account, site, first, last, marks, sets, people, most) end;
  end if;
  select sum(d.count) into asked from consent_day d where d.account_id = account and d.site_id = site
    and d.mark = any(marks) and (sets is null or d.notices = any(sets)) and d.at <= moment_of(last)
    and d.at > moment_of(first) - interval '1 day';
  if asked <= few then return count_of_words(account, site, first, last, marks, sets, query, most); end if;
  select count(*) into sampled from find_consents(account, site, first, last, marks, sets, null, sample, true) as f
    join subject s on s.account_id = account and s.id = f.subject_id and s.words @@ query;
  if sampled * 8 <= sample then
    people := subjects_by_words(account, site, lowest, highest, '{t,f}', words, many + 1);
  end if;
  if people is null or cardinality(people) > many then
    return count_of_words(account, site, first, last, marks, sets, query, most);
  elsif asked > 20 * cardinality(people) then
    return count_consents(account, site, first, last, marks, sets, people, most);
  end if;
  for range in select * from consent_ranges(account, site, first, last, true) loop
    missing := missing - count_of_people(account, site, range.low, range.high, marks, sets, people, missing);
    exit when missing <= 0;
  end loop;
  return most - missing;
end $$;

create function count_subjects(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], words tsquery[], most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  if words is not null then
    return coalesce(count_subjects_along(account, site, first, last, verifieds, all_words(words), most),
      cardinality(subjects_by_words(account, site, first, last, verifieds, words, most)));
  end if;
  return (select count(*) from (select from unnest(verifieds) as v cross join lateral (
    select from subject s where s.account_id = account and s.site_id = site and s.verified = v
      and s.id > first and s.id < last limit most) as c limit most) as c);
end $$;
