-- Repeated requests are settled with their work, erasures outlive a restore, and files of the erased are taken back.

-- Answers from before may hold secrets. They were kept for a day at most, and go with the files they stand in.
drop table idempotency_key;

-- What a POST with an Idempotency-Key came to, so that its repetition is not done twice. Kept for a day.
create table idempotency_key (
  account_id    uuid not null,
  -- The person, the API key or the consent key that sent it: a key means something to its sender alone.
  actor_id      uuid not null,
  -- SHA-256 of the key as it was sent.
  key_hash      bytea not null check (length(key_hash) = 32),
  -- SHA-256 of method, path and body: another request under the same key is refused.
  request_hash  bytea not null check (length(request_hash) = 32),
  -- Null: nothing was done yet. It is written in the transaction of the work.
  status        smallint,
  -- Null with a status: the answer held a secret, which is stored nowhere.
  answer        text,
  -- Of what was made under such an answer.
  made_id       uuid,
  created_at    timestamptz not null,
  primary key (account_id, actor_id, key_hash),
  check (status is not null or (answer is null and made_id is null)),
  check (answer is null or made_id is null)
);
create index idempotency_key_by_age on idempotency_key (created_at);
call own_by_account('idempotency_key');

-- What was erased, so that whoever restores an older backup erases it again. It names nobody: who was erased is found
-- by it only where the id still stands, as in that backup. Of the installation, for it outlives accounts; requests
-- cannot reach it. Never changed: a copy of it stands beside the database.
create table erasure (
  id          uuid primary key,
  at          timestamptz not null,
  -- choices, consents: those of a site that are older than so many months are gone, since it was said how long they are kept.
  kind        text not null check (kind in ('account', 'site', 'subject', 'key', 'choices', 'consents')),
  -- SHA-256 of the 16 bytes of the id; of choices and consents, of the site's.
  thing_hash  bytea not null check (length(thing_hash) = 32),
  -- Of a site: whether its evidence went with it. Of a subject: whether yes and no stayed as evidence.
  mode        text check (mode in ('keep', 'delete', 'everything', 'keep-evidence')),
  months      smallint check (months > 0),
  check ((kind = 'site') = coalesce(mode in ('keep', 'delete'), false)),
  check ((kind = 'subject') = coalesce(mode in ('everything', 'keep-evidence'), false)),
  check ((kind in ('choices', 'consents')) = (months is not null))
);
create index erasure_by_time on erasure (at);
create index erasure_of_thing on erasure (thing_hash);
revoke update, delete on erasure from candor_jobs;

-- A restore that erases again says so in the log of erasures.
alter table consent_erasure drop constraint consent_erasure_cause_check;
alter table consent_erasure add constraint consent_erasure_cause_check
  check (cause in ('request', 'retention', 'site-deleted', 'restored'));

-- Files are taken back when somebody in them is erased. They are listed until their time is over, so that it is seen why.
alter table consent_export drop constraint consent_export_status_check, drop constraint consent_export_check;
alter table consent_export add constraint consent_export_status_check
  check (status in ('waiting', 'running', 'ready', 'failed', 'withdrawn'));
alter table consent_export add constraint consent_export_check
  check ((status in ('ready', 'withdrawn')) = (expires_at is not null));
alter table newsletter_export drop constraint newsletter_export_status_check, drop constraint newsletter_export_check;
alter table newsletter_export add constraint newsletter_export_status_check
  check (status in ('waiting', 'running', 'ready', 'failed', 'withdrawn'));
alter table newsletter_export add constraint newsletter_export_check
  check ((status in ('ready', 'withdrawn')) = (expires_at is not null));
alter table preference_export drop constraint preference_export_status_check, drop constraint preference_export_check;
alter table preference_export add constraint preference_export_status_check
  check (status in ('waiting', 'running', 'ready', 'failed', 'withdrawn'));
alter table preference_export add constraint preference_export_check
  check ((status in ('ready', 'withdrawn')) = (expires_at is not null));
