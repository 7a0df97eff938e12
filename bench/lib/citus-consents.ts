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
  who uuid[] := people_ids;
  is_new boolean[] := people_new;
  known uuid;
  account uuid;
  site uuid;
  person uuid;
  one_key bytea;
  touched integer;
  kept_accounts uuid[] := '{}';
  kept_ids uuid[] := '{}';
  kept_leaves bytea[] := '{}';
  each record;
begin
  perform pg_advisory_xact_lock_shared(lock_class, number) from unnest(locks) as number;

  if is_new is null then is_new := array_fill(null::boolean, array[cardinality(people_ids)]); end if;
  for place in 1 .. coalesce(cardinality(keys), 0) loop
    account := people_accounts[keys_people[place]];
    site := people_sites[keys_people[place]];
    one_key := keys[place];
    select subject_id into known from subject_key k where k.account_id = account and k.site_id = site and k.key = one_key;
    if people_new is null then
      -- Found by the first of their keys that is known; a page puts nobody together.
      if is_new[keys_people[place]] is null or (is_new[keys_people[place]] and known is not null) then
        is_new[keys_people[place]] := known is null;
        who[keys_people[place]] := coalesce(known, people_ids[keys_people[place]]);
      elsif people_trusted[keys_people[place]] and known is distinct from who[keys_people[place]] then
        raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
      end if;
    elsif not is_new[keys_people[place]] and not keys_new[place] and known is distinct from who[keys_people[place]] then
      raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
    end if;
  end loop;
  for place in 1 .. coalesce(cardinality(keys), 0) loop
    if people_new is null and is_new[keys_people[place]] and (people_trusted[keys_people[place]]
      or not keys_people[place] = any(keys_people[1 : place - 1])) or people_new is not null and keys_new[place] then
      account := people_accounts[keys_people[place]];
      site := people_sites[keys_people[place]];
      one_key := keys[place];
      person := who[keys_people[place]];
      insert into subject_key (account_id, site_id, key, subject_id) values (account, site, one_key, person)
        on conflict do nothing;
      get diagnostics touched = row_count;
      if touched = 0 then
        raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
      end if;
    end if;
  end loop;

  for each in select p.*, coalesce(made, true) as made from unnest(people_accounts, people_sites, who, people_at, is_new,
      people_trusted, people_verified, external_ids, emails, first_names, last_names, full_names, people_preferences,
      people_claims, people_words) as p (account_id, site_id, id, at, made, trusted, verified, external_id, email, first_name, last_name,
      full_name, preferences, claims, words)
  loop
    if each.made then
      insert into subject (account_id, site_id, id, created_at, updated_at, external_id, email, first_name, last_name,
          full_name, verified, known, preferences, claims, words)
        values (each.account_id, each.site_id, each.id, each.at, each.at, each.external_id, each.email, each.first_name,
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
        updated_at = greatest(s.updated_at, each.at)
      where s.account_id = each.account_id and s.id = each.id;
    end if;
  end loop;

  for each in select * from unnest(named_accounts, named_sites, named_numbers, named_notices)
    as n (account_id, site_id, number, notices)
  loop
    insert into consent_notices (account_id, site_id, number, notices)
      values (each.account_id, each.site_id, each.number, each.notices) on conflict do nothing;
  end loop;

  for each in select c.*, who[c.person] as subject, date_trunc('day', c.hour, 'UTC') as day
    from unnest(accounts, sites, ids, people, marks, sets, records, salts, leaves, hours)
      as c (account_id, site_id, id, person, mark, notices, record, salt, leaf, hour)
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

  perform enqueue_job(merge_job, merge, null, merge_attempts, null, queue)
    from unnest(merges, merge_queues) as asked (merge, queue);
  return who;
end `;
