-- Files of requests, of both sides. What they say is encrypted under a key of their own; without the salt there is no key.
create table dsar_file (
  account_id   uuid not null,
  request_id   uuid not null,
  id           uuid not null,
  site_id      uuid,
  -- The letter it came with; null until then.
  letter_id    uuid,
  from_owner   boolean not null,
  name         text not null,
  -- Bytes.
  size         bigint not null check (size >= 0),
  received     bigint not null check (received between 0 and size),
  salt         bytea not null check (length(salt) = 32),
  person_id    uuid,
  created_at   timestamptz not null,
  -- Null: for as long as the request is open.
  delete_on    date,
  downloads    integer not null default 0,
  primary key (account_id, request_id, id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
create index dsar_file_to_delete on dsar_file (delete_on) where delete_on is not null;
call own_by_account('dsar_file');
call narrow_to_projects('dsar_file');

create table dsar_file_part (
  account_id   uuid not null,
  request_id   uuid not null,
  file_id      uuid not null,
  number       integer not null check (number >= 0),
  site_id      uuid,
  -- Nonce, tag and ciphertext.
  sealed       bytea not null,
  primary key (account_id, request_id, file_id, number),
  foreign key (account_id, request_id, file_id) references dsar_file (account_id, request_id, id) on delete cascade
);
alter table dsar_file_part alter column sealed set storage external;
call own_by_account('dsar_file_part');
call narrow_to_projects('dsar_file_part');
