-- Leaves for more than consents: erasures, published versions, notices, acceptances, choices. Checkpoints that others signed,
-- and logs that this installation witnesses.

-- What a leaf that is no consent says: its canonical bytes (RFC 8785) and 32 random ones.
create table evidence_entry (
  account_id  uuid not null,
  id          uuid not null,
  -- Where its leaf came to the tree.
  batch_id    uuid not null,
  kind        text not null check (kind in ('acceptance', 'document-version', 'banner-version', 'legal-notice-text',
    'choices', 'choices-expiry', 'erasure', 'removal', 'person', 'merge', 'adoption', 'restore')),
  -- Of what, among those of its kind.
  key         text collate "C" not null,
  -- Whose names it speaks of: it is erased with them.
  subject_id  uuid,
  record      bytea,
  salt        bytea check (length(salt) = 32),
  primary key (account_id, id),
  check ((record is null) = (salt is null)),
  check (record is not null or subject_id is not null)
);
create index evidence_entry_by_key on evidence_entry (account_id, kind, key);
create index evidence_entry_of_subject on evidence_entry (account_id, subject_id) where subject_id is not null;
call own_by_account('evidence_entry');
revoke update, delete on evidence_entry from candor_app;
revoke update on evidence_entry from candor_jobs;
-- Jobs erase, and put people together.
grant update (subject_id, record, salt) on evidence_entry to candor_jobs;

-- Whether the ids of a batch are those of consents or of entries.
alter table evidence_batch add kind text not null default 'consent' check (kind in ('consent', 'entry'));
-- Whoever publishes or accepts adds the leaf in the same transaction; its place only the tree says.
grant insert on evidence_batch to candor_app;
create policy entries_that_wait on evidence_batch as restrictive for insert to candor_app
  with check (kind = 'entry' and first_leaf is null);

-- Accounts whose rows from before this migration have no leaves yet. A job makes them and takes the account off.
create table evidence_adoption (account_id uuid primary key);
call own_by_account('evidence_adoption');
revoke insert, update, delete on evidence_adoption from candor_app;
-- The owner of a table sees all of its rows only where row-level security is not forced.
alter table account no force row level security;
alter table evidence_adoption no force row level security;
insert into evidence_adoption (account_id) select id from account;
alter table account force row level security;
alter table evidence_adoption force row level security;

-- Accounts for which nothing is signed any more, because the database stands below or beside a checkpoint known from
-- elsewhere.
create table evidence_stop (
  account_id  uuid primary key,
  since       timestamptz not null,
  reason      text not null check (reason in ('below', 'beside', 'unreadable')),
  -- Leaves of the checkpoint that is known, and of the tree.
  known_size  bigint not null,
  size        bigint not null
);
call own_by_account('evidence_stop');
revoke insert, update, delete on evidence_stop from candor_app;

-- Who else signed a checkpoint. @see C2SP tlog-cosignature
create table evidence_cosignature (
  account_id  uuid not null,
  size        bigint not null,
  -- Name and id of the witness's key, as in its line.
  witness     text not null check (length(witness) between 10 and 300),
  -- Of the signed note, with its line feed.
  line        text not null check (length(line) < 1000),
  at          timestamptz not null,
  primary key (account_id, size, witness)
);
call own_by_account('evidence_cosignature');
revoke insert, update, delete on evidence_cosignature from candor_app;
revoke update on evidence_cosignature from candor_jobs;

-- Logs of others that this installation witnesses: the newest checkpoint it signed of each. @see C2SP tlog-witness
create table witnessed_log (
  origin  text primary key check (length(origin) between 1 and 300),
  size    bigint not null,
  root    bytea not null check (length(root) = 32),
  note    text not null,
  at      timestamptz not null
);

-- Hours of choices that a leaf has to be made of, or a further one: late ones came.
create table preference_unsealed (
  account_id  uuid not null,
  site_id     uuid not null,
  hour        timestamptz not null,
  primary key (account_id, site_id, hour)
);
call own_by_account('preference_unsealed');
revoke insert, update, delete on preference_unsealed from candor_app;
alter table preference_day no force row level security;
alter table preference_touched no force row level security;
alter table preference_unsealed no force row level security;
insert into preference_unsealed (account_id, site_id, hour)
  select account_id, site_id, day.at + make_interval(hours => hour) from preference_day as day
    cross join generate_series(0, 23) as hour where day.dimension = 'all'
  union select account_id, site_id, hour from preference_touched;
alter table preference_day force row level security;
alter table preference_touched force row level security;
alter table preference_unsealed force row level security;

-- What a leaf says of the choices of a site between two ids that came within a time: how many, and SHA-256 over the SHA-256
-- of each, in the order of ids. A choice is the list of its columns as JSON, times in microseconds since 1970.
create function digest_of_choices(
  account uuid, site uuid, first uuid, after_last uuid, received_from timestamptz, received_to timestamptz
) returns table (count bigint, digest bytea) language sql stable as $$
  select count(*), sha256(coalesce(string_agg(sha256(convert_to(jsonb_build_array(p.id, p.site_id, p.consent_id,
      (extract(epoch from p.received_at) * 1000000)::bigint, p.version, p.waited, p.action, p.regime, p.decided, p.granted,
      p.variant, p.language, p.country, s.tc, s.gpp, s.ac)::text, 'UTF8')), ''::bytea order by p.id), ''::bytea))
  from preference p left join preference_signal s on s.account_id = account and s.id = p.id
    and s.id >= first and s.id < after_last
  where p.account_id = account and p.site_id = site and p.id >= first and p.id < after_last
    and (received_from is null or p.received_at >= received_from) and p.received_at < received_to
$$;
