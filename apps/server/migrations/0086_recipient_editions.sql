-- Who entered or changed what of a recipient and its contract, and when. GDPR Art. 5(2), 28(3). They outlive what they are about.
create table recipient_edition (
  account_id    uuid not null references account (id) on delete cascade,
  id            uuid not null,
  recipient_id  uuid not null,
  at            timestamptz not null,
  person_id     uuid,
  -- Null: what was entered was deleted.
  fields        jsonb,
  primary key (account_id, recipient_id, id)
);
call own_by_account('recipient_edition');
revoke update, delete on recipient_edition from candor_app;

-- Contracts as PDF. What they say is encrypted under a key of their own; without the salt there is no key.
create table recipient_file (
  account_id    uuid not null,
  recipient_id  uuid not null,
  id            uuid not null,
  name          text not null check (length(name) between 1 and 200),
  -- Bytes.
  size          integer not null check (size > 0),
  salt          bytea not null check (length(salt) = 32),
  -- Nonce, tag and ciphertext.
  sealed        bytea not null,
  person_id     uuid,
  created_at    timestamptz not null,
  primary key (account_id, recipient_id, id),
  foreign key (account_id, recipient_id) references recipient (account_id, id) on delete cascade
);
alter table recipient_file alter column sealed set storage external;
call own_by_account('recipient_file');

-- What was entered before is the first edition of each.
insert into recipient_edition (account_id, id, recipient_id, at, fields)
  select account_id, gen_random_uuid(), id, updated_at, fields from recipient;
