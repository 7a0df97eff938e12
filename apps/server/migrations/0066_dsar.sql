-- Requests of data subjects. GDPR Art. 12, 15 to 22, and their like elsewhere.

-- The form of a site, at the public id of the site.
create table dsar_form (
  account_id    uuid not null,
  site_id       uuid not null,
  is_published  boolean not null,
  -- Where the owner works: whose holidays count. ISO 3166.
  workplace     text not null check (workplace ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'),
  keep_months   integer not null check (keep_months between 12 and 120),
  -- To whom new requests are assigned.
  handler_id    uuid,
  updated_at    timestamptz not null,
  primary key (account_id, site_id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
call own_by_account('dsar_form');
call narrow_to_projects('dsar_form');

-- There is no foreign key to the site: a request outlives it for its retention.
create table dsar_request (
  account_id     uuid not null references account (id) on delete cascade,
  id             uuid not null,
  site_id        uuid,
  site_name      text,
  number         text not null,
  -- The form that was sent, so that nothing is received twice.
  submission     uuid,
  state          text not null check (state in ('received', 'identity', 'in-work', 'answered', 'partly', 'refused',
                                               'withdrawn', 'appeal', 'closed')),
  outcome        text check (outcome in ('answered', 'partly', 'refused', 'withdrawn')),
  channel        text not null check (channel in ('form', 'email', 'phone', 'letter', 'person')),
  requester_for  text not null check (requester_for in ('self', 'child', 'represented', 'deceased', 'agent')),
  place          text not null,
  workplace      text not null,
  language       text not null,
  -- Lists of ids.
  laws           jsonb not null,
  rights         jsonb not null,
  -- Null after the request was forgotten.
  name           text,
  email          text,
  person         text,
  details        text,
  received_on    date not null,
  received_at    timestamptz not null,
  confirmed_at   timestamptz,
  -- When it was answered, and by when that was due.
  answered_on    date,
  answer_due_on  date,
  extended_on    date,
  appealed_on    date,
  -- Times in which the clock stands: [{reason, from, until?}].
  pauses         jsonb not null,
  -- The next day on which something is due, for lists; null once nothing is.
  due_on         date,
  stands_still   boolean not null,
  closed_at      timestamptz,
  forget_on      date,
  assignee_id    uuid,
  version        integer not null check (version > 0),
  -- The code that was mailed last.
  code_hash      bytea check (length(code_hash) = 32),
  code_until     timestamptz,
  code_tries     integer not null,
  code_mails     integer not null,
  primary key (account_id, id),
  unique (account_id, number),
  check ((site_id is null) = (site_name is null)),
  check (state <> 'closed' or (closed_at is not null and forget_on is not null))
);
create index dsar_request_of_site on dsar_request (account_id, site_id, id desc);
create index dsar_request_received on dsar_request (account_id, received_on);
create index dsar_request_received_at on dsar_request (account_id, received_at);
create index dsar_request_of_email on dsar_request (account_id, email);
create index dsar_request_open on dsar_request (account_id, due_on) where due_on is not null;
create index dsar_request_to_forget on dsar_request (forget_on) where forget_on is not null and details is not null;
create unique index dsar_request_of_submission on dsar_request (account_id, submission) where submission is not null;
call own_by_account('dsar_request');
call narrow_to_projects('dsar_request');

-- What was done, by whom and when. Nobody changes it; `note` alone is personal and ends with the request.
create table dsar_step (
  account_id   uuid not null,
  request_id   uuid not null,
  id           uuid not null,
  site_id      uuid,
  at           timestamptz not null,
  kind         text not null,
  who          text not null check (who in ('person', 'requester', 'product')),
  person_id    uuid,
  note         text not null,
  primary key (account_id, request_id, id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
call own_by_account('dsar_step');
call narrow_to_projects('dsar_step');
revoke update, delete on dsar_step from candor_app;

-- The letters of both sides.
create table dsar_letter (
  account_id   uuid not null,
  request_id   uuid not null,
  id           uuid not null,
  site_id      uuid,
  at           timestamptz not null,
  from_owner   boolean not null,
  kind         text not null,
  subject      text not null,
  -- [{kind, text, required}]
  blocks       jsonb not null,
  person_id    uuid,
  -- When the mail about it was handed over; null until then.
  mailed_at    timestamptz,
  primary key (account_id, request_id, id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
call own_by_account('dsar_letter');
call narrow_to_projects('dsar_letter');
revoke update, delete on dsar_letter from candor_app;

-- Where somebody has to look for data of the person: one task for a confirmed record of the register.
create table dsar_task (
  account_id   uuid not null,
  request_id   uuid not null,
  id           uuid not null,
  site_id      uuid,
  record_id    uuid,
  name         text not null,
  systems      jsonb not null,
  owner_id     uuid,
  outcome      text not null check (outcome in ('open', 'none', 'found', 'corrected', 'erased', 'refused')),
  note         text not null,
  done_at      timestamptz,
  primary key (account_id, request_id, id),
  unique (account_id, request_id, record_id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade
);
create index dsar_task_by_id on dsar_task (account_id, id);
call own_by_account('dsar_task');
call narrow_to_projects('dsar_task');

-- Whether documents name the form of the site as the way to use one's rights.
alter table site_facts add column request_form boolean not null default false;
