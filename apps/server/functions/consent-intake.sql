-- The intake of consents.

-- The rows that `keep_consents` takes. The functions that use these types are dropped before the scripts run.
drop type if exists new_consent, new_key, new_person, new_notices, new_merge;

-- `person` is the place of somebody among the people, from 1. `hour` is the one that the consent is counted in.
create type new_consent as (
  account_id uuid, site_id uuid, id uuid, person integer, mark smallint, notices bigint, record bytea, salt bytea,
  leaf bytea, hour timestamptz
);
-- A key by which a person is found, and whether it is to be added.
create type new_key as (account_id uuid, site_id uuid, key bytea, person integer, is_new boolean);
-- A person as a batch leaves them: the times of the first and the newest statement, and the words to search by, one per line.
create type new_person as (
  account_id uuid, site_id uuid, id uuid, since timestamptz, at timestamptz, is_new boolean, trusted boolean,
  verified boolean, external_id text, email text, first_name text, last_name text, full_name text, preferences jsonb, claims jsonb,
  words text
);
-- A set of notices by its number.
create type new_notices as (account_id uuid, site_id uuid, number bigint, notices jsonb);
-- The payload and the queue of a job that merges two people.
create type new_merge as (payload json, queue text);

-- Keeps a batch of consents with their people, leaves and counts in one call: a transaction of its own where none is open,
-- so that the intake waits for the database once, and holds the locks that others wait for no longer than that. Returns the
-- ids of the people, in their order.
--
-- With `was_looked`, the caller has read who the people are and which keys are new, without a lock. Otherwise this function
-- finds out, which works if each person is known by all of their keys or by none. Anything else, and people who were added
-- or removed since, fails with 40001: nothing is kept, and the caller reads again.
--
-- Preferences were vouched for; claims were not. A person whom a page names by two keys is found by the first that is known,
-- in one call like everybody else, so that the response time reveals nothing.
-- If a consent exists already, nothing is kept (CN001): the caller compares it with the existing one.
create function keep_consents(
  lock_class integer, locks integer[], batch uuid, received timestamptz, was_looked boolean, consents new_consent[],
  keys new_key[], people new_person[], sets new_notices[], merge_job text, merge_attempts integer, merges new_merge[]
) returns uuid[] language plpgsql as $$
declare
  -- Words that one entry is found by, at most: forms may add to them without end.
  most_words constant integer := 500;
  who uuid[];
  people_new boolean[];
  people_trusted boolean[];
  keys_people integer[];
  keys_new boolean[];
  known_of_all uuid[];
  is_plain boolean;
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

  -- Arrays of one type each: an element of an array of rows is found by walking through those before it.
  select array_agg(id order by place), array_agg(is_new order by place), array_agg(trusted order by place)
    into who, people_new, people_trusted
    from rows from (unnest(people)) with ordinality
      as person (account_id, site_id, id, since, at, is_new, trusted, verified, external_id, email, first_name, last_name,
        full_name, preferences, claims, words, place);
  -- One look into the index each, whatever the planner thinks of a table that it has not seen yet.
  select array_agg(known.subject_id order by place), array_agg(person order by place), array_agg(is_new order by place)
    into known_of_all, keys_people, keys_new
    from rows from (unnest(keys)) with ordinality as asked (account_id, site_id, key, person, is_new, place)
    left join lateral (select subject_id from subject_key as known where known.account_id = asked.account_id
      and known.site_id = asked.site_id and known.key = asked.key limit 1) as known on true;
  if was_looked then
    select bool_and(is_new or subject is not distinct from who[person]) into is_plain
      from unnest(keys_people, keys_new, known_of_all) as found (person, is_new, subject);
  else
    select array_agg(coalesce(subject, who[person]) order by person), array_agg(subject is null order by person),
        bool_and(is_one) and count(distinct subject) = count(subject)
      into who, people_new, is_plain
      from (select person, (array_agg(subject order by place) filter (where subject is not null))[1] as subject,
          not people_trusted[person] or (count(subject) in (0, count(*)) and count(distinct subject) < 2) as is_one
        from unnest(keys_people, known_of_all) with ordinality as found (person, subject, place) group by person) as found;
    -- A page puts nobody together: whoever is made for its word is found by the surest key alone.
    select array_agg(people_new[person] and (people_trusted[person] or is_first) order by place) into keys_new
      from (select person, place, place = min(place) over (partition by person) as is_first
        from unnest(keys_people) with ordinality as asked (person, place)) as asked;
  end if;
  if is_plain then
    -- Of two that make a person in one moment the second waits here for the first, and is told below.
    insert into subject_key (account_id, site_id, key, subject_id)
      select account_id, site_id, key, who[person]
      from rows from (unnest(keys), unnest(keys_new)) as asked (account_id, site_id, key, person, was_new, is_new)
      where asked.is_new order by account_id, site_id, key
    on conflict do nothing;
    get diagnostics keys_made = row_count;
    is_plain := keys_made = (select count(*) from unnest(keys_new) as is_new where is_new);
  end if;
  if not is_plain then
    raise exception 'It has to be looked whose these are.' using errcode = 'serialization_failure';
  end if;

  with given as (
    select * from unnest(consents)
  ), person as (
    select account_id, site_id, found_id as id, since, at, found_new as is_new, trusted, verified, external_id, email, first_name,
        last_name, full_name, preferences, claims, words
      from rows from (unnest(people), unnest(who), unnest(people_new))
        as person (account_id, site_id, id, since, at, is_new, trusted, verified, external_id, email, first_name, last_name,
          full_name, preferences, claims, words, found_id, found_new)
  ), made as (
    insert into subject (account_id, site_id, id, created_at, updated_at, external_id, email, first_name, last_name,
        full_name, verified, known, preferences, claims, words)
      select account_id, site_id, id, since, at, external_id, email, first_name, last_name, full_name, verified, trusted,
        case when trusted then preferences else bounded(claims) end,
        case when trusted then unanswered(bounded(claims), preferences) else '{}' end,
        array_to_tsvector(string_to_array(words, chr(10))) from person where is_new
    on conflict do nothing
  ), changed as (
    -- An older word than the last, as an import brings it, fills only what nothing was said of since. Who nothing is new of
    -- is not written. Who becomes known keeps what forms said of them before as claims.
    update subject set
      -- An id or an address that a page alone named is not theirs once they are known.
      external_id = case when trusted then coalesce(person.external_id, case when subject.known then subject.external_id end)
        else subject.external_id end,
      email = case when trusted then coalesce(person.email, case when subject.known then subject.email end)
        else subject.email end,
      first_name = case when trusted then coalesce(person.first_name, subject.first_name) else subject.first_name end,
      last_name = case when trusted then coalesce(person.last_name, subject.last_name) else subject.last_name end,
      full_name = case when trusted then coalesce(person.full_name, subject.full_name) else subject.full_name end,
      verified = subject.verified or person.verified,
      known = subject.known or trusted,
      preferences = case
        when subject.known then with_newer(subject.preferences, person.preferences, person.at >= subject.updated_at)
        when trusted then person.preferences
        else bounded(with_newer(subject.preferences, person.claims, person.at >= subject.updated_at)) end,
      claims = case
        when subject.known then unanswered(
          bounded(with_newer(subject.claims, person.claims, person.at >= subject.updated_at)),
          with_newer(subject.preferences, person.preferences, person.at >= subject.updated_at))
        when trusted then unanswered(
          bounded(with_newer(subject.preferences, person.claims, person.at >= subject.updated_at)), person.preferences)
        else '{}' end,
      words = case when (trusted or not subject.known) and length(subject.words) < most_words
        then subject.words || array_to_tsvector(string_to_array(person.words, chr(10))) else subject.words end,
      created_at = least(subject.created_at, person.since),
      updated_at = greatest(subject.updated_at, person.at)
    from person
    where not is_new and subject.account_id = person.account_id and subject.id = person.id and (
      person.preferences <> '{}' or person.claims <> '{}' or person.since < subject.created_at or (person.verified and not subject.verified)
      or (trusted and (not subject.known
        or (person.external_id, person.email, person.first_name, person.last_name, person.full_name)
          is distinct from (subject.external_id, subject.email, subject.first_name, subject.last_name, subject.full_name))))
  ), names as (
    insert into consent_notices (account_id, site_id, number, notices)
      select * from unnest(sets)
    on conflict do nothing
  ), kept as (
    insert into consent (account_id, id, site_id, subject_id, batch_id, received_at, mark, notices, record, salt, leaf)
      select account_id, id, site_id, who[person], batch, received, mark, notices, record, salt, leaf from given
    on conflict do nothing returning account_id, id
  ), owned as (
    insert into subject_consent (account_id, subject_id, id, mark, notices)
      select account_id, who[person], id, mark, notices from kept join given using (account_id, id)
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
  if cardinality(consents) > coalesce((select sum(one) from unnest(kept_counts) as one), 0) then
    raise exception 'Some of these are there already.' using errcode = 'CN001';
  end if;

  perform enqueue_job(merge_job, payload, null, merge_attempts, null, queue) from unnest(merges);

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
  return who;
end $$;
