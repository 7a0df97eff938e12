-- Authorized agents that send requests by the Data Rights Protocol 1.0.

-- Agents that a site connected.
create table dsar_agent (
  account_id   uuid not null,
  site_id      uuid not null,
  id           uuid not null,
  -- The id of the site in the network of agents, the same in all its rows.
  business_id  text not null check (business_id ~ '^[A-Z_]+$'),
  -- The id of the agent there.
  agent_id     text not null,
  name         text not null,
  -- Ed25519.
  verify_key   bytea not null check (length(verify_key) = 32),
  -- Whether what the agent verified counts as proof of identity.
  is_relied    boolean not null,
  created_at   timestamptz not null,
  -- The token that the agent fetched last.
  token_hash   bytea check (length(token_hash) = 32),
  token_at     timestamptz,
  primary key (account_id, site_id, id),
  unique (account_id, site_id, agent_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade,
  check ((token_hash is null) = (token_at is null))
);
create index dsar_agent_of_business on dsar_agent (business_id, agent_id);
create index dsar_agent_by_token on dsar_agent (token_hash) where token_hash is not null;
call own_by_account('dsar_agent');
call narrow_to_projects('dsar_agent');

-- What an agent said of a request, and what it was told. The agent may be gone.
create table dsar_agent_request (
  account_id        uuid not null,
  request_id        uuid not null,
  site_id           uuid not null,
  connection_id     uuid not null,
  agent_id          text not null,
  agent_name        text not null,
  exercise          text not null,
  -- Claims that the agent verified: a list of names.
  verified          jsonb not null,
  -- Null after the request was forgotten, or where the agent named none.
  agent_request_id  text,
  callback_url      text,
  -- Why the request was denied, in the words of the protocol.
  denied            text,
  -- Hash of the status that the agent knows.
  told_hash         bytea check (length(told_hash) = 32),
  told_at           timestamptz not null,
  -- Attempts since then that failed, and why the last one did.
  failures          integer not null,
  failure           text,
  primary key (account_id, request_id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
create unique index dsar_agent_request_once on dsar_agent_request (account_id, connection_id, agent_request_id)
  where agent_request_id is not null;
call own_by_account('dsar_agent_request');
call narrow_to_projects('dsar_agent_request');

alter table dsar_request drop constraint dsar_request_channel_check;
alter table dsar_request add constraint dsar_request_channel_check
  check (channel in ('form', 'email', 'phone', 'letter', 'person', 'agent'));
