-- Screenings and assessments of records of processing. GDPR Art. 35, 36; FADP Art. 22; CCPA regulations § 7150.

-- There is no foreign key to the record: what was assessed can be asked for when the record is gone. GDPR Art. 5(2).
create table assessment (
  account_id    uuid not null references account (id) on delete cascade,
  id            uuid not null,
  record_id     uuid not null,
  -- The site of the record, and what the record was called.
  site_id       uuid,
  record_name   text not null,
  kind          text not null check (kind in ('screening', 'dpia', 'legitimate-interests', 'transfer')),
  answers       jsonb not null,
  -- What the facts proposed when the answers were last saved.
  proposed      jsonb not null,
  state         text not null check (state in ('draft', 'completed')),
  version       integer not null check (version > 0),
  review_on     date,
  -- When and by whom it was last completed: a completed assessment that is changed is a draft again.
  completed_at  timestamptz,
  completed_by  uuid,
  created_at    timestamptz not null,
  updated_at    timestamptz not null,
  primary key (account_id, id),
  unique (account_id, record_id, kind),
  check ((completed_at is null) = (completed_by is null)),
  check ((state = 'completed') = (review_on is not null)),
  check (state <> 'completed' or completed_at is not null)
);
create index assessment_by_age on assessment (account_id, state, id desc);
call own_by_account('assessment');
call narrow_to_projects('assessment');

-- Every change with what was there after it, by whom and when.
create table assessment_edition (
  account_id     uuid not null references account (id) on delete cascade,
  assessment_id  uuid not null,
  version        integer not null,
  site_id        uuid,
  at             timestamptz not null,
  person_id      uuid not null,
  state          text not null,
  answers        jsonb not null,
  primary key (account_id, assessment_id, version)
);
call own_by_account('assessment_edition');
call narrow_to_projects('assessment_edition');
revoke update, delete on assessment_edition from candor_app;
