-- Searches are written in TypeScript: src/features/consent-records/search. Row-level security hides the index of words from
-- them, since `@@` is not leakproof. This function uses the index and checks the account itself.

-- The newest people with a word, at most `most`, and whether each has all words of `query`. With `low`, only people after
-- that id: the bitmaps of both conditions are combined before a row is read. Without, all with the word are read, or a null
-- is returned for more than `reads` of them.
create function people_by_word(account uuid, site uuid, word tsquery, query tsquery, low uuid, most integer, reads integer)
returns table (id uuid, has_all boolean) language plpgsql stable security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off
set work_mem = '32MB' as $$
#variable_conflict use_column
begin
  if account is distinct from nullif(current_setting('app.account_id', true), '')::uuid then return; end if;
  if not auth.admits_site(account, site) then return; end if;
  if low is not null then
    return query select s.id, s.words @@ query from subject s where s.words @@ word and s.account_id = account
        and s.site_id = site and s.verified = any('{t,f}') and s.id > low
      order by s.id desc limit most;
    return;
  end if;
  return query with named as materialized (
      select s.account_id, s.site_id, s.id, s.words @@ query as has_all from subject s where s.words @@ word limit reads + 1)
    , many as (select count(*) > reads as holds from named)
    select null::uuid, false from many where holds
    union all
    (select s.id, s.has_all from named s, many where not holds and s.account_id = account and s.site_id = site
      order by s.id desc limit most);
end $$;
revoke execute on function people_by_word(uuid, uuid, tsquery, tsquery, uuid, integer, integer) from public;
grant execute on function people_by_word(uuid, uuid, tsquery, tsquery, uuid, integer, integer) to candor_app, candor_jobs;
grant create on schema public to candor_auth;
alter function people_by_word(uuid, uuid, tsquery, tsquery, uuid, integer, integer) owner to candor_auth;
revoke create on schema public from candor_auth;
