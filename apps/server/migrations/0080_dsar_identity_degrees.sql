-- How surely a requester is who they say, and the data points by which they show it.

-- The degree that is reached. Whoever confirmed a mailbox or was checked by the team keeps what that counted for.
alter table dsar_request add column identity text not null default 'none'
  check (identity in ('none', 'mailbox', 'reasonable', 'high'));
update dsar_request request set identity = case
    when request.subject is not null or exists (
      select from dsar_step step where step.account_id = request.account_id and step.request_id = request.id
        and step.kind = 'prove-identity') then 'high'
    else 'mailbox' end
  where request.confirmed_at is not null;

-- Data points of a requester that the systems of the controller compare. Nobody is shown what was entered.
create table dsar_comparison (
  account_id   uuid not null,
  request_id   uuid not null,
  site_id      uuid,
  -- What is asked: [{kind, label?}].
  points       jsonb not null,
  asked_at     timestamptz not null,
  -- What was entered, encrypted under a key of its own; without the salt there is no key.
  salt         bytea check (length(salt) = 32),
  sealed       bytea,
  given_at     timestamptz,
  -- Whether the requester declared under penalty of perjury who they are.
  is_declared  boolean not null default false,
  -- From when on what was entered is deleted, compared or not.
  delete_on    date,
  tries        integer not null default 0,
  -- How many matched in the best try; null: nothing was compared.
  matched      integer,
  compared_at  timestamptz,
  primary key (account_id, request_id),
  foreign key (account_id, request_id) references dsar_request (account_id, id) on delete cascade,
  check ((salt is null) = (sealed is null) and (salt is null) = (delete_on is null))
);
create index dsar_comparison_to_delete on dsar_comparison (delete_on) where delete_on is not null;
call own_by_account('dsar_comparison');
call narrow_to_projects('dsar_comparison');
