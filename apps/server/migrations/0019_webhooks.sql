-- Webhooks: where an account is told what happened, what it was told, and what was answered.

create table webhook_endpoint (
  account_id         uuid not null,
  id                 uuid not null,
  url                text not null check (length(url) between 1 and 2000),
  description        text not null check (length(description) <= 200),
  types              text[] not null check (cardinality(types) > 0),
  -- Empty: of every site.
  site_ids           uuid[] not null,
  active             boolean not null,
  -- Why it was switched off without anybody asking. Null: it was not.
  disabled           text check (disabled in ('failing', 'gone')),
  disabled_at        timestamptz,
  -- Since when nothing came through. Null: the last delivery did.
  failing_since      timestamptz,
  -- The secret is made from this and a key of the installation: no database and no backup holds it.
  secret_number      integer not null check (secret_number > 0),
  -- Until then deliveries are signed with the secret before as well.
  old_secret_until   timestamptz,
  created_at         timestamptz not null,
  primary key (account_id, id),
  check ((disabled is null) = (disabled_at is null)),
  check (not active or disabled is null)
);

create table webhook_delivery (
  account_id    uuid not null,
  -- A UUIDv7 of the moment it was asked for.
  id            uuid not null,
  endpoint_id   uuid not null,
  -- The same however often it is sent, and wherever.
  message_id    text not null,
  type          text not null,
  -- Kept when the site is deleted.
  site_id       uuid,
  -- What is sent, byte by byte: signatures are over it.
  body          text not null,
  status        text not null check (status in ('pending', 'delivered', 'failed')),
  created_at    timestamptz not null,
  -- Attempts in all, and since it was last asked for: replays begin anew.
  attempts      integer not null,
  step          smallint not null,
  -- Null: nothing is due.
  next_at       timestamptz,
  primary key (account_id, id),
  unique (account_id, endpoint_id, message_id),
  foreign key (account_id, endpoint_id) references webhook_endpoint (account_id, id) on delete cascade,
  check ((status = 'pending') = (next_at is not null))
);
create index webhook_delivery_of_endpoint on webhook_delivery (account_id, endpoint_id, id desc);
create index webhook_delivery_by_status on webhook_delivery (account_id, endpoint_id, status, id desc);
create index webhook_delivery_by_age on webhook_delivery (created_at);

create table webhook_attempt (
  account_id   uuid not null,
  delivery_id  uuid not null,
  number       integer not null check (number > 0),
  at           timestamptz not null,
  milliseconds integer not null,
  -- What was answered. Null: nothing.
  status_code  smallint,
  -- Null: it came through.
  failure      text check (failure in
    ('status', 'redirect', 'time', 'address', 'name', 'certificate', 'connection')),
  -- The first bytes of the answer, as far as they are text.
  answer       text not null,
  primary key (account_id, delivery_id, number),
  foreign key (account_id, delivery_id) references webhook_delivery (account_id, id) on delete cascade
);

call own_by_account('webhook_endpoint');
call own_by_account('webhook_delivery');
call own_by_account('webhook_attempt');
