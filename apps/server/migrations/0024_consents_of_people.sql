-- Whose each consent is, over all months: who looks for a person's consents looks once, not once in each partition. It says
-- what the consents themselves say, so that an index alone answers most that is asked of people.
create table subject_consent (
  account_id  uuid not null,
  subject_id  uuid not null,
  -- Of the consent.
  id          uuid not null,
  mark        smallint not null,
  notices     bigint not null,
  primary key (account_id, subject_id, id) include (mark, notices)
);
insert into subject_consent (account_id, subject_id, id, mark, notices)
  select account_id, subject_id, id, mark, notices from consent;
drop index consent_of_subject;

call own_by_account('subject_consent');
revoke insert, update, delete on subject_consent from candor_app;
revoke update on subject_consent from candor_jobs;
grant update (subject_id, notices) on subject_consent to candor_jobs;
create policy of_intake on subject_consent for insert to candor_intake with check (true);
grant insert on subject_consent to candor_intake;

-- As in 0022, and of people: each is a walk of its own along the index, ended at `most`.
create or replace function find_consents(
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

create or replace function count_consents(
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

-- Who of them has consents on a site. People are of one site.
create function people_of_site(account uuid, site uuid, people uuid[]) returns uuid[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return array(select p from unnest(people) as p where site = (
    select c.site_id from consent c where c.account_id = account
      and c.id = (select o.id from subject_consent o where o.account_id = account and o.subject_id = p limit 1)));
end $$;

-- All of a person, the newest first.
create or replace function read_chain(account uuid, person uuid, most integer) returns setof consent language plpgsql stable
rows 10 set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  ids uuid[] := array(select o.id from subject_consent o where o.account_id = account and o.subject_id = person
    order by o.id desc limit most);
begin
  return query select c.* from consent c where c.account_id = account and c.id = any(ids) order by c.id desc;
end $$;

-- As in 0022, of those between two ids who are verified or not.
drop function subjects_by_words(uuid, uuid, tsquery, integer);
create function subjects_by_words(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], query tsquery, most integer
) returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set work_mem = '32MB' as $$
begin
  return array(
    with named as materialized (
      select s.account_id, s.site_id, s.id from subject s
      where s.words @@ query and s.id > first and s.id < last and s.verified = any(verifieds))
    select s.id from named s where s.account_id = account and s.site_id = site
      and s.account_id = nullif(current_setting('app.account_id', true), '')::uuid limit most);
end $$;

-- Those consents that are of one of these people, at most so many, in the order of `ids`: each is looked up in a table in
-- memory.
create function consents_of_people(ids uuid[], subjects uuid[], people uuid[], most integer) returns setof uuid
language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_nestloop = off set enable_mergejoin = off set work_mem = '32MB' as $$
begin
  return query select one.id from unnest(ids, subjects) with ordinality as one (id, subject_id, place)
    join unnest(people) as p on p = one.subject_id order by one.place limit most;
end $$;

-- Consents of people by their words. First it reads the newest ones and looks whether they are of such people: of a word of
-- many that finds enough. Where it finds few, people are looked for by their words. A few are asked for their consents.
-- Among more of them some have consents soon, so consents are read on; where that finds too few still, those are older, and
-- all are asked.
create or replace function find_consents_by_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], query tsquery, most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  sample constant integer := 1000;
  few constant integer := 2000;
  many constant integer := 50000;
  most_read constant integer := 40000;
  read_together integer := 300;
  read_so_far integer := 0;
  missing integer := most;
  found_now integer;
  ids uuid[];
  subjects uuid[];
  people uuid[];
  named integer;
begin
  loop
    select coalesce(array_agg(f.id), '{}'), array_agg(f.subject_id) into ids, subjects
      from find_consents(account, site, first, last, marks, sets, null, read_together, newest) as f;
    if named <= many then
      return query select consents_of_people(ids, subjects, people, missing);
    else
      return query select one.id from unnest(ids, subjects) with ordinality as one (id, subject_id, place)
        join subject s on s.account_id = account and s.id = one.subject_id and s.words @@ query
        order by one.place limit missing;
    end if;
    get diagnostics found_now = row_count;
    missing := missing - found_now;
    read_so_far := read_so_far + cardinality(ids);
    if missing <= 0 or cardinality(ids) < read_together then return; end if;
    if newest then last := ids[read_together]; else first := ids[read_together]; end if;
    -- Whether the rest is found within some thousand more.
    if named is null and read_so_far >= sample and missing::bigint * read_so_far > 2000::bigint * (most - missing) then
      people := subjects_by_words(account, site, '00000000-0000-0000-0000-000000000000',
        'ffffffff-ffff-ffff-ffff-ffffffffffff', '{t,f}', query, many + 1);
      named := cardinality(people);
    end if;
    if named <= few or (named <= many and read_so_far >= most_read) then
      return query select f.id from find_consents(account, site, first, last, marks, sets, people, missing, newest) as f;
      return;
    end if;
    read_together := case when read_so_far < sample then sample - read_so_far when named <= many then 10000 else 2000 end;
  end loop;
end $$;

-- The same for people: between two ids, verified or not, and by words unless null.
create or replace function find_subjects(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], query tsquery, most integer, newest boolean
) returns setof uuid language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_sort = off set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  sample constant integer := 1000;
  many constant integer := 50000;
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
    if people is null and read_so_far >= sample and missing::bigint * read_so_far > 2000::bigint * (most - missing) then
      people := subjects_by_words(account, site, first, last, verifieds, query, many + 1);
      if cardinality(people) <= many then
        return query select p from unnest(people) as p
          order by case when newest then p end desc, case when not newest then p end limit missing;
        return;
      end if;
    end if;
    read_together := case when read_so_far < sample then sample - read_so_far else 2000 end;
  end loop;
end $$;

-- How many of them there are. Each person has a consent: of more people than are counted there are more consents. A few are
-- asked one by one; many are looked for in what an index says of whose each consent is; of still more some are found soon.
create or replace function count_consents_by_words(
  account uuid, site uuid, first uuid, last uuid, marks smallint[], sets bigint[], query tsquery, most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  lowest constant uuid := '00000000-0000-0000-0000-000000000000';
  highest constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  few constant integer := 5000;
  many constant integer := 50000;
  every_one constant boolean := sets is null and marks @> '{0,1,3,4,5,7}' and first = lowest and last = highest;
  people uuid[] := subjects_by_words(account, site, lowest, highest, '{t,f}', query,
    case when every_one then most else many + 1 end);
  named integer := cardinality(people);
  range record;
  missing integer := most;
begin
  if every_one and named >= most then return most; end if;
  if every_one or named <= few then return count_consents(account, site, first, last, marks, sets, people, most); end if;
  if named > many then
    return (select count(*) from find_consents_by_words(account, site, first, last, marks, sets, query, most, true));
  end if;
  for range in select * from consent_ranges(account, site, first, last, true) loop
    missing := missing - count_of_people(account, site, range.low, range.high, marks, sets, people, missing);
    exit when missing <= 0;
  end loop;
  return most - missing;
end $$;

create or replace function count_subjects(
  account uuid, site uuid, first uuid, last uuid, verifieds boolean[], query tsquery, most integer
) returns integer language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  if query is not null then
    return cardinality(subjects_by_words(account, site, first, last, verifieds, query, most));
  end if;
  return (select count(*) from (select from unnest(verifieds) as v cross join lateral (
    select from subject s where s.account_id = account and s.site_id = site and s.verified = v
      and s.id > first and s.id < last limit most) as c limit most) as c);
end $$;
