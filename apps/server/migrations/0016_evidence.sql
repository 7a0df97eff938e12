-- The tree of each account over all that it proves: leaves in the order in which they came, and signed checkpoints.
-- Nothing here says who or what: a leaf is a hash with a salt in it.

-- What came in one batch. It waits until the tree takes it in, which says its place.
create table evidence_batch (
  account_id  uuid not null,
  id          uuid not null,
  -- What the leaves are of, in their order.
  ids         uuid[] not null,
  -- 32 bytes each. Null once they are in the tree.
  leaves      bytea,
  -- The place of the first leaf in the tree. Null while it waits.
  first_leaf  bigint,
  primary key (account_id, id),
  check ((leaves is null) = (first_leaf is not null)),
  check (length(leaves) = 32 * cardinality(ids))
);
create index evidence_batch_waiting on evidence_batch (account_id, id) where first_leaf is null;
create unique index evidence_batch_by_leaf on evidence_batch (account_id, first_leaf);

-- Up to 256 hashes of 32 bytes: of level 0 leaves, of each further one the roots of the tiles below. @see C2SP tlog-tiles
create table evidence_tile (
  account_id  uuid not null,
  level       smallint not null,
  place       bigint not null,
  hashes      bytea not null,
  primary key (account_id, level, place)
);
-- Hashes cannot be compressed.
alter table evidence_tile alter hashes set storage external;

create table evidence_tree (
  account_id  uuid primary key,
  size        bigint not null,
  root        bytea not null check (length(root) = 32)
);

-- What was signed, word for word. Never changed.
create table evidence_checkpoint (
  account_id  uuid not null,
  size        bigint not null,
  at          timestamptz not null,
  root        bytea not null check (length(root) = 32),
  note        text not null,
  primary key (account_id, size)
);

-- The keys that signed for an account, the newest last. Their secrets stand in SECRETS_FILE.
create table evidence_key (
  account_id  uuid not null,
  generation  integer not null,
  -- As verifiers write it: name, hash, key.
  verifier    text not null,
  -- By it the key before and this one say that this one follows. Null of the first.
  statement   text,
  primary key (account_id, generation)
);

call own_by_account('evidence_batch');
call own_by_account('evidence_tile');
call own_by_account('evidence_tree');
call own_by_account('evidence_checkpoint');
call own_by_account('evidence_key');
revoke insert, update, delete on evidence_batch, evidence_tile, evidence_tree, evidence_checkpoint, evidence_key
  from candor_app;
revoke delete on evidence_batch, evidence_tile, evidence_tree, evidence_key from candor_jobs;
revoke update on evidence_checkpoint, evidence_key from candor_jobs;

create policy of_intake on evidence_batch for insert to candor_intake with check (true);
grant insert on evidence_batch to candor_intake;
