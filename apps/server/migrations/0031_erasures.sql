-- Erasures outlive a restore.

-- What was erased, so that whoever restores an older backup erases it again. It names nobody: who was erased is found
-- by it only where the id still stands, as in that backup. Of the installation, for it outlives accounts; requests
-- cannot reach it. Never changed: a copy of it stands beside the database.
create table erasure (
  id          uuid primary key,
  at          timestamptz not null,
  -- begun: all that somebody began with an address before its owner proved it. secret: the secrets of a webhook before the
  -- one with `number`. choices, consents: those of a site that are older than so many months are gone, since it was said how long they are kept.
  kind        text not null check (kind in ('account', 'begun', 'site', 'subject', 'key', 'webhook', 'secret', 'choices', 'consents')),
  -- SHA-256 of the 16 bytes of the account and the 16 of the thing, so that nobody in one account names a thing of another.
  -- Of choices and consents the thing is the site.
  thing_hash  bytea not null check (length(thing_hash) = 32),
  -- Of a site: whether its evidence went with it. Of a subject: whether yes and no stayed as evidence.
  mode        text check (mode in ('keep', 'delete', 'everything', 'keep-evidence')),
  months      smallint check (months > 0),
  number      integer check (number > 0),
  check ((kind = 'site') = coalesce(mode in ('keep', 'delete'), false)),
  check ((kind = 'subject') = coalesce(mode in ('everything', 'keep-evidence'), false)),
  check ((kind in ('choices', 'consents')) = (months is not null)),
  check ((kind = 'secret') = (number is not null))
);
create index erasure_by_time on erasure (at);
create index erasure_of_thing on erasure (thing_hash);
revoke update, delete on erasure from candor_jobs;
grant select, insert on erasure to candor_auth;
