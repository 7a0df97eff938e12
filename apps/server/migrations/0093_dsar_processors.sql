-- Processors that fulfill requests by OpenDSR.

create table dsar_processor (
  account_id     uuid not null references account (id) on delete cascade,
  id             uuid not null,
  -- The name of the system in the register: its tasks are sent here.
  name           text not null,
  -- The base of its addresses.
  url            text not null,
  path           text not null check (path in ('requests', 'opendsr_requests', 'opengdpr_requests')),
  -- The value of the header, sealed.
  "authorization" bytea,
  -- [{type, format}]
  identities     jsonb not null,
  property_id    text,
  -- Whether tasks are sent as soon as the identity is known.
  sends_itself   boolean not null,
  created_at     timestamptz not null,
  -- What its discovery said last.
  checked_at     timestamptz,
  check_failure  text,
  api_version    text,
  -- Types of requests and [{type, format}].
  types          jsonb not null,
  supported      jsonb not null,
  -- PEM, with what leads to a root.
  certificate    text,
  certificate_until timestamptz,
  primary key (account_id, id)
);
create unique index dsar_processor_by_name on dsar_processor (account_id, lower(name));
call own_by_account('dsar_processor');

-- What a processor was asked to do for a task. Its id is the `subject_request_id`.
create table dsar_processor_request (
  account_id      uuid not null,
  id              uuid not null,
  request_id      uuid not null,
  task_id         uuid not null,
  site_id         uuid,
  processor_id    uuid not null,
  processor_name  text not null,
  type            text not null check (type in ('access', 'portability', 'erasure')),
  state           text not null check (state in ('waiting', 'pending', 'in_progress', 'completed', 'cancelled', 'failed')),
  created_at      timestamptz not null,
  sent_at         timestamptz,
  expected_at     timestamptz,
  -- Null after the request was forgotten, or without results.
  results_url     text,
  results_count   integer,
  has_file        boolean not null,
  -- Whether somebody wants it cancelled.
  is_cancelling   boolean not null,
  failures        integer not null,
  failure         text,
  primary key (account_id, id),
  unique (account_id, task_id, type),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
create index dsar_processor_request_of on dsar_processor_request (account_id, request_id);
call own_by_account('dsar_processor_request');
call narrow_to_projects('dsar_processor_request');
