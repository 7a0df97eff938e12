import type { Pool } from 'pg';

/**
 * Replaces `keep_consents` with a version that a distributed database accepts: Citus rejects statements that modify several
 * tables at once, and joins of input values with tables. So each row uses its own statements, restricted to its account, in the
 * order of the original, whose behavior this must match.
 */
export async function distributeConsents(owner: Pool): Promise<void> {
  const { rows } = await owner.query<{ parameters: string }>(
    `select pg_get_function_arguments(oid) as parameters from pg_proc where proname = 'keep_consents'`,
  );
  await owner.query(`create or replace function keep_consents(${rows[0]?.parameters}) returns uuid[] language plpgsql as $$
${body}$$`);
}

const body = `
declare
  people_ids uuid[] := array(select p.id from unnest(people) as p);
  people_trusted boolean[] := array(select p.trusted from unnest(people) as p);
  who uuid[] := people_ids;
  people_new boolean[] := case when was_looked then array(select p.is_new from unnest(people) as p)
    else array_fill(null::boolean, array[cardinality(people)]) end;
  known uuid;
  one new_key;
  touched integer;
  kept_accounts uuid[] := '{}';
  kept_ids uuid[] := '{}';
  kept_leaves bytea[] := '{}';
  each record;
begin
  perform pg_advisory_xact_lock_shared(lock_class, number) from unnest(locks) as number;

  foreach one in array keys loop
    select subject_id into known from subject_key k
      where k.account_id = one.account_id and k.site_id = one.site_id and k.key = one.key;
    if not was_looked then
      -- Found by the first of their keys that is known; a page puts nobody together.
      if people_new[one.person] is null or (people_new[one.person] and known is not null) then
        people_new[one.person] := known is null;
        who[one.person] := coalesce(known, people_ids[one.person]);
      elsif people_trusted[one.person] and known is distinct from who[one.person] then
        raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
      end if;
    elsif not people_new[one.person] and not one.is_new and known is distinct from who[one.person] then
      raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
    end if;
  end loop;
  for place in 1 .. coalesce(cardinality(keys), 0) loop
    one := keys[place];
    if not was_looked and people_new[one.person] and (people_trusted[one.person]
      or not exists (select from unnest(keys[1 : place - 1]) as k where k.person = one.person)) or was_looked and one.is_new then
      insert into subject_key (account_id, site_id, key, subject_id)
        values (one.account_id, one.site_id, one.key, who[one.person]) on conflict do nothing;
      get diagnostics touched = row_count;
      if touched = 0 then
        raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
      end if;
    end if;
  end loop;

  for each in select p.*, coalesce(p.found_new, true) as made from rows from (unnest(people), unnest(who), unnest(people_new))
      as p (account_id, site_id, given_id, since, at, is_new, trusted, verified, external_id, email, first_name, last_name, full_name,
        preferences, claims, words, id, found_new)
  loop
    if each.made then
      insert into subject (account_id, site_id, id, created_at, updated_at, external_id, email, first_name, last_name,
          full_name, verified, known, preferences, claims, words)
        values (each.account_id, each.site_id, each.id, each.since, each.at, each.external_id, each.email, each.first_name,
          each.last_name, each.full_name, each.verified, each.trusted,
          case when each.trusted then each.preferences else bounded(each.claims) end,
          case when each.trusted then unanswered(bounded(each.claims), each.preferences) else '{}' end,
          array_to_tsvector(string_to_array(each.words, chr(10))))
        on conflict do nothing;
    else
      update subject s set
        external_id = case when each.trusted then coalesce(each.external_id, case when s.known then s.external_id end)
          else s.external_id end,
        email = case when each.trusted then coalesce(each.email, case when s.known then s.email end) else s.email end,
        first_name = case when each.trusted then coalesce(each.first_name, s.first_name) else s.first_name end,
        last_name = case when each.trusted then coalesce(each.last_name, s.last_name) else s.last_name end,
        full_name = case when each.trusted then coalesce(each.full_name, s.full_name) else s.full_name end,
        verified = s.verified or each.verified,
        known = s.known or each.trusted,
        preferences = case
          when s.known then with_newer(s.preferences, each.preferences, each.at >= s.updated_at)
          when each.trusted then each.preferences
          else bounded(with_newer(s.preferences, each.claims, each.at >= s.updated_at)) end,
        claims = case
          when s.known then unanswered(bounded(with_newer(s.claims, each.claims, each.at >= s.updated_at)),
            with_newer(s.preferences, each.preferences, each.at >= s.updated_at))
          when each.trusted then unanswered(bounded(with_newer(s.preferences, each.claims, each.at >= s.updated_at)),
            each.preferences)
          else '{}' end,
        words = case when (each.trusted or not s.known) and length(s.words) < 500
          then s.words || array_to_tsvector(string_to_array(each.words, chr(10))) else s.words end,
        created_at = least(s.created_at, each.since),
        updated_at = greatest(s.updated_at, each.at)
      where s.account_id = each.account_id and s.id = each.id;
    end if;
  end loop;

  for each in select n.* from unnest(sets) as n loop
    insert into consent_notices (account_id, site_id, number, notices)
      values (each.account_id, each.site_id, each.number, each.notices) on conflict do nothing;
  end loop;

  for each in select c.*, who[c.person] as subject, date_trunc('day', c.hour, 'UTC') as day
    from unnest(consents) as c
  loop
    insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf)
      values (each.account_id, each.id, each.site_id, each.subject, batch, received, each.mark, each.notices, each.record,
        each.salt, each.leaf) on conflict do nothing;
    get diagnostics touched = row_count;
    if touched = 0 then raise exception 'Some of these are there already.' using errcode = 'CN001'; end if;
    kept_accounts := kept_accounts || each.account_id;
    kept_ids := kept_ids || each.id;
    kept_leaves := kept_leaves || each.leaf;
    insert into subject_consent (account_id, subject_id, id, mark, notices)
      values (each.account_id, each.subject, each.id, each.mark, each.notices);
    insert into consent_hour (account_id, site_id, at, mark, notices, count)
      values (each.account_id, each.site_id, each.hour, each.mark, each.notices, 1)
      on conflict (account_id, site_id, at, mark, notices) do update set count = consent_hour.count + excluded.count;
    insert into consent_day (account_id, site_id, at, mark, notices, count)
      values (each.account_id, each.site_id, each.day, each.mark, each.notices, 1)
      on conflict (account_id, site_id, at, mark, notices) do update set count = consent_day.count + excluded.count;
  end loop;

  for each in select account_id, array_agg(id order by id) as ids, string_agg(leaf, ''::bytea order by id) as leaves
    from unnest(kept_accounts, kept_ids, kept_leaves) as k (account_id, id, leaf) group by account_id
  loop
    insert into evidence_batch (account_id, id, ids, leaves) values (each.account_id, batch, each.ids, each.leaves);
  end loop;

  perform enqueue_job(merge_job, m.payload, null, merge_attempts, null, m.queue) from unnest(merges) as m;
  return who;
end `;
