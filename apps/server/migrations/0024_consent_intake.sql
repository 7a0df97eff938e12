-- Keeps a batch of consents with their people, leaves and counts in one call: a transaction of its own where none is open,
-- so that the intake waits for the database once, and holds what others wait for no longer than that.
--
-- Whose each consent is was found before, without a lock. `keys` are what that rests on: `keys_new` are not known yet, the
-- others are of `key_subjects`. Where one of them is somebody else's by now, nothing is kept, and the caller looks again
-- (40001).
create function keep_consents(
  lock_class integer, locks integer[], batch uuid, received timestamptz,
  accounts uuid[], sites uuid[], ids uuid[], subjects uuid[], marks smallint[], sets bigint[], records bytea[],
  salts bytea[], leaves bytea[], hours timestamptz[],
  key_accounts uuid[], key_sites uuid[], keys bytea[], key_subjects uuid[], keys_new boolean[],
  people_accounts uuid[], people_sites uuid[], people_ids uuid[], people_at timestamptz[], people_new boolean[],
  people_trusted boolean[], people_verified boolean[], external_ids text[], emails text[], first_names text[],
  last_names text[], full_names text[], people_preferences jsonb[], people_words text[],
  named_accounts uuid[], named_sites uuid[], named_numbers bigint[], named_notices jsonb[],
  merge_job text, merge_attempts integer, merges json[], merge_queues text[]
) returns void language plpgsql as $$
declare
  kept_accounts uuid[];
  kept_sites uuid[];
  kept_hours timestamptz[];
  kept_marks smallint[];
  kept_sets bigint[];
  kept_counts integer[];
  keys_made integer;
begin
  -- Whose a consent is must not change until it is kept.
  perform pg_advisory_xact_lock_shared(lock_class, number) from unnest(locks) as number;

  -- Of two that make a person in one moment the second waits here for the first, and is told below.
  insert into subject_key (account_id, site_id, key, subject_id)
    select account, site, key, subject
    from unnest(key_accounts, key_sites, keys, key_subjects, keys_new) as asked (account, site, key, subject, is_new)
    where is_new
  on conflict do nothing;
  get diagnostics keys_made = row_count;
  -- One look into the index each, whatever the planner thinks of a table that it has not seen yet.
  if keys_made < (select count(*) from unnest(keys_new) as is_new where is_new) or exists (
    select from unnest(key_accounts, key_sites, keys, key_subjects, keys_new) as asked (account, site, key, subject, is_new)
    left join lateral (select subject_id from subject_key as known where known.account_id = asked.account
      and known.site_id = asked.site and known.key = asked.key limit 1) as known on true
    where not is_new and known.subject_id is distinct from asked.subject
  ) then
    raise exception 'Somebody came or went since it was found whose these are.' using errcode = 'serialization_failure';
  end if;

  with given as (
    select * from unnest(accounts, sites, ids, subjects, marks, sets, records, salts, leaves, hours)
      as given (account_id, site_id, id, subject_id, mark, notices, record, salt, leaf, hour)
  ), person as (
    select * from unnest(people_accounts, people_sites, people_ids, people_at, people_new, people_trusted, people_verified,
        external_ids, emails, first_names, last_names, full_names, people_preferences, people_words)
      as person (account_id, site_id, id, at, is_new, trusted, verified, external_id, email, first_name, last_name,
        full_name, preferences, words)
  ), made as (
    insert into subject (account_id, site_id, id, created_at, updated_at, external_id, email, first_name, last_name,
        full_name, verified, preferences, words)
      select account_id, site_id, id, at, at, external_id, email, first_name, last_name, full_name, verified, preferences,
        array_to_tsvector(string_to_array(words, chr(10))) from person where is_new
    on conflict do nothing
  ), changed as (
    -- An older word than the last, as an import brings it, fills only what nothing was said of since. Who nothing is new of
    -- is not written.
    update subject set
      external_id = case when trusted then coalesce(person.external_id, subject.external_id) else subject.external_id end,
      email = case when trusted then coalesce(person.email, subject.email) else subject.email end,
      first_name = case when trusted then coalesce(person.first_name, subject.first_name) else subject.first_name end,
      last_name = case when trusted then coalesce(person.last_name, subject.last_name) else subject.last_name end,
      full_name = case when trusted then coalesce(person.full_name, subject.full_name) else subject.full_name end,
      verified = subject.verified or person.verified,
      preferences = case when person.at >= subject.updated_at then subject.preferences || person.preferences
        else person.preferences || subject.preferences end,
      words = subject.words || array_to_tsvector(string_to_array(person.words, chr(10))),
      updated_at = greatest(subject.updated_at, person.at)
    from person
    where not is_new and subject.account_id = person.account_id and subject.id = person.id and (
      subject.preferences is distinct from case when person.at >= subject.updated_at
        then subject.preferences || person.preferences else person.preferences || subject.preferences end
      or (person.verified and not subject.verified)
      or (trusted and (person.external_id, person.email, person.first_name, person.last_name, person.full_name)
        is distinct from (subject.external_id, subject.email, subject.first_name, subject.last_name, subject.full_name)))
  ), names as (
    insert into consent_notices (account_id, site_id, number, notices)
      select * from unnest(named_accounts, named_sites, named_numbers, named_notices)
    on conflict do nothing
  ), kept as (
    insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf)
      select account_id, id, site_id, subject_id, batch, received, mark, notices, record, salt, leaf from given
    on conflict do nothing returning account_id, id
  ), proved as (
    insert into evidence_batch (account_id, id, ids, leaves)
      select account_id, batch, array_agg(id order by id), string_agg(leaf, ''::bytea order by id)
      from kept join given using (account_id, id) group by account_id
  ), counted as (
    select account_id, site_id, hour, mark, notices, count(*)::integer as count from kept join given using (account_id, id)
    group by 1, 2, 3, 4, 5
  )
  select array_agg(account_id), array_agg(site_id), array_agg(hour), array_agg(mark), array_agg(notices), array_agg(count)
    into kept_accounts, kept_sites, kept_hours, kept_marks, kept_sets, kept_counts from counted;

  perform enqueue_job(merge_job, merge, null, merge_attempts, null, queue)
    from unnest(merges, merge_queues) as asked (merge, queue);

  -- All batches of a site come by these rows: last, just before the end.
  with counted as (
    select * from unnest(kept_accounts, kept_sites, kept_hours, kept_marks, kept_sets, kept_counts)
      as counted (account_id, site_id, hour, mark, notices, count)
  ), hours as (
    insert into consent_hour (account_id, site_id, at, mark, notices, count)
      select account_id, site_id, hour, mark, notices, count from counted order by 1, 2, 3, 4, 5
    on conflict (account_id, site_id, at, mark, notices) do update set count = consent_hour.count + excluded.count
  )
  insert into consent_day (account_id, site_id, at, mark, notices, count)
    select account_id, site_id, date_trunc('day', hour, 'UTC'), mark, notices, sum(count) from counted
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (account_id, site_id, at, mark, notices) do update set count = consent_day.count + excluded.count;
end $$;
