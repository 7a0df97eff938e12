-- Consents by their ids and by their person, each planned once a connection: over all partitions planning takes longer than
-- the answer.

-- Consents by their ids, planned once. Between which they lie says in which months to look: an array alone does not.
create function read_consents(account uuid, ids uuid[]) returns setof consent language plpgsql stable rows 100
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
declare
  first constant uuid := (select one from unnest(ids) as one order by one limit 1);
  last constant uuid := (select one from unnest(ids) as one order by one desc limit 1);
begin
  return query select c.* from consent c where c.account_id = account and c.id = any(ids) and c.id >= first and c.id <= last;
end $$;

-- All of a person, the newest first.
create function read_chain(account uuid, person uuid, most integer) returns setof consent language plpgsql stable
rows 10 set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return query select c.* from read_consents(account, array(select o.id from subject_consent o
    where o.account_id = account and o.subject_id = person order by o.id desc limit most)) as c order by c.id desc;
end $$;

-- Whether there is a consent of that id.
create function is_consent(account uuid, wanted uuid) returns boolean language plpgsql stable
set plan_cache_mode = force_generic_plan as $$
begin
  return exists (select from consent c where c.account_id = account and c.id = wanted);
end $$;

-- Who of them has consents on a site. People are of one site.
create function people_of_site(account uuid, site uuid, people uuid[]) returns uuid[] language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return array(select p from unnest(people) as p where site = (
    select c.site_id from consent c where c.account_id = account
      and c.id = (select o.id from subject_consent o where o.account_id = account and o.subject_id = p limit 1)));
end $$;
