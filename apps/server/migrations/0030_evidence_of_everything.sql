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
