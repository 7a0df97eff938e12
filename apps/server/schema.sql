-- The schema that all migrations come to, and who may call the functions beside them. Made by `npm run schema`; change
-- tables by a migration, and functions where they stand, in functions/.

create type acceptance_statement as enum ('accepted', 'read', 'chosen');

create type area_type as enum ('europe', 'us', 'europe_us', 'worldwide');

create type document_type as enum ('privacy_policy', 'cookie_policy', 'terms_and_conditions', 'legal_notice', 'data_processing_agreement');

create type email_token_purpose as enum ('verify', 'change', 'reset', 'deny');

create type plan as enum ('free', 'pro', 'ultra');

create type site_type as enum ('Site', 'MobileApplication', 'FacebookApplication');

create table acceptance (
  account_id     uuid not null,
  id             uuid not null,
  person_id      uuid not null,
  statement      acceptance_statement not null,
  identifier     text not null,
  version        text,
  locale         text not null,
  text_hash      bytea,
  proof_form     text,
  proof_content  text not null,
  created_at     timestamp with time zone not null,
  constraint acceptance_pkey PRIMARY KEY (account_id, id),
  constraint acceptance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint acceptance_text_hash_fkey FOREIGN KEY (text_hash) REFERENCES notice_text(text_hash)
);
CREATE INDEX acceptance_of_person ON acceptance USING btree (account_id, person_id, identifier, created_at DESC);
alter table acceptance enable row level security;
alter table acceptance force row level security;
create policy of_account on acceptance for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on acceptance for select to candor_auth using (true);
create policy of_jobs on acceptance for all to candor_jobs using (true) with check (true);
grant insert, select on acceptance to candor_app;
grant delete, insert, select, update on acceptance to candor_jobs;

create table account (
  id          uuid not null,
  name        text not null,
  created_at  timestamp with time zone not null,
  constraint account_pkey PRIMARY KEY (id),
  constraint account_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200)))
);
alter table account enable row level security;
alter table account force row level security;
create policy of_account on account for all to candor_app using ((id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on account for all to candor_jobs using (true) with check (true);
grant insert, select, update on account to candor_app;
grant delete, insert, select, update on account to candor_jobs;

create table account_deletion (
  account_id  uuid not null,
  due_at      timestamp with time zone not null,
  constraint account_deletion_pkey PRIMARY KEY (account_id),
  constraint account_deletion_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX account_deletion_by_time ON account_deletion USING btree (due_at);
alter table account_deletion enable row level security;
alter table account_deletion force row level security;
create policy of_account on account_deletion for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on account_deletion for all to candor_jobs using (true) with check (true);
grant select on account_deletion to candor_app;
grant delete, insert, select, update on account_deletion to candor_jobs;

create table account_hold (
  account_id  uuid not null,
  days        integer not null,
  constraint account_hold_pkey PRIMARY KEY (account_id),
  constraint account_hold_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_hold_days_check CHECK ((days > 0))
);
alter table account_hold enable row level security;
alter table account_hold force row level security;
create policy of_account on account_hold for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on account_hold for all to candor_jobs using (true) with check (true);
grant select on account_hold to candor_app;
grant delete, insert, select, update on account_hold to candor_jobs;

create table account_plan (
  account_id  uuid not null,
  plan        plan not null,
  since       timestamp with time zone not null,
  constraint account_plan_pkey PRIMARY KEY (account_id),
  constraint account_plan_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
alter table account_plan enable row level security;
alter table account_plan force row level security;
create policy of_account on account_plan for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on account_plan for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on account_plan to candor_app;
grant delete, insert, select, update on account_plan to candor_jobs;

create table adopted_party (
  account_id       uuid not null,
  site_id          uuid not null,
  party            text not null,
  site_service_id  uuid not null,
  constraint adopted_party_pkey PRIMARY KEY (account_id, site_id, party),
  constraint adopted_party_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint adopted_party_account_id_site_service_id_fkey FOREIGN KEY (account_id, site_service_id) REFERENCES site_service(account_id, id) ON DELETE CASCADE
);
CREATE INDEX adopted_party_of_service ON adopted_party USING btree (account_id, site_service_id);
alter table adopted_party enable row level security;
alter table adopted_party force row level security;
create policy of_account on adopted_party for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on adopted_party for all to candor_jobs using (true) with check (true);
create policy of_projects on adopted_party for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on adopted_party to candor_app;
grant delete, insert, select, update on adopted_party to candor_jobs;

create table api_key (
  account_id    uuid not null,
  id            uuid not null,
  name          text not null,
  prefix        text not null,
  key_hash      bytea not null,
  person_id     uuid not null,
  created_at    timestamp with time zone not null,
  last_used_on  date,
  ends_at       timestamp with time zone,
  permissions   text[],
  in_projects   boolean not null default false,
  warned        boolean not null default false,
  constraint api_key_pkey PRIMARY KEY (account_id, id),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint api_key_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint api_key_check CHECK ((ends_at > created_at)),
  constraint api_key_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint api_key_permissions_check CHECK ((cardinality(permissions) > 0))
);
alter table api_key owner to candor_auth;
CREATE INDEX api_key_of_person ON api_key USING btree (person_id);
alter table api_key enable row level security;

create table assessment (
  account_id    uuid not null,
  id            uuid not null,
  record_id     uuid not null,
  site_id       uuid,
  record_name   text not null,
  kind          text not null,
  answers       jsonb not null,
  proposed      jsonb not null,
  state         text not null,
  version       integer not null,
  review_on     date,
  completed_at  timestamp with time zone,
  completed_by  uuid,
  created_at    timestamp with time zone not null,
  updated_at    timestamp with time zone not null,
  constraint assessment_pkey PRIMARY KEY (account_id, id),
  constraint assessment_account_id_record_id_kind_key UNIQUE (account_id, record_id, kind),
  constraint assessment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint assessment_check CHECK (((completed_at IS NULL) = (completed_by IS NULL))),
  constraint assessment_check1 CHECK (((state = 'completed'::text) = (review_on IS NOT NULL))),
  constraint assessment_check2 CHECK (((state <> 'completed'::text) OR (completed_at IS NOT NULL))),
  constraint assessment_kind_check CHECK ((kind = ANY (ARRAY['screening'::text, 'dpia'::text, 'legitimate-interests'::text, 'transfer'::text]))),
  constraint assessment_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'completed'::text]))),
  constraint assessment_version_check CHECK ((version > 0))
);
CREATE INDEX assessment_by_age ON assessment USING btree (account_id, state, id DESC);
alter table assessment enable row level security;
alter table assessment force row level security;
create policy of_account on assessment for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on assessment for all to candor_jobs using (true) with check (true);
create policy of_projects on assessment for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on assessment to candor_app;
grant delete, insert, select, update on assessment to candor_jobs;

create table assessment_edition (
  account_id      uuid not null,
  assessment_id   uuid not null,
  version         integer not null,
  site_id         uuid,
  at              timestamp with time zone not null,
  person_id       uuid not null,
  state           text not null,
  answers         jsonb not null,
  review_on       date,
  attestation_id  uuid,
  constraint assessment_edition_pkey PRIMARY KEY (account_id, assessment_id, version),
  constraint assessment_edition_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
alter table assessment_edition enable row level security;
alter table assessment_edition force row level security;
create policy of_account on assessment_edition for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on assessment_edition for all to candor_jobs using (true) with check (true);
create policy of_projects on assessment_edition for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on assessment_edition to candor_app;
grant delete, insert, select, update on assessment_edition to candor_jobs;

create table audit_event (
  account_id   uuid not null,
  id           uuid not null,
  at           timestamp with time zone not null,
  kind         text not null,
  person_id    uuid,
  key_id       uuid,
  device       jsonb,
  country      text,
  details      jsonb not null,
  count        integer not null default 1,
  actor        text not null,
  way          text,
  job          text,
  target_kind  text,
  target_id    text,
  site_id      uuid,
  project_id   uuid,
  changes      jsonb not null,
  salt         bytea not null,
  number       bigint,
  batch_id     uuid,
  constraint audit_event_pkey PRIMARY KEY (account_id, id),
  constraint audit_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint audit_event_actor_check CHECK ((actor = ANY (ARRAY['person'::text, 'api-key'::text, 'consent-key'::text, 'directory'::text, 'job'::text, 'operator'::text]))),
  constraint audit_event_changes_check CHECK ((length((changes)::text) <= 20000)),
  constraint audit_event_check CHECK (((number IS NULL) = (batch_id IS NULL))),
  constraint audit_event_count_check CHECK ((count > 0)),
  constraint audit_event_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint audit_event_details_check CHECK ((length((details)::text) <= 2000)),
  constraint audit_event_job_check CHECK ((length(job) <= 60)),
  constraint audit_event_kind_check CHECK (((kind ~ '^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$'::text) AND (length(kind) <= 60))),
  constraint audit_event_salt_check CHECK ((length(salt) = 32)),
  constraint audit_event_target_id_check CHECK ((length(target_id) <= 100)),
  constraint audit_event_target_kind_check CHECK ((length(target_kind) <= 40)),
  constraint audit_event_way_check CHECK ((length(way) <= 60))
);
CREATE INDEX audit_event_by_kind ON audit_event USING btree (account_id, kind, id DESC);
CREATE UNIQUE INDEX audit_event_by_number ON audit_event USING btree (account_id, number) WHERE (number IS NOT NULL);
CREATE INDEX audit_event_of_key ON audit_event USING btree (account_id, key_id, id DESC) WHERE (key_id IS NOT NULL);
CREATE INDEX audit_event_of_person ON audit_event USING btree (account_id, person_id, id DESC) WHERE (person_id IS NOT NULL);
CREATE INDEX audit_event_of_project ON audit_event USING btree (account_id, project_id, id DESC) WHERE (project_id IS NOT NULL);
CREATE INDEX audit_event_of_site ON audit_event USING btree (account_id, site_id, id DESC) WHERE (site_id IS NOT NULL);
CREATE INDEX audit_event_of_target ON audit_event USING btree (account_id, target_id, id DESC) WHERE (target_id IS NOT NULL);
CREATE INDEX audit_event_waiting ON audit_event USING btree (account_id, id) WHERE (number IS NULL);
alter table audit_event enable row level security;
alter table audit_event force row level security;
create policy of_account on audit_event for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on audit_event for all to candor_jobs using (true) with check (true);
create policy of_projects on audit_event for select to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (project_id IN ( SELECT visible_projects() AS visible_projects))));
create policy without_number on audit_event for insert to candor_app with check ((number IS NULL));
grant insert, select on audit_event to candor_app;
grant delete, insert, select on audit_event to candor_jobs;

create table audit_log (
  account_id  uuid not null,
  numbered    bigint not null default 0,
  expired     bigint not null default 0,
  kept_years  integer not null default 2,
  constraint audit_log_pkey PRIMARY KEY (account_id),
  constraint audit_log_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint audit_log_check CHECK ((numbered >= expired)),
  constraint audit_log_expired_check CHECK ((expired >= 0)),
  constraint audit_log_kept_years_check CHECK (((kept_years >= 1) AND (kept_years <= 10)))
);
alter table audit_log enable row level security;
alter table audit_log force row level security;
create policy of_account on audit_log for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on audit_log for all to candor_jobs using (true) with check (true);
grant select on audit_log to candor_app;
grant delete, insert, select, update on audit_log to candor_jobs;

create table audit_tally (
  account_id  uuid not null,
  kind        text not null,
  person_id   uuid not null,
  hour        timestamp with time zone not null,
  count       integer not null,
  device      jsonb,
  country     text,
  constraint audit_tally_pkey PRIMARY KEY (account_id, kind, person_id, hour),
  constraint audit_tally_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint audit_tally_count_check CHECK ((count > 0))
);
alter table audit_tally enable row level security;
alter table audit_tally force row level security;
create policy of_account on audit_tally for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on audit_tally for all to candor_jobs using (true) with check (true);
grant select on audit_tally to candor_app;
grant delete, insert, select, update on audit_tally to candor_jobs;

create table audit_word (
  account_id  uuid not null,
  word        text not null,
  event_id    uuid not null,
  constraint audit_word_pkey PRIMARY KEY (account_id, word, event_id),
  constraint audit_word_account_id_event_id_fkey FOREIGN KEY (account_id, event_id) REFERENCES audit_event(account_id, id) ON DELETE CASCADE
);
CREATE INDEX audit_word_of_event ON audit_word USING btree (account_id, event_id);
alter table audit_word enable row level security;
alter table audit_word force row level security;
create policy of_account on audit_word for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on audit_word for all to candor_jobs using (true) with check (true);
create policy of_whole_account on audit_word for select to candor_app using (( SELECT (current_setting('app.holder'::text, true) = '*'::text)));
grant select on audit_word to candor_app;
grant delete, insert, select on audit_word to candor_jobs;

create table banner (
  account_id        uuid not null,
  site_id           uuid not null,
  configuration     jsonb not null,
  revision          integer not null,
  saved_at          timestamp with time zone not null,
  saved_by          uuid,
  published_number  integer,
  experiment_since  timestamp with time zone,
  constraint banner_pkey PRIMARY KEY (account_id, site_id),
  constraint banner_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint banner_published_number_check CHECK ((published_number > 0)),
  constraint banner_revision_check CHECK ((revision > 0))
);
alter table banner enable row level security;
alter table banner force row level security;
create policy of_account on banner for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner for all to candor_jobs using (true) with check (true);
create policy of_projects on banner for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner to candor_app;
grant delete, insert, select, update on banner to candor_jobs;

create table banner_approval (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  what        text not null,
  reason      text,
  said_by     uuid not null,
  said_at     timestamp with time zone not null,
  constraint banner_approval_pkey PRIMARY KEY (account_id, id)
);
CREATE INDEX banner_approval_of_site ON banner_approval USING btree (account_id, site_id, id DESC);
alter table banner_approval enable row level security;
alter table banner_approval force row level security;
create policy of_account on banner_approval for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_approval for all to candor_jobs using (true) with check (true);
create policy of_projects on banner_approval for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner_approval to candor_app;
grant delete, insert, select, update on banner_approval to candor_jobs;

create table banner_closed (
  account_id   uuid not null,
  site_id      uuid not null,
  closed_at    timestamp with time zone not null,
  guard        bytea not null,
  rules        bytea not null,
  last_number  integer not null,
  constraint banner_closed_pkey PRIMARY KEY (account_id, site_id),
  constraint banner_closed_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint banner_closed_guard_check CHECK ((length(guard) = 32)),
  constraint banner_closed_last_number_check CHECK ((last_number > 0)),
  constraint banner_closed_rules_check CHECK ((length(rules) = 32))
);
alter table banner_closed enable row level security;
alter table banner_closed force row level security;
create policy of_account on banner_closed for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_closed for all to candor_jobs using (true) with check (true);
create policy of_projects on banner_closed for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner_closed to candor_app;
grant delete, insert, select, update on banner_closed to candor_jobs;

create table banner_picture (
  account_id  uuid not null,
  site_id     uuid not null,
  number      integer not null,
  language    text not null,
  width       integer not null,
  body        bytea,
  taken_at    timestamp with time zone,
  failed      boolean not null default false,
  constraint banner_picture_pkey PRIMARY KEY (account_id, site_id, number, language, width),
  constraint banner_picture_account_id_site_id_number_fkey FOREIGN KEY (account_id, site_id, number) REFERENCES banner_version(account_id, site_id, number) ON DELETE CASCADE,
  constraint banner_picture_check CHECK (((body IS NULL) = (taken_at IS NULL))),
  constraint banner_picture_width_check CHECK (((width >= 100) AND (width <= 4000)))
);
CREATE INDEX banner_picture_waiting ON banner_picture USING btree (account_id, site_id) WHERE ((body IS NULL) AND (NOT failed));
alter table banner_picture enable row level security;
alter table banner_picture force row level security;
create policy of_account on banner_picture for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_picture for all to candor_jobs using (true) with check (true);
create policy of_projects on banner_picture for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner_picture to candor_app;
grant delete, insert, select, update on banner_picture to candor_jobs;

create table banner_preview (
  account_id   uuid not null,
  secret_hash  bytea not null,
  page         text not null,
  expires_at   timestamp with time zone not null,
  constraint banner_preview_pkey PRIMARY KEY (account_id, secret_hash),
  constraint banner_preview_secret_hash_check CHECK ((length(secret_hash) = 32))
);
CREATE INDEX banner_preview_over ON banner_preview USING btree (expires_at);
alter table banner_preview enable row level security;
alter table banner_preview force row level security;
create policy of_account on banner_preview for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_preview for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on banner_preview to candor_app;
grant delete, insert, select, update on banner_preview to candor_jobs;

create table banner_sighting (
  account_id  uuid not null,
  site_id     uuid not null,
  host        text not null,
  number      integer not null,
  day         text not null,
  constraint banner_sighting_pkey PRIMARY KEY (account_id, site_id, host),
  constraint banner_sighting_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint banner_sighting_day_check CHECK ((length(day) = 10)),
  constraint banner_sighting_host_check CHECK (((length(host) >= 1) AND (length(host) <= 253))),
  constraint banner_sighting_number_check CHECK ((number > 0))
);
alter table banner_sighting enable row level security;
alter table banner_sighting force row level security;
create policy of_account on banner_sighting for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_sighting for all to candor_jobs using (true) with check (true);
create policy of_projects on banner_sighting for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner_sighting to candor_app;
grant delete, insert, select, update on banner_sighting to candor_jobs;

create table banner_text (
  account_id  uuid not null,
  site_id     uuid not null,
  number      integer not null,
  language    text not null,
  banner      jsonb not null,
  layer       jsonb not null,
  files       jsonb not null,
  constraint banner_text_pkey PRIMARY KEY (account_id, site_id, number, language),
  constraint banner_text_account_id_site_id_number_fkey FOREIGN KEY (account_id, site_id, number) REFERENCES banner_version(account_id, site_id, number) ON DELETE CASCADE
);
alter table banner_text enable row level security;
alter table banner_text force row level security;
create policy of_account on banner_text for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_text for all to candor_jobs using (true) with check (true);
create policy of_projects on banner_text for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner_text to candor_app;
grant delete, insert, select, update on banner_text to candor_jobs;

create table banner_upload (
  account_id   uuid not null,
  sha256       bytea not null,
  name         text not null,
  uploaded_at  timestamp with time zone not null,
  constraint banner_upload_pkey PRIMARY KEY (account_id, sha256),
  constraint banner_upload_sha256_check CHECK ((length(sha256) = 32))
);
alter table banner_upload enable row level security;
alter table banner_upload force row level security;
create policy of_account on banner_upload for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_upload for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on banner_upload to candor_app;
grant delete, insert, select, update on banner_upload to candor_jobs;

create table banner_version (
  account_id     uuid not null,
  site_id        uuid not null,
  number         integer not null,
  configuration  jsonb not null,
  hash           bytea not null,
  languages      text[] not null,
  since          integer[] not null,
  asked          jsonb not null,
  changes        jsonb not null,
  weight         jsonb not null,
  published_by   uuid,
  published_at   timestamp with time zone not null,
  kept_until     timestamp with time zone,
  facts          jsonb,
  constraint banner_version_pkey PRIMARY KEY (account_id, site_id, number),
  constraint banner_version_hash_check CHECK ((length(hash) = 32)),
  constraint banner_version_languages_check CHECK ((cardinality(languages) > 0)),
  constraint banner_version_number_check CHECK ((number > 0))
);
CREATE INDEX banner_version_over ON banner_version USING btree (kept_until) WHERE (kept_until IS NOT NULL);
alter table banner_version enable row level security;
alter table banner_version force row level security;
create policy of_account on banner_version for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on banner_version for all to candor_jobs using (true) with check (true);
create policy of_projects on banner_version for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on banner_version to candor_app;
grant delete, insert, select, update on banner_version to candor_jobs;

create table company_domain (
  account_id  uuid not null,
  id          uuid not null,
  domain      text not null,
  token       text not null,
  created_at  timestamp with time zone not null,
  proved_at   timestamp with time zone,
  checked_at  timestamp with time zone,
  seen_at     timestamp with time zone,
  constraint company_domain_pkey PRIMARY KEY (account_id, id),
  constraint company_domain_account_id_domain_key UNIQUE (account_id, domain),
  constraint company_domain_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint company_domain_domain_check CHECK ((length(domain) <= 253))
);
alter table company_domain enable row level security;
alter table company_domain force row level security;
create policy of_account on company_domain for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on company_domain for all to candor_jobs using (true) with check (true);
grant select on company_domain to candor_app;
grant delete, insert, select, update on company_domain to candor_jobs;

create table company_identity (
  account_id    uuid not null,
  subject       text not null,
  person_id     uuid not null,
  created_at    timestamp with time zone not null,
  last_used_on  date,
  constraint company_identity_pkey PRIMARY KEY (account_id, subject),
  constraint company_identity_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint company_identity_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint company_identity_subject_check CHECK ((length(subject) <= 255))
);
alter table company_identity owner to candor_auth;
CREATE INDEX company_identity_of_person ON company_identity USING btree (person_id);
alter table company_identity enable row level security;

create table company_sign_in (
  account_id     uuid not null,
  label          text not null,
  issuer         text not null,
  client_id      text not null,
  client_secret  bytea not null,
  tested_at      timestamp with time zone,
  required       text,
  changed_at     timestamp with time zone not null,
  constraint company_sign_in_pkey PRIMARY KEY (account_id),
  constraint company_sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint company_sign_in_client_id_check CHECK ((length(client_id) <= 500)),
  constraint company_sign_in_issuer_check CHECK ((length(issuer) <= 500)),
  constraint company_sign_in_label_check CHECK (((length(label) >= 1) AND (length(label) <= 60))),
  constraint company_sign_in_required_check CHECK ((required = ANY (ARRAY['domains'::text, 'members'::text, 'all'::text])))
);
alter table company_sign_in enable row level security;
alter table company_sign_in force row level security;
create policy of_account on company_sign_in for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on company_sign_in for select to candor_auth using (true);
create policy of_jobs on company_sign_in for all to candor_jobs using (true) with check (true);
grant select on company_sign_in to candor_app;
grant select on company_sign_in to candor_auth;
grant delete, insert, select, update on company_sign_in to candor_jobs;

create table consent (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  subject_id   uuid not null,
  batch_id     uuid not null,
  received_at  timestamp with time zone not null,
  mark         smallint not null,
  notices      bigint not null,
  record       bytea,
  salt         bytea,
  leaf         bytea not null,
  kept         jsonb,
  constraint consent_pkey PRIMARY KEY (account_id, id),
  constraint consent_check CHECK (((record IS NULL) = (salt IS NULL))),
  constraint consent_check1 CHECK (((kept IS NULL) OR (record IS NULL))),
  constraint consent_leaf_check CHECK ((length(leaf) = 32)),
  constraint consent_mark_check CHECK (((mark >= 0) AND (mark <= 7))),
  constraint consent_salt_check CHECK ((length(salt) = 32))
) partition by RANGE (id);
CREATE INDEX consent_kept ON ONLY public.consent USING btree (account_id, site_id, id) WHERE (kept IS NOT NULL);
CREATE INDEX consent_of_notices ON ONLY public.consent USING btree (account_id, site_id, notices, mark, id) INCLUDE (subject_id);
CREATE INDEX consent_of_site ON ONLY public.consent USING btree (account_id, site_id, mark, id) INCLUDE (subject_id);
alter table consent enable row level security;
alter table consent force row level security;
create policy of_account on consent for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on consent for insert to candor_intake with check (true);
create policy of_intake_seen on consent for select to candor_intake using (true);
create policy of_jobs on consent for all to candor_jobs using (true) with check (true);
create policy of_projects on consent for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on consent to candor_app;
grant insert on consent to candor_intake;
grant delete, insert, select on consent to candor_jobs;

create table consent_day (
  account_id  uuid not null,
  site_id     uuid not null,
  at          timestamp with time zone not null,
  mark        smallint not null,
  notices     bigint not null,
  count       integer not null,
  constraint consent_day_pkey PRIMARY KEY (account_id, site_id, at, mark, notices)
);
alter table consent_day enable row level security;
alter table consent_day force row level security;
create policy of_account on consent_day for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on consent_day for all to candor_intake using (true) with check (true);
create policy of_jobs on consent_day for all to candor_jobs using (true) with check (true);
create policy of_projects on consent_day for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on consent_day to candor_app;
grant insert, select, update on consent_day to candor_intake;
grant delete, insert, select, update on consent_day to candor_jobs;

create table consent_erasure (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  at          timestamp with time zone not null,
  person_id   uuid,
  key_id      uuid,
  cause       text not null,
  mode        text not null,
  before      timestamp with time zone,
  subjects    integer not null,
  consents    integer not null,
  constraint consent_erasure_pkey PRIMARY KEY (account_id, id),
  constraint consent_erasure_asked CHECK (((cause = 'request'::text) = (num_nonnulls(person_id, key_id) = 1))),
  constraint consent_erasure_cause_check CHECK ((cause = ANY (ARRAY['request'::text, 'privacy-request'::text, 'retention'::text, 'site-deleted'::text, 'restored'::text]))),
  constraint consent_erasure_check CHECK (((cause = 'retention'::text) = (before IS NOT NULL))),
  constraint consent_erasure_mode_check CHECK ((mode = ANY (ARRAY['everything'::text, 'keep-evidence'::text])))
);
CREATE INDEX consent_erasure_of_site ON consent_erasure USING btree (account_id, site_id, id DESC);
alter table consent_erasure enable row level security;
alter table consent_erasure force row level security;
create policy of_account on consent_erasure for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on consent_erasure for all to candor_jobs using (true) with check (true);
create policy of_projects on consent_erasure for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on consent_erasure to candor_app;
grant delete, insert, select, update on consent_erasure to candor_jobs;

create table consent_hour (
  account_id  uuid not null,
  site_id     uuid not null,
  at          timestamp with time zone not null,
  mark        smallint not null,
  notices     bigint not null,
  count       integer not null,
  constraint consent_hour_pkey PRIMARY KEY (account_id, site_id, at, mark, notices)
);
alter table consent_hour enable row level security;
alter table consent_hour force row level security;
create policy of_account on consent_hour for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on consent_hour for all to candor_intake using (true) with check (true);
create policy of_jobs on consent_hour for all to candor_jobs using (true) with check (true);
create policy of_projects on consent_hour for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on consent_hour to candor_app;
grant insert, select, update on consent_hour to candor_intake;
grant delete, insert, select, update on consent_hour to candor_jobs;

create table consent_import (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  received_at  timestamp with time zone not null,
  consents     bytea not null,
  constraint consent_import_pkey PRIMARY KEY (account_id, id)
);
alter table consent_import enable row level security;
alter table consent_import force row level security;
create policy of_account on consent_import for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on consent_import for all to candor_intake using (true) with check (true);
create policy of_jobs on consent_import for all to candor_jobs using (true) with check (true);
create policy of_projects on consent_import for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on consent_import to candor_app;
grant delete, insert, select on consent_import to candor_intake;
grant delete, insert, select, update on consent_import to candor_jobs;

create table consent_key (
  account_id    uuid not null,
  id            uuid not null,
  site_id       uuid not null,
  kind          text not null,
  name          text not null,
  shown         text not null,
  key_hash      bytea not null,
  created_at    timestamp with time zone not null,
  last_used_on  date,
  offline_at    timestamp with time zone,
  constraint consent_key_pkey PRIMARY KEY (account_id, id),
  constraint consent_key_key_hash_key UNIQUE (key_hash),
  constraint consent_key_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint consent_key_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint consent_key_kind_check CHECK ((kind = ANY (ARRAY['public'::text, 'private'::text, 'signing'::text]))),
  constraint consent_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
alter table consent_key owner to candor_auth;
CREATE INDEX consent_key_of_site ON consent_key USING btree (account_id, site_id, id);
alter table consent_key enable row level security;

create table consent_notices (
  account_id  uuid not null,
  site_id     uuid not null,
  number      bigint not null,
  notices     jsonb not null,
  constraint consent_notices_pkey PRIMARY KEY (account_id, site_id, number)
);
alter table consent_notices enable row level security;
alter table consent_notices force row level security;
create policy of_account on consent_notices for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on consent_notices for insert to candor_intake with check (true);
create policy of_jobs on consent_notices for all to candor_jobs using (true) with check (true);
create policy of_projects on consent_notices for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on consent_notices to candor_app;
grant insert on consent_notices to candor_intake;
grant delete, insert, select, update on consent_notices to candor_jobs;

create table consent_retention (
  account_id  uuid not null,
  site_id     uuid not null,
  months      smallint not null,
  constraint consent_retention_pkey PRIMARY KEY (account_id, site_id),
  constraint consent_retention_months_check CHECK (((months >= 1) AND (months <= 240)))
);
alter table consent_retention enable row level security;
alter table consent_retention force row level security;
create policy of_account on consent_retention for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on consent_retention for all to candor_jobs using (true) with check (true);
create policy of_projects on consent_retention for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on consent_retention to candor_app;
grant delete, insert, select, update on consent_retention to candor_jobs;

create table deletion (
  account_id  uuid not null,
  site_id     uuid not null,
  what        text not null,
  site        jsonb not null,
  deleted_at  timestamp with time zone not null,
  constraint deletion_pkey PRIMARY KEY (account_id, site_id, what),
  constraint deletion_what_check CHECK ((what = ANY (ARRAY['site'::text, 'banner'::text, 'consent-database'::text])))
);
alter table deletion enable row level security;
alter table deletion force row level security;
create policy of_account on deletion for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on deletion for all to candor_jobs using (true) with check (true);
create policy of_projects on deletion for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on deletion to candor_app;
grant delete, insert, select, update on deletion to candor_jobs;

create table directory_member (
  account_id  uuid not null,
  team_id     uuid not null,
  user_id     uuid not null,
  constraint directory_member_pkey PRIMARY KEY (account_id, team_id, user_id),
  constraint directory_member_account_id_team_id_fkey FOREIGN KEY (account_id, team_id) REFERENCES team(account_id, id) ON DELETE CASCADE,
  constraint directory_member_account_id_user_id_fkey FOREIGN KEY (account_id, user_id) REFERENCES directory_user(account_id, id) ON DELETE CASCADE
);
CREATE INDEX directory_member_of_user ON directory_member USING btree (account_id, user_id);
alter table directory_member enable row level security;
alter table directory_member force row level security;
create policy of_account on directory_member for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on directory_member for all to candor_jobs using (true) with check (true);
grant select on directory_member to candor_app;
grant delete, insert, select, update on directory_member to candor_jobs;

create table directory_user (
  account_id    uuid not null,
  id            uuid not null,
  user_name     text not null,
  external_id   text,
  active        boolean not null,
  display_name  text,
  given_name    text,
  family_name   text,
  email         text not null,
  person_id     uuid,
  created_at    timestamp with time zone not null,
  changed_at    timestamp with time zone not null,
  constraint directory_user_pkey PRIMARY KEY (account_id, id),
  constraint directory_user_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint directory_user_account_id_person_id_fkey FOREIGN KEY (account_id, person_id) REFERENCES membership(account_id, person_id) ON DELETE CASCADE,
  constraint directory_user_external_id_check CHECK ((length(external_id) <= 320)),
  constraint directory_user_user_name_check CHECK (((length(user_name) >= 1) AND (length(user_name) <= 320)))
);
CREATE INDEX directory_user_by_email ON directory_user USING btree (account_id, email);
CREATE UNIQUE INDEX directory_user_by_external_id ON directory_user USING btree (account_id, external_id);
CREATE UNIQUE INDEX directory_user_by_name ON directory_user USING btree (account_id, lower(user_name));
CREATE INDEX directory_user_of_person ON directory_user USING btree (account_id, person_id);
alter table directory_user enable row level security;
alter table directory_user force row level security;
create policy of_account on directory_user for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on directory_user for all to candor_jobs using (true) with check (true);
grant select on directory_user to candor_app;
grant delete, insert, select, update on directory_user to candor_jobs;

create table document (
  account_id             uuid not null,
  id                     uuid not null,
  site_id                uuid not null,
  public_id              text not null,
  type                   document_type not null,
  languages              text[] not null,
  created_at             timestamp with time zone not null,
  updated_at             timestamp with time zone not null,
  published_number       integer,
  published_fingerprint  text,
  published_at           timestamp with time zone,
  edition                text,
  offline_at             timestamp with time zone,
  update_announced_at    timestamp with time zone,
  constraint document_pkey PRIMARY KEY (account_id, id),
  constraint document_account_id_site_id_type_key UNIQUE (account_id, site_id, type),
  constraint document_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint document_check CHECK (((offline_at IS NULL) OR (published_number IS NOT NULL))),
  constraint document_languages_check CHECK ((cardinality(languages) > 0))
);
alter table document enable row level security;
alter table document force row level security;
create policy of_account on document for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on document for all to candor_jobs using (true) with check (true);
create policy of_projects on document for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on document to candor_app;
grant delete, insert, select, update on document to candor_jobs;

create table document_version (
  account_id    uuid not null,
  id            uuid not null,
  document_id   uuid not null,
  number        integer not null,
  fingerprint   text not null,
  languages     text[] not null,
  facts         jsonb not null,
  published_at  timestamp with time zone not null,
  published_by  uuid,
  summary       jsonb not null default '{}'::jsonb,
  site_id       uuid not null,
  type          document_type not null,
  kept_until    timestamp with time zone,
  constraint document_version_pkey PRIMARY KEY (account_id, id),
  constraint document_version_account_id_document_id_number_key UNIQUE (account_id, document_id, number),
  constraint document_version_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint document_version_number_check CHECK ((number > 0))
);
CREATE INDEX document_version_of_site ON document_version USING btree (account_id, site_id);
CREATE INDEX document_version_over ON document_version USING btree (kept_until) WHERE (kept_until IS NOT NULL);
alter table document_version enable row level security;
alter table document_version force row level security;
create policy of_account on document_version for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on document_version for all to candor_jobs using (true) with check (true);
create policy of_projects on document_version for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on document_version to candor_app;
grant delete, insert, select, update on document_version to candor_jobs;

create table dsar_agent (
  account_id   uuid not null,
  site_id      uuid not null,
  id           uuid not null,
  business_id  text not null,
  agent_id     text not null,
  name         text not null,
  verify_key   bytea not null,
  is_relied    boolean not null,
  created_at   timestamp with time zone not null,
  token_hash   bytea,
  token_at     timestamp with time zone,
  constraint dsar_agent_pkey PRIMARY KEY (account_id, site_id, id),
  constraint dsar_agent_account_id_site_id_agent_id_key UNIQUE (account_id, site_id, agent_id),
  constraint dsar_agent_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint dsar_agent_business_id_check CHECK ((business_id ~ '^[A-Z_]+$'::text)),
  constraint dsar_agent_check CHECK (((token_hash IS NULL) = (token_at IS NULL))),
  constraint dsar_agent_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint dsar_agent_verify_key_check CHECK ((length(verify_key) = 32))
);
CREATE INDEX dsar_agent_by_token ON dsar_agent USING btree (token_hash) WHERE (token_hash IS NOT NULL);
CREATE INDEX dsar_agent_of_business ON dsar_agent USING btree (business_id, agent_id);
alter table dsar_agent enable row level security;
alter table dsar_agent force row level security;
create policy of_account on dsar_agent for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_agent for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_agent for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_agent to candor_app;
grant delete, insert, select, update on dsar_agent to candor_jobs;

create table dsar_agent_request (
  account_id        uuid not null,
  request_id        uuid not null,
  site_id           uuid not null,
  connection_id     uuid not null,
  agent_id          text not null,
  agent_name        text not null,
  exercise          text not null,
  verified          jsonb not null,
  agent_request_id  text,
  callback_url      text,
  denied            text,
  told_hash         bytea,
  told_at           timestamp with time zone not null,
  failures          integer not null,
  failure           text,
  constraint dsar_agent_request_pkey PRIMARY KEY (account_id, request_id),
  constraint dsar_agent_request_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_agent_request_told_hash_check CHECK ((length(told_hash) = 32))
);
CREATE UNIQUE INDEX dsar_agent_request_once ON dsar_agent_request USING btree (account_id, connection_id, agent_request_id) WHERE (agent_request_id IS NOT NULL);
alter table dsar_agent_request enable row level security;
alter table dsar_agent_request force row level security;
create policy of_account on dsar_agent_request for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_agent_request for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_agent_request for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_agent_request to candor_app;
grant delete, insert, select, update on dsar_agent_request to candor_jobs;

create table dsar_calendar (
  account_id  uuid not null,
  person_id   uuid not null,
  id          uuid not null,
  made_at     timestamp with time zone not null,
  constraint dsar_calendar_pkey PRIMARY KEY (account_id, person_id),
  constraint dsar_calendar_account_id_person_id_fkey FOREIGN KEY (account_id, person_id) REFERENCES membership(account_id, person_id) ON DELETE CASCADE
);
alter table dsar_calendar enable row level security;
alter table dsar_calendar force row level security;
create policy of_account on dsar_calendar for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_calendar for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on dsar_calendar to candor_app;
grant delete, insert, select, update on dsar_calendar to candor_jobs;

create table dsar_comparison (
  account_id   uuid not null,
  request_id   uuid not null,
  site_id      uuid,
  points       jsonb not null,
  asked_at     timestamp with time zone not null,
  salt         bytea,
  sealed       bytea,
  given_at     timestamp with time zone,
  is_declared  boolean not null default false,
  delete_on    date,
  tries        integer not null default 0,
  matched      integer,
  compared_at  timestamp with time zone,
  constraint dsar_comparison_pkey PRIMARY KEY (account_id, request_id),
  constraint dsar_comparison_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_comparison_check CHECK ((((salt IS NULL) = (sealed IS NULL)) AND ((salt IS NULL) = (delete_on IS NULL)))),
  constraint dsar_comparison_salt_check CHECK ((length(salt) = 32))
);
CREATE INDEX dsar_comparison_to_delete ON dsar_comparison USING btree (delete_on) WHERE (delete_on IS NOT NULL);
alter table dsar_comparison enable row level security;
alter table dsar_comparison force row level security;
create policy of_account on dsar_comparison for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_comparison for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_comparison for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_comparison to candor_app;
grant delete, insert, select, update on dsar_comparison to candor_jobs;

create table dsar_erasure (
  account_id      uuid not null,
  request_id      uuid not null,
  site_id         uuid,
  told            jsonb not null,
  kept            jsonb not null,
  certificate_id  uuid,
  person_salt     bytea,
  constraint dsar_erasure_pkey PRIMARY KEY (account_id, request_id),
  constraint dsar_erasure_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_erasure_check CHECK (((certificate_id IS NULL) = (person_salt IS NULL))),
  constraint dsar_erasure_person_salt_check CHECK ((length(person_salt) = 32))
);
alter table dsar_erasure enable row level security;
alter table dsar_erasure force row level security;
create policy of_account on dsar_erasure for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_erasure for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_erasure for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_erasure to candor_app;
grant delete, insert, select, update on dsar_erasure to candor_jobs;

create table dsar_file (
  account_id     uuid not null,
  request_id     uuid not null,
  id             uuid not null,
  site_id        uuid,
  letter_id      uuid,
  from_owner     boolean not null,
  name           text not null,
  size           bigint not null,
  received       bigint not null,
  salt           bytea not null,
  person_id      uuid,
  created_at     timestamp with time zone not null,
  delete_on      date,
  downloads      integer not null default 0,
  is_document    boolean not null default false,
  redacted_from  uuid,
  constraint dsar_file_pkey PRIMARY KEY (account_id, request_id, id),
  constraint dsar_file_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_file_check CHECK (((received >= 0) AND (received <= size))),
  constraint dsar_file_salt_check CHECK ((length(salt) = 32)),
  constraint dsar_file_size_check CHECK ((size >= 0))
);
CREATE INDEX dsar_file_to_delete ON dsar_file USING btree (delete_on) WHERE (delete_on IS NOT NULL);
alter table dsar_file enable row level security;
alter table dsar_file force row level security;
create policy of_account on dsar_file for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_file for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_file for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_file to candor_app;
grant delete, insert, select, update on dsar_file to candor_jobs;

create table dsar_file_part (
  account_id  uuid not null,
  request_id  uuid not null,
  file_id     uuid not null,
  number      integer not null,
  site_id     uuid,
  sealed      bytea not null,
  constraint dsar_file_part_pkey PRIMARY KEY (account_id, request_id, file_id, number),
  constraint dsar_file_part_account_id_request_id_file_id_fkey FOREIGN KEY (account_id, request_id, file_id) REFERENCES dsar_file(account_id, request_id, id) ON DELETE CASCADE,
  constraint dsar_file_part_number_check CHECK ((number >= 0))
);
alter table dsar_file_part enable row level security;
alter table dsar_file_part force row level security;
create policy of_account on dsar_file_part for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_file_part for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_file_part for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_file_part to candor_app;
grant delete, insert, select, update on dsar_file_part to candor_jobs;

create table dsar_form (
  account_id      uuid not null,
  site_id         uuid not null,
  is_published    boolean not null,
  workplace       text not null,
  keep_months     integer not null,
  handler_id      uuid,
  updated_at      timestamp with time zone not null,
  answers_itself  boolean not null default false,
  deputy_id       uuid,
  second_look     boolean not null default false,
  passed_over_on  date,
  points          jsonb not null default '[]'::jsonb,
  constraint dsar_form_pkey PRIMARY KEY (account_id, site_id),
  constraint dsar_form_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint dsar_form_keep_months_check CHECK (((keep_months >= 12) AND (keep_months <= 120))),
  constraint dsar_form_workplace_check CHECK ((workplace ~ '^[A-Z]{2}(-[A-Z0-9]{1,3})?$'::text))
);
alter table dsar_form enable row level security;
alter table dsar_form force row level security;
create policy of_account on dsar_form for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_form for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_form for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_form to candor_app;
grant delete, insert, select, update on dsar_form to candor_jobs;

create table dsar_inbox (
  mailbox       bytea not null,
  uid_validity  bigint not null,
  last_uid      bigint not null,
  constraint dsar_inbox_pkey PRIMARY KEY (mailbox),
  constraint dsar_inbox_mailbox_check CHECK ((length(mailbox) = 32))
);
grant delete, insert, select, update on dsar_inbox to candor_jobs;

create table dsar_key (
  account_id  uuid not null,
  site_id     uuid not null,
  id          uuid not null,
  algorithm   text not null,
  public_key  jsonb not null,
  created_at  timestamp with time zone not null,
  constraint dsar_key_pkey PRIMARY KEY (account_id, site_id, id),
  constraint dsar_key_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint dsar_key_algorithm_check CHECK ((algorithm = ANY (ARRAY['ES256'::text, 'EdDSA'::text, 'RS256'::text])))
);
alter table dsar_key enable row level security;
alter table dsar_key force row level security;
create policy of_account on dsar_key for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_key for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_key for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_key to candor_app;
grant delete, insert, select, update on dsar_key to candor_jobs;

create table dsar_key_use (
  account_id  uuid not null,
  site_id     uuid not null,
  hash        bytea not null,
  ends_at     timestamp with time zone not null,
  constraint dsar_key_use_pkey PRIMARY KEY (account_id, site_id, hash),
  constraint dsar_key_use_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint dsar_key_use_hash_check CHECK ((length(hash) = 32))
);
CREATE INDEX dsar_key_use_ended ON dsar_key_use USING btree (ends_at);
alter table dsar_key_use enable row level security;
alter table dsar_key_use force row level security;
create policy of_account on dsar_key_use for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_key_use for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_key_use for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_key_use to candor_app;
grant delete, insert, select, update on dsar_key_use to candor_jobs;

create table dsar_letter (
  account_id  uuid not null,
  request_id  uuid not null,
  id          uuid not null,
  site_id     uuid,
  at          timestamp with time zone not null,
  from_owner  boolean not null,
  kind        text not null,
  subject     text not null,
  blocks      jsonb not null,
  person_id   uuid,
  mailed_at   timestamp with time zone,
  constraint dsar_letter_pkey PRIMARY KEY (account_id, request_id, id),
  constraint dsar_letter_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE
);
alter table dsar_letter enable row level security;
alter table dsar_letter force row level security;
create policy of_account on dsar_letter for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_letter for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_letter for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on dsar_letter to candor_app;
grant delete, insert, select, update on dsar_letter to candor_jobs;

create table dsar_mail (
  account_id  uuid not null,
  message     bytea not null,
  request_id  uuid not null,
  files_due   boolean not null default false,
  constraint dsar_mail_pkey PRIMARY KEY (account_id, message),
  constraint dsar_mail_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_mail_message_check CHECK ((length(message) = 32))
);
alter table dsar_mail enable row level security;
alter table dsar_mail force row level security;
create policy of_account on dsar_mail for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_mail for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on dsar_mail to candor_app;
grant delete, insert, select, update on dsar_mail to candor_jobs;

create table dsar_processor (
  account_id         uuid not null,
  id                 uuid not null,
  name               text not null,
  url                text not null,
  path               text not null,
  authorization      bytea,
  identities         jsonb not null,
  property_id        text,
  sends_itself       boolean not null,
  created_at         timestamp with time zone not null,
  checked_at         timestamp with time zone,
  check_failure      text,
  api_version        text,
  types              jsonb not null,
  supported          jsonb not null,
  certificate        text,
  certificate_until  timestamp with time zone,
  constraint dsar_processor_pkey PRIMARY KEY (account_id, id),
  constraint dsar_processor_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint dsar_processor_path_check CHECK ((path = ANY (ARRAY['requests'::text, 'opendsr_requests'::text, 'opengdpr_requests'::text])))
);
CREATE UNIQUE INDEX dsar_processor_by_name ON dsar_processor USING btree (account_id, lower(name));
alter table dsar_processor enable row level security;
alter table dsar_processor force row level security;
create policy of_account on dsar_processor for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_processor for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on dsar_processor to candor_app;
grant delete, insert, select, update on dsar_processor to candor_jobs;

create table dsar_processor_request (
  account_id      uuid not null,
  id              uuid not null,
  request_id      uuid not null,
  task_id         uuid not null,
  site_id         uuid,
  processor_id    uuid not null,
  processor_name  text not null,
  type            text not null,
  state           text not null,
  created_at      timestamp with time zone not null,
  sent_at         timestamp with time zone,
  expected_at     timestamp with time zone,
  results_url     text,
  results_count   integer,
  has_file        boolean not null,
  is_cancelling   boolean not null,
  failures        integer not null,
  failure         text,
  constraint dsar_processor_request_pkey PRIMARY KEY (account_id, id),
  constraint dsar_processor_request_account_id_task_id_type_key UNIQUE (account_id, task_id, type),
  constraint dsar_processor_request_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_processor_request_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'pending'::text, 'in_progress'::text, 'completed'::text, 'cancelled'::text, 'failed'::text]))),
  constraint dsar_processor_request_type_check CHECK ((type = ANY (ARRAY['access'::text, 'portability'::text, 'erasure'::text])))
);
CREATE INDEX dsar_processor_request_of ON dsar_processor_request USING btree (account_id, request_id);
alter table dsar_processor_request enable row level security;
alter table dsar_processor_request force row level security;
create policy of_account on dsar_processor_request for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_processor_request for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_processor_request for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_processor_request to candor_app;
grant delete, insert, select, update on dsar_processor_request to candor_jobs;

create table dsar_redaction (
  account_id  uuid not null,
  request_id  uuid not null,
  id          uuid not null,
  site_id     uuid,
  file_id     uuid,
  letter_id   uuid,
  name        text not null,
  count       integer not null,
  reason      text not null,
  person_id   uuid not null,
  at          timestamp with time zone not null,
  constraint dsar_redaction_pkey PRIMARY KEY (account_id, request_id, id),
  constraint dsar_redaction_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_redaction_count_check CHECK ((count > 0)),
  constraint dsar_redaction_reason_check CHECK ((reason = ANY (ARRAY['third-party'::text, 'trade-secret'::text, 'legal-privilege'::text, 'security'::text])))
);
alter table dsar_redaction enable row level security;
alter table dsar_redaction force row level security;
create policy of_account on dsar_redaction for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_redaction for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_redaction for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_redaction to candor_app;
grant delete, insert, select, update on dsar_redaction to candor_jobs;

create table dsar_request (
  account_id       uuid not null,
  id               uuid not null,
  site_id          uuid,
  site_name        text,
  number           text not null,
  submission       uuid,
  state            text not null,
  outcome          text,
  channel          text not null,
  requester_for    text not null,
  place            text not null,
  workplace        text not null,
  language         text not null,
  laws             jsonb not null,
  rights           jsonb not null,
  name             text,
  email            text,
  person           text,
  details          text,
  received_on      date not null,
  received_at      timestamp with time zone not null,
  confirmed_at     timestamp with time zone,
  answered_on      date,
  answer_due_on    date,
  extended_on      date,
  appealed_on      date,
  pauses           jsonb not null,
  due_on           date,
  stands_still     boolean not null,
  closed_at        timestamp with time zone,
  forget_on        date,
  assignee_id      uuid,
  version          integer not null,
  code_hash        bytea,
  code_until       timestamp with time zone,
  code_tries       integer not null,
  code_mails       integer not null,
  subject          text,
  identity         text not null default 'none'::text,
  alone_until      timestamp with time zone,
  deputy_id        uuid,
  consent_id       uuid,
  code_files       jsonb not null default '[]'::jsonb,
  sought           text not null default "left"(lower(((((((number || ' '::text) || COALESCE(name, ''::text)) || ' '::text) || COALESCE(email, ''::text)) || ' '::text) || COALESCE(person, ''::text))), 500),
  document_asked   boolean not null default false,
  link_turn        smallint not null default 0,
  rights_guessed   boolean not null default false,
  acknowledged_on  date,
  constraint dsar_request_pkey PRIMARY KEY (account_id, id),
  constraint dsar_request_account_id_number_key UNIQUE (account_id, number),
  constraint dsar_request_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint dsar_request_channel_check CHECK ((channel = ANY (ARRAY['form'::text, 'email'::text, 'phone'::text, 'letter'::text, 'person'::text, 'agent'::text]))),
  constraint dsar_request_check CHECK (((site_id IS NULL) = (site_name IS NULL))),
  constraint dsar_request_check1 CHECK (((state <> 'closed'::text) OR ((closed_at IS NOT NULL) AND (forget_on IS NOT NULL)))),
  constraint dsar_request_code_hash_check CHECK ((length(code_hash) = 32)),
  constraint dsar_request_identity_check CHECK ((identity = ANY (ARRAY['none'::text, 'mailbox'::text, 'reasonable'::text, 'high'::text]))),
  constraint dsar_request_link_turn_check CHECK (((link_turn >= 0) AND (link_turn <= 255))),
  constraint dsar_request_outcome_check CHECK ((outcome = ANY (ARRAY['answered'::text, 'partly'::text, 'refused'::text, 'withdrawn'::text]))),
  constraint dsar_request_requester_for_check CHECK ((requester_for = ANY (ARRAY['self'::text, 'child'::text, 'represented'::text, 'deceased'::text, 'agent'::text]))),
  constraint dsar_request_state_check CHECK ((state = ANY (ARRAY['received'::text, 'identity'::text, 'in-work'::text, 'answered'::text, 'partly'::text, 'refused'::text, 'withdrawn'::text, 'appeal'::text, 'closed'::text]))),
  constraint dsar_request_version_check CHECK ((version > 0))
);
CREATE INDEX dsar_request_by_due ON dsar_request USING btree (account_id, COALESCE(due_on, 'infinity'::date), id) WHERE (state = ANY (ARRAY['received'::text, 'identity'::text, 'in-work'::text, 'appeal'::text]));
CREATE INDEX dsar_request_by_number ON dsar_request USING btree (number);
CREATE INDEX dsar_request_of_email ON dsar_request USING btree (account_id, email);
CREATE INDEX dsar_request_of_site ON dsar_request USING btree (account_id, site_id, id DESC);
CREATE UNIQUE INDEX dsar_request_of_submission ON dsar_request USING btree (account_id, submission) WHERE (submission IS NOT NULL);
CREATE INDEX dsar_request_open ON dsar_request USING btree (account_id, due_on) WHERE (due_on IS NOT NULL);
CREATE INDEX dsar_request_received ON dsar_request USING btree (account_id, received_on);
CREATE INDEX dsar_request_received_at ON dsar_request USING btree (account_id, received_at);
CREATE INDEX dsar_request_sought ON dsar_request USING btree (account_id, id DESC) INCLUDE (site_id, state, due_on, confirmed_at, sought);
CREATE INDEX dsar_request_to_forget ON dsar_request USING btree (forget_on) WHERE ((forget_on IS NOT NULL) AND (details IS NOT NULL));
alter table dsar_request enable row level security;
alter table dsar_request force row level security;
create policy of_account on dsar_request for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_request for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_request for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_request to candor_app;
grant delete, insert, select, update on dsar_request to candor_jobs;

create table dsar_step (
  account_id  uuid not null,
  request_id  uuid not null,
  id          uuid not null,
  site_id     uuid,
  at          timestamp with time zone not null,
  kind        text not null,
  who         text not null,
  person_id   uuid,
  note        text not null,
  changes     jsonb not null default '[]'::jsonb,
  constraint dsar_step_pkey PRIMARY KEY (account_id, request_id, id),
  constraint dsar_step_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_step_who_check CHECK ((who = ANY (ARRAY['person'::text, 'requester'::text, 'product'::text])))
);
alter table dsar_step enable row level security;
alter table dsar_step force row level security;
create policy of_account on dsar_step for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_step for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_step for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on dsar_step to candor_app;
grant delete, insert, select, update on dsar_step to candor_jobs;

create table dsar_task (
  account_id  uuid not null,
  request_id  uuid not null,
  id          uuid not null,
  site_id     uuid,
  record_id   uuid,
  name        text not null,
  systems     jsonb not null,
  owner_id    uuid,
  outcome     text not null,
  note        text not null,
  done_at     timestamp with time zone,
  deputy_id   uuid,
  constraint dsar_task_pkey PRIMARY KEY (account_id, request_id, id),
  constraint dsar_task_account_id_request_id_record_id_key UNIQUE (account_id, request_id, record_id),
  constraint dsar_task_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE,
  constraint dsar_task_outcome_check CHECK ((outcome = ANY (ARRAY['open'::text, 'none'::text, 'found'::text, 'corrected'::text, 'erased'::text, 'refused'::text])))
);
CREATE INDEX dsar_task_by_id ON dsar_task USING btree (account_id, id);
CREATE INDEX dsar_task_of_deputy ON dsar_task USING btree (account_id, deputy_id) WHERE ((outcome = 'open'::text) AND (deputy_id IS NOT NULL));
CREATE INDEX dsar_task_of_owner ON dsar_task USING btree (account_id, owner_id) WHERE ((outcome = 'open'::text) AND (owner_id IS NOT NULL));
CREATE INDEX dsar_task_of_record ON dsar_task USING btree (account_id, record_id, request_id DESC) WHERE (record_id IS NOT NULL);
alter table dsar_task enable row level security;
alter table dsar_task force row level security;
create policy of_account on dsar_task for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_task for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_task for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_task to candor_app;
grant delete, insert, select, update on dsar_task to candor_jobs;

create table dsar_waiting_letter (
  account_id  uuid not null,
  request_id  uuid not null,
  site_id     uuid,
  letter      jsonb not null,
  person_id   uuid not null,
  at          timestamp with time zone not null,
  constraint dsar_waiting_letter_pkey PRIMARY KEY (account_id, request_id),
  constraint dsar_waiting_letter_account_id_request_id_fkey FOREIGN KEY (account_id, request_id) REFERENCES dsar_request(account_id, id) ON DELETE CASCADE
);
alter table dsar_waiting_letter enable row level security;
alter table dsar_waiting_letter force row level security;
create policy of_account on dsar_waiting_letter for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on dsar_waiting_letter for all to candor_jobs using (true) with check (true);
create policy of_projects on dsar_waiting_letter for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on dsar_waiting_letter to candor_app;
grant delete, insert, select, update on dsar_waiting_letter to candor_jobs;

create table email_token (
  id          uuid not null,
  token_hash  bytea not null,
  purpose     email_token_purpose not null,
  person_id   uuid not null,
  email       text not null,
  created_at  timestamp with time zone not null,
  expires_at  timestamp with time zone not null,
  constraint email_token_pkey PRIMARY KEY (id),
  constraint email_token_token_hash_key UNIQUE (token_hash),
  constraint email_token_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint email_token_email_plain CHECK (((email IS NFKC NORMALIZED) AND (email ~ '@[a-z0-9.:_\[\]-]+$'::text))),
  constraint email_token_token_hash_check CHECK ((length(token_hash) = 32))
);
alter table email_token owner to candor_auth;
CREATE INDEX email_token_of_person ON email_token USING btree (person_id, purpose);
alter table email_token enable row level security;

create table embed_part (
  sha256   bytea not null,
  type     text not null,
  body     bytea not null,
  brotli   bytea,
  gzip     bytea,
  used_at  timestamp with time zone not null,
  constraint embed_part_pkey PRIMARY KEY (sha256),
  constraint embed_part_sha256_check CHECK ((length(sha256) = 32))
);
CREATE INDEX embed_part_unused ON embed_part USING btree (used_at);
alter table embed_part enable row level security;
alter table embed_part force row level security;
create policy of_account on embed_part for all to candor_app using ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL)) with check ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL));
create policy of_jobs on embed_part for all to candor_jobs using (true) with check (true);
grant insert, select, update on embed_part to candor_app;
grant delete, insert, select, update on embed_part to candor_jobs;

create table erasure (
  id          uuid not null,
  at          timestamp with time zone not null,
  kind        text not null,
  thing_hash  bytea not null,
  mode        text,
  months      smallint,
  number      integer,
  constraint erasure_pkey PRIMARY KEY (id),
  constraint erasure_check CHECK (((kind = 'site'::text) = COALESCE((mode = ANY (ARRAY['keep'::text, 'delete'::text])), false))),
  constraint erasure_check1 CHECK (((kind = 'subject'::text) = COALESCE((mode = ANY (ARRAY['everything'::text, 'keep-evidence'::text])), false))),
  constraint erasure_check2 CHECK (((kind = ANY (ARRAY['choices'::text, 'consents'::text])) = (months IS NOT NULL))),
  constraint erasure_check3 CHECK (((kind = 'secret'::text) = (number IS NOT NULL))),
  constraint erasure_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'begun'::text, 'site'::text, 'subject'::text, 'key'::text, 'webhook'::text, 'secret'::text, 'choices'::text, 'choices-of'::text, 'consents'::text, 'consent-database'::text]))),
  constraint erasure_mode_check CHECK ((mode = ANY (ARRAY['keep'::text, 'delete'::text, 'everything'::text, 'keep-evidence'::text]))),
  constraint erasure_months_check CHECK ((months > 0)),
  constraint erasure_number_check CHECK ((number > 0)),
  constraint erasure_thing_hash_check CHECK ((length(thing_hash) = 32))
);
CREATE INDEX erasure_by_time ON erasure USING btree (at);
CREATE INDEX erasure_of_thing ON erasure USING btree (thing_hash);
grant insert, select on erasure to candor_auth;
grant insert, select on erasure to candor_jobs;

create table evidence_adoption (
  account_id  uuid not null,
  constraint evidence_adoption_pkey PRIMARY KEY (account_id)
);
alter table evidence_adoption enable row level security;
alter table evidence_adoption force row level security;
create policy of_account on evidence_adoption for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_adoption for all to candor_jobs using (true) with check (true);
grant select on evidence_adoption to candor_app;
grant delete, insert, select, update on evidence_adoption to candor_jobs;

create table evidence_attestation (
  account_id  uuid not null,
  id          uuid not null,
  kind        text not null,
  site_id     uuid,
  subject_id  uuid,
  on_day      date not null,
  at          timestamp with time zone not null,
  content     bytea not null,
  constraint evidence_attestation_pkey PRIMARY KEY (account_id, id),
  constraint evidence_attestation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint evidence_attestation_kind_check CHECK ((kind = ANY (ARRAY['register-edition'::text, 'erasure-certificate'::text, 'assessment-version'::text])))
);
CREATE INDEX evidence_attestation_of_site ON evidence_attestation USING btree (account_id, kind, site_id, on_day DESC);
CREATE INDEX evidence_attestation_of_subject ON evidence_attestation USING btree (account_id, subject_id) WHERE (subject_id IS NOT NULL);
alter table evidence_attestation enable row level security;
alter table evidence_attestation force row level security;
create policy of_account on evidence_attestation for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_attestation for all to candor_jobs using (true) with check (true);
create policy of_projects on evidence_attestation for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on evidence_attestation to candor_app;
grant delete, insert, select on evidence_attestation to candor_jobs;

create table evidence_batch (
  account_id  uuid not null,
  id          uuid not null,
  ids         uuid[] not null,
  leaves      bytea,
  first_leaf  bigint,
  kind        text not null default 'consent'::text,
  constraint evidence_batch_pkey PRIMARY KEY (account_id, id),
  constraint evidence_batch_check CHECK (((leaves IS NULL) = (first_leaf IS NOT NULL))),
  constraint evidence_batch_check1 CHECK ((length(leaves) = (32 * cardinality(ids)))),
  constraint evidence_batch_kind_check CHECK ((kind = ANY (ARRAY['consent'::text, 'entry'::text, 'audit'::text])))
);
CREATE UNIQUE INDEX evidence_batch_by_leaf ON evidence_batch USING btree (account_id, first_leaf);
CREATE INDEX evidence_batch_waiting ON evidence_batch USING btree (account_id, id) WHERE (first_leaf IS NULL);
alter table evidence_batch enable row level security;
alter table evidence_batch force row level security;
create policy entries_that_wait on evidence_batch for insert to candor_app with check (((kind = 'entry'::text) AND (first_leaf IS NULL)));
create policy of_account on evidence_batch for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on evidence_batch for insert to candor_intake with check (true);
create policy of_jobs on evidence_batch for all to candor_jobs using (true) with check (true);
grant insert, select on evidence_batch to candor_app;
grant insert on evidence_batch to candor_intake;
grant delete, insert, select, update on evidence_batch to candor_jobs;

create table evidence_checkpoint (
  account_id  uuid not null,
  size        bigint not null,
  at          timestamp with time zone not null,
  root        bytea not null,
  note        text not null,
  constraint evidence_checkpoint_pkey PRIMARY KEY (account_id, size),
  constraint evidence_checkpoint_root_check CHECK ((length(root) = 32))
);
alter table evidence_checkpoint enable row level security;
alter table evidence_checkpoint force row level security;
create policy of_account on evidence_checkpoint for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_checkpoint for all to candor_jobs using (true) with check (true);
grant select on evidence_checkpoint to candor_app;
grant delete, insert, select on evidence_checkpoint to candor_jobs;

create table evidence_cosignature (
  account_id  uuid not null,
  size        bigint not null,
  witness     text not null,
  line        text not null,
  at          timestamp with time zone not null,
  constraint evidence_cosignature_pkey PRIMARY KEY (account_id, size, witness),
  constraint evidence_cosignature_line_check CHECK ((length(line) < 1000)),
  constraint evidence_cosignature_witness_check CHECK (((length(witness) >= 10) AND (length(witness) <= 300)))
);
alter table evidence_cosignature enable row level security;
alter table evidence_cosignature force row level security;
create policy of_account on evidence_cosignature for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_cosignature for all to candor_jobs using (true) with check (true);
grant select on evidence_cosignature to candor_app;
grant delete, insert, select on evidence_cosignature to candor_jobs;

create table evidence_cursor (
  account_id  uuid not null,
  follower    text not null,
  leaf        bigint not null,
  constraint evidence_cursor_pkey PRIMARY KEY (account_id, follower),
  constraint evidence_cursor_follower_check CHECK ((follower = ANY (ARRAY['newsletters'::text, 'webhooks'::text])))
);
alter table evidence_cursor enable row level security;
alter table evidence_cursor force row level security;
create policy of_account on evidence_cursor for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_cursor for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on evidence_cursor to candor_app;
grant delete, insert, select, update on evidence_cursor to candor_jobs;

create table evidence_entry (
  account_id  uuid not null,
  id          uuid not null,
  batch_id    uuid not null,
  kind        text not null,
  key         text not null,
  subject_id  uuid,
  record      bytea,
  salt        bytea,
  constraint evidence_entry_pkey PRIMARY KEY (account_id, id),
  constraint evidence_entry_check CHECK (((record IS NULL) = (salt IS NULL))),
  constraint evidence_entry_check1 CHECK (((record IS NOT NULL) OR (subject_id IS NOT NULL))),
  constraint evidence_entry_kind_check CHECK ((kind = ANY (ARRAY['acceptance'::text, 'document-version'::text, 'banner-version'::text, 'legal-notice-text'::text, 'choices'::text, 'choices-expiry'::text, 'erasure'::text, 'removal'::text, 'person'::text, 'merge'::text, 'adoption'::text, 'restore'::text, 'register-edition'::text, 'erasure-certificate'::text, 'assessment-version'::text, 'report-root'::text]))),
  constraint evidence_entry_salt_check CHECK ((length(salt) = 32))
);
CREATE INDEX evidence_entry_by_key ON evidence_entry USING btree (account_id, kind, key);
CREATE INDEX evidence_entry_of_subject ON evidence_entry USING btree (account_id, subject_id) WHERE (subject_id IS NOT NULL);
alter table evidence_entry enable row level security;
alter table evidence_entry force row level security;
create policy of_account on evidence_entry for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_entry for all to candor_jobs using (true) with check (true);
grant insert, select on evidence_entry to candor_app;
grant delete, insert, select on evidence_entry to candor_jobs;

create table evidence_key (
  account_id  uuid not null,
  generation  integer not null,
  verifier    text not null,
  statement   text,
  constraint evidence_key_pkey PRIMARY KEY (account_id, generation)
);
alter table evidence_key enable row level security;
alter table evidence_key force row level security;
create policy of_account on evidence_key for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_key for all to candor_jobs using (true) with check (true);
grant select on evidence_key to candor_app;
grant delete, insert, select on evidence_key to candor_jobs;

create table evidence_stop (
  account_id  uuid not null,
  since       timestamp with time zone not null,
  reason      text not null,
  known_size  bigint not null,
  size        bigint not null,
  constraint evidence_stop_pkey PRIMARY KEY (account_id),
  constraint evidence_stop_reason_check CHECK ((reason = ANY (ARRAY['below'::text, 'beside'::text, 'unreadable'::text])))
);
alter table evidence_stop enable row level security;
alter table evidence_stop force row level security;
create policy of_account on evidence_stop for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_stop for all to candor_jobs using (true) with check (true);
grant select on evidence_stop to candor_app;
grant delete, insert, select, update on evidence_stop to candor_jobs;

create table evidence_tile (
  account_id  uuid not null,
  level       smallint not null,
  place       bigint not null,
  hashes      bytea not null,
  constraint evidence_tile_pkey PRIMARY KEY (account_id, level, place)
);
alter table evidence_tile enable row level security;
alter table evidence_tile force row level security;
create policy of_account on evidence_tile for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_tile for all to candor_jobs using (true) with check (true);
grant select on evidence_tile to candor_app;
grant delete, insert, select, update on evidence_tile to candor_jobs;

create table evidence_tree (
  account_id  uuid not null,
  size        bigint not null,
  root        bytea not null,
  constraint evidence_tree_pkey PRIMARY KEY (account_id),
  constraint evidence_tree_root_check CHECK ((length(root) = 32))
);
alter table evidence_tree enable row level security;
alter table evidence_tree force row level security;
create policy of_account on evidence_tree for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on evidence_tree for all to candor_jobs using (true) with check (true);
grant select on evidence_tree to candor_app;
grant delete, insert, select, update on evidence_tree to candor_jobs;

create table export (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid,
  person_id   uuid not null,
  kind        text not null,
  filter      jsonb not null,
  status      text not null,
  row_count   integer not null default 0,
  bytes       bigint,
  created_at  timestamp with time zone not null,
  expires_at  timestamp with time zone,
  constraint export_pkey PRIMARY KEY (account_id, id),
  constraint export_check CHECK (((status = ANY (ARRAY['ready'::text, 'withdrawn'::text])) = (expires_at IS NOT NULL))),
  constraint export_check1 CHECK (((site_id IS NULL) = (kind = ANY (ARRAY['audit-csv'::text, 'audit-ndjson'::text])))),
  constraint export_kind_check CHECK ((kind = ANY (ARRAY['cookie-preferences'::text, 'consents'::text, 'subjects'::text, 'newsletter'::text, 'audit-csv'::text, 'audit-ndjson'::text]))),
  constraint export_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'ready'::text, 'failed'::text, 'withdrawn'::text])))
);
CREATE INDEX export_by_expiry ON export USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX export_of_site ON export USING btree (account_id, site_id, id DESC);
alter table export enable row level security;
alter table export force row level security;
create policy of_account on export for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on export for all to candor_jobs using (true) with check (true);
create policy of_projects on export for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on export to candor_app;
grant delete, insert, select, update on export to candor_jobs;

create table facebook_app (
  account_id    uuid not null,
  site_id       uuid not null,
  app_id        text not null,
  name          text not null,
  link          text,
  connected_at  timestamp with time zone not null,
  constraint facebook_app_pkey PRIMARY KEY (account_id, site_id),
  constraint facebook_app_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint facebook_app_app_id_check CHECK ((app_id ~ '^[0-9]{1,30}$'::text)),
  constraint facebook_app_link_check CHECK ((length(link) <= 2000)),
  constraint facebook_app_name_check CHECK ((length(name) <= 200))
);
alter table facebook_app enable row level security;
alter table facebook_app force row level security;
create policy of_account on facebook_app for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on facebook_app for all to candor_jobs using (true) with check (true);
create policy of_projects on facebook_app for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on facebook_app to candor_app;
grant delete, insert, select, update on facebook_app to candor_jobs;

create table idempotency_key (
  account_id    uuid not null,
  actor_id      uuid not null,
  key_hash      bytea not null,
  request_hash  bytea not null,
  status        smallint,
  answer        text,
  made_id       uuid,
  created_at    timestamp with time zone not null,
  constraint idempotency_key_pkey PRIMARY KEY (account_id, actor_id, key_hash),
  constraint idempotency_key_check CHECK (((status IS NOT NULL) OR ((answer IS NULL) AND (made_id IS NULL)))),
  constraint idempotency_key_check1 CHECK (((answer IS NULL) OR (made_id IS NULL))),
  constraint idempotency_key_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint idempotency_key_request_hash_check CHECK ((length(request_hash) = 32))
);
CREATE INDEX idempotency_key_by_age ON idempotency_key USING btree (created_at);
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy of_account on idempotency_key for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on idempotency_key for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on idempotency_key to candor_app;
grant delete, insert, select, update on idempotency_key to candor_jobs;

create table identity (
  issuer        text not null,
  subject       text not null,
  id            uuid not null,
  person_id     uuid not null,
  provider      text not null,
  email         text,
  marks         text[] not null default '{}'::text[],
  created_at    timestamp with time zone not null,
  last_used_on  date,
  constraint identity_pkey PRIMARY KEY (issuer, subject),
  constraint identity_id_key UNIQUE (id),
  constraint identity_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint identity_issuer_check CHECK ((length(issuer) <= 500)),
  constraint identity_subject_check CHECK ((length(subject) <= 255))
);
alter table identity owner to candor_auth;
CREATE INDEX identity_of_person ON identity USING btree (person_id);
alter table identity enable row level security;

create table identity_flow (
  state_hash  bytea not null,
  bound_to    bytea not null,
  provider    text not null,
  purpose     text not null,
  person_id   uuid,
  nonce       text not null,
  verifier    text not null,
  expires_at  timestamp with time zone not null,
  account_id  uuid,
  constraint identity_flow_pkey PRIMARY KEY (state_hash),
  constraint identity_flow_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint identity_flow_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint identity_flow_bound_to_check CHECK ((length(bound_to) = 32)),
  constraint identity_flow_purpose_check CHECK ((purpose = ANY (ARRAY['sign-in'::text, 'link'::text, 'confirm'::text, 'test'::text]))),
  constraint identity_flow_state_hash_check CHECK ((length(state_hash) = 32))
);
alter table identity_flow owner to candor_auth;
CREATE INDEX identity_flow_by_end ON identity_flow USING btree (expires_at);
CREATE INDEX identity_flow_of_account ON identity_flow USING btree (account_id);
CREATE INDEX identity_flow_of_person ON identity_flow USING btree (person_id);
alter table identity_flow enable row level security;

create table identity_proof (
  bound_to        bytea not null,
  provider        text not null,
  issuer          text not null,
  subject         text not null,
  email           text,
  email_verified  boolean not null,
  marks           text[] not null,
  expires_at      timestamp with time zone not null,
  account_id      uuid,
  constraint identity_proof_pkey PRIMARY KEY (bound_to),
  constraint identity_proof_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint identity_proof_bound_to_check CHECK ((length(bound_to) = 32))
);
alter table identity_proof owner to candor_auth;
CREATE INDEX identity_proof_by_end ON identity_proof USING btree (expires_at);
CREATE INDEX identity_proof_of_account ON identity_proof USING btree (account_id);
alter table identity_proof enable row level security;

create table installation (
  account_id  uuid not null,
  site_id     uuid not null,
  builder     text,
  checked_at  timestamp with time zone,
  found       jsonb,
  constraint installation_pkey PRIMARY KEY (account_id, site_id),
  constraint installation_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint installation_check CHECK (((checked_at IS NULL) = (found IS NULL)))
);
alter table installation enable row level security;
alter table installation force row level security;
create policy of_account on installation for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on installation for all to candor_jobs using (true) with check (true);
create policy of_projects on installation for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on installation to candor_app;
grant delete, insert, select, update on installation to candor_jobs;

create table invitation (
  account_id  uuid not null,
  id          uuid not null,
  email       text not null,
  roles       jsonb not null,
  team_ids    uuid[] not null,
  locale      text not null,
  invited_by  uuid not null,
  created_at  timestamp with time zone not null,
  expires_at  timestamp with time zone not null,
  constraint invitation_pkey PRIMARY KEY (account_id, id),
  constraint invitation_account_id_email_key UNIQUE (account_id, email),
  constraint invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint invitation_account_id_invited_by_fkey FOREIGN KEY (account_id, invited_by) REFERENCES membership(account_id, person_id) ON DELETE CASCADE,
  constraint invitation_email_check CHECK ((length(email) <= 320))
);
CREATE INDEX invitation_by_end ON invitation USING btree (expires_at);
CREATE INDEX invitation_by_inviter ON invitation USING btree (account_id, invited_by);
alter table invitation enable row level security;
alter table invitation force row level security;
create policy of_account on invitation for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on invitation for all to candor_jobs using (true) with check (true);
grant select on invitation to candor_app;
grant delete, insert, select, update on invitation to candor_jobs;

create table known_device (
  person_id     uuid not null,
  id            uuid not null,
  session_id    uuid not null,
  created_at    timestamp with time zone not null,
  last_used_on  date not null,
  device        jsonb,
  country       text,
  constraint known_device_pkey PRIMARY KEY (person_id, id),
  constraint known_device_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
alter table known_device owner to candor_auth;
CREATE INDEX known_device_by_use ON known_device USING btree (last_used_on);
CREATE INDEX known_device_of_session ON known_device USING btree (session_id);
alter table known_device enable row level security;

create table legal_notice (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  identifier   text not null,
  version      text not null,
  document_id  uuid,
  created_at   timestamp with time zone not null,
  constraint legal_notice_pkey PRIMARY KEY (account_id, id),
  constraint legal_notice_account_id_site_id_identifier_version_key UNIQUE (account_id, site_id, identifier, version),
  constraint legal_notice_identifier_check CHECK (((length(identifier) >= 1) AND (length(identifier) <= 100))),
  constraint legal_notice_version_check CHECK (((length(version) >= 1) AND (length(version) <= 100)))
);
CREATE INDEX legal_notice_of_site ON legal_notice USING btree (account_id, site_id, id DESC);
alter table legal_notice enable row level security;
alter table legal_notice force row level security;
create policy of_account on legal_notice for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on legal_notice for all to candor_jobs using (true) with check (true);
create policy of_projects on legal_notice for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on legal_notice to candor_app;
grant delete, insert, select, update on legal_notice to candor_jobs;

create table legal_notice_text (
  account_id  uuid not null,
  notice_id   uuid not null,
  language    text not null,
  sha256      bytea not null,
  body        text not null,
  constraint legal_notice_text_pkey PRIMARY KEY (account_id, notice_id, language),
  constraint legal_notice_text_account_id_notice_id_fkey FOREIGN KEY (account_id, notice_id) REFERENCES legal_notice(account_id, id),
  constraint legal_notice_text_sha256_check CHECK ((length(sha256) = 32))
);
alter table legal_notice_text enable row level security;
alter table legal_notice_text force row level security;
create policy of_account on legal_notice_text for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on legal_notice_text for all to candor_jobs using (true) with check (true);
grant insert, select on legal_notice_text to candor_app;
grant delete, insert, select, update on legal_notice_text to candor_jobs;

create table mail_hour (
  account_id  uuid not null,
  hour        timestamp with time zone not null,
  mails       integer not null,
  constraint mail_hour_pkey PRIMARY KEY (account_id, hour),
  constraint mail_hour_mails_check CHECK ((mails > 0))
);
alter table mail_hour enable row level security;
alter table mail_hour force row level security;
create policy of_account on mail_hour for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on mail_hour for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on mail_hour to candor_app;
grant delete, insert, select, update on mail_hour to candor_jobs;

create table member (
  account_id  uuid not null,
  id          uuid not null,
  owner       jsonb not null,
  is_default  boolean not null default false,
  created_at  timestamp with time zone not null,
  updated_at  timestamp with time zone not null,
  constraint member_pkey PRIMARY KEY (account_id, id),
  constraint member_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX default_member_once ON member USING btree (account_id) WHERE is_default;
alter table member enable row level security;
alter table member force row level security;
create policy of_account on member for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on member for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on member to candor_app;
grant delete, insert, select, update on member to candor_jobs;

create table membership (
  account_id  uuid not null,
  person_id   uuid not null,
  created_at  timestamp with time zone not null,
  used_at     timestamp with time zone,
  constraint membership_pkey PRIMARY KEY (account_id, person_id),
  constraint membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint membership_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
alter table membership owner to candor_auth;
CREATE INDEX membership_of_person ON membership USING btree (person_id);
alter table membership enable row level security;

create table newsletter (
  account_id     uuid not null,
  id             uuid not null,
  site_id        uuid not null,
  name           text not null,
  preference     text not null,
  opt_in         text not null,
  confirm_hours  smallint not null,
  sender_name    text,
  reply_to       text,
  confirmed_url  text,
  welcome        boolean not null,
  created_at     timestamp with time zone not null,
  constraint newsletter_pkey PRIMARY KEY (account_id, id),
  constraint newsletter_account_id_site_id_preference_key UNIQUE (account_id, site_id, preference),
  constraint newsletter_confirm_hours_check CHECK (((confirm_hours >= 1) AND (confirm_hours <= 720))),
  constraint newsletter_confirmed_url_check CHECK ((length(confirmed_url) <= 2000)),
  constraint newsletter_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint newsletter_opt_in_check CHECK ((opt_in = ANY (ARRAY['double'::text, 'single'::text]))),
  constraint newsletter_preference_check CHECK (((length(preference) >= 1) AND (length(preference) <= 100))),
  constraint newsletter_reply_to_check CHECK ((length(reply_to) <= 254)),
  constraint newsletter_reply_to_plain CHECK (((reply_to IS NFKC NORMALIZED) AND (reply_to ~ '@[a-z0-9.:_\[\]-]+$'::text))),
  constraint newsletter_sender_name_check CHECK (((length(sender_name) >= 1) AND (length(sender_name) <= 100)))
);
alter table newsletter enable row level security;
alter table newsletter force row level security;
create policy of_account on newsletter for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on newsletter for all to candor_jobs using (true) with check (true);
create policy of_projects on newsletter for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on newsletter to candor_app;
grant delete, insert, select, update on newsletter to candor_jobs;

create table notice (
  identifier    text not null,
  version       text not null,
  locale        text not null,
  title         text not null,
  body          text not null,
  published_at  timestamp with time zone not null,
  constraint notice_pkey PRIMARY KEY (identifier, version, locale),
  constraint notice_identifier_check CHECK ((identifier = ANY (ARRAY['term'::text, 'privacy_policy'::text]))),
  constraint notice_version_check CHECK (((length(version) >= 1) AND (length(version) <= 100)))
);
alter table notice enable row level security;
alter table notice force row level security;
create policy of_account on notice for all to candor_app using ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL)) with check ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL));
create policy of_auth on notice for select to candor_auth using (true);
create policy of_jobs on notice for all to candor_jobs using (true) with check (true);
grant select on notice to candor_app;
grant select on notice to candor_auth;
grant delete, insert, select, update on notice to candor_jobs;

create table notice_text (
  text_hash  bytea not null,
  title      text not null,
  body       text not null,
  constraint notice_text_pkey PRIMARY KEY (text_hash),
  constraint notice_text_text_hash_check CHECK ((length(text_hash) = 32))
);
alter table notice_text enable row level security;
alter table notice_text force row level security;
create policy of_account on notice_text for all to candor_app using ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL)) with check ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL));
create policy of_jobs on notice_text for all to candor_jobs using (true) with check (true);
grant insert, select on notice_text to candor_app;
grant delete, insert, select, update on notice_text to candor_jobs;

create table own_catalogue (
  id          text not null,
  line        jsonb not null,
  updated_at  timestamp with time zone not null,
  constraint own_catalogue_pkey PRIMARY KEY (id)
);
alter table own_catalogue enable row level security;
alter table own_catalogue force row level security;
create policy of_account on own_catalogue for all to candor_app using ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL)) with check ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL));
create policy of_jobs on own_catalogue for all to candor_jobs using (true) with check (true);
grant select on own_catalogue to candor_app;
grant delete, insert, select, update on own_catalogue to candor_jobs;

create table own_role (
  account_id   uuid not null,
  id           uuid not null,
  name         text not null,
  permissions  text[] not null,
  created_at   timestamp with time zone not null,
  constraint own_role_pkey PRIMARY KEY (account_id, id),
  constraint own_role_account_id_name_key UNIQUE (account_id, name),
  constraint own_role_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint own_role_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint own_role_permissions_check CHECK (((cardinality(permissions) >= 1) AND (cardinality(permissions) <= 100)))
);
alter table own_role enable row level security;
alter table own_role force row level security;
create policy of_account on own_role for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on own_role for select to candor_auth using (true);
create policy of_jobs on own_role for all to candor_jobs using (true) with check (true);
grant select on own_role to candor_app;
grant select on own_role to candor_auth;
grant delete, insert, select, update on own_role to candor_jobs;

create table ownership_offer (
  account_id  uuid not null,
  to_person   uuid not null,
  created_at  timestamp with time zone not null,
  expires_at  timestamp with time zone not null,
  constraint ownership_offer_pkey PRIMARY KEY (account_id),
  constraint ownership_offer_account_id_to_person_fkey FOREIGN KEY (account_id, to_person) REFERENCES membership(account_id, person_id) ON DELETE CASCADE
);
CREATE INDEX ownership_offer_of_person ON ownership_offer USING btree (account_id, to_person);
alter table ownership_offer enable row level security;
alter table ownership_offer force row level security;
create policy of_account on ownership_offer for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on ownership_offer for all to candor_jobs using (true) with check (true);
grant select on ownership_offer to candor_app;
grant delete, insert, select, update on ownership_offer to candor_jobs;

create table passkey (
  credential_id  bytea not null,
  id             uuid not null,
  person_id      uuid not null,
  name           text not null,
  public_key     bytea not null,
  counter        bigint not null,
  transports     text[] not null,
  created_at     timestamp with time zone not null,
  last_used_on   date,
  constraint passkey_pkey PRIMARY KEY (credential_id),
  constraint passkey_id_key UNIQUE (id),
  constraint passkey_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
alter table passkey owner to candor_auth;
CREATE INDEX passkey_of_person ON passkey USING btree (person_id);
alter table passkey enable row level security;

create table passkey_challenge (
  challenge   bytea not null,
  bound_to    bytea not null,
  expires_at  timestamp with time zone not null,
  constraint passkey_challenge_pkey PRIMARY KEY (challenge),
  constraint passkey_challenge_bound_to_check CHECK ((length(bound_to) = 32)),
  constraint passkey_challenge_challenge_check CHECK ((length(challenge) = 32))
);
alter table passkey_challenge owner to candor_auth;
CREATE INDEX passkey_challenge_by_end ON passkey_challenge USING btree (expires_at);
alter table passkey_challenge enable row level security;

create table person (
  id                 uuid not null,
  email              text not null,
  password_hash      text,
  email_verified_at  timestamp with time zone,
  locale             text,
  country            text,
  email_drip         smallint,
  email_nl           smallint,
  created_at         timestamp with time zone not null,
  constraint person_pkey PRIMARY KEY (id),
  constraint person_email_key UNIQUE (email),
  constraint person_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint person_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint person_email_drip_check CHECK ((email_drip = ANY (ARRAY[1, 2]))),
  constraint person_email_nl_check CHECK ((email_nl = ANY (ARRAY[1, 2]))),
  constraint person_email_plain CHECK (((email IS NFKC NORMALIZED) AND (email ~ '@[a-z0-9.:_\[\]-]+$'::text)))
);
alter table person owner to candor_auth;
alter table person enable row level security;

create table preference (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  consent_id   uuid not null,
  received_at  timestamp with time zone not null,
  version      integer not null,
  waited       integer,
  action       smallint not null,
  regime       smallint not null,
  decided      smallint not null,
  granted      smallint not null,
  variant      smallint not null,
  language     text not null,
  country      text,
  device       smallint,
  constraint preference_pkey PRIMARY KEY (account_id, id),
  constraint preference_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
) partition by RANGE (id);
CREATE INDEX preference_of_consent ON ONLY public.preference USING btree (account_id, consent_id);
CREATE INDEX preference_of_site ON ONLY public.preference USING btree (account_id, site_id, id);
alter table preference enable row level security;
alter table preference force row level security;
create policy of_account on preference for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on preference for insert to candor_intake with check (true);
create policy of_jobs on preference for all to candor_jobs using (true) with check (true);
create policy of_projects on preference for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference to candor_app;
grant insert on preference to candor_intake;
grant delete, insert, select on preference to candor_jobs;

create table preference_day (
  account_id             uuid not null,
  site_id                uuid not null,
  dimension              text not null,
  at                     timestamp with time zone not null,
  value                  text not null,
  accept                 integer not null,
  reject                 integer not null,
  custom                 integer not null,
  close                  integer not null,
  gpc                    integer not null,
  context                integer not null,
  withdraw               integer not null,
  functionality_decided  integer not null,
  functionality_granted  integer not null,
  experience_decided     integer not null,
  experience_granted     integer not null,
  measurement_decided    integer not null,
  measurement_granted    integer not null,
  marketing_decided      integer not null,
  marketing_granted      integer not null,
  waited_count           integer not null,
  waited_ln              double precision not null,
  waited_ln_squares      double precision not null,
  constraint preference_day_pkey PRIMARY KEY (account_id, site_id, dimension, at, value),
  constraint preference_hour_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'country'::text, 'language'::text, 'version'::text, 'regime'::text, 'variant'::text, 'device'::text])))
);
alter table preference_day enable row level security;
alter table preference_day force row level security;
create policy of_account on preference_day for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_day for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_day for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_day to candor_app;
grant delete, insert, select, update on preference_day to candor_jobs;

create table preference_erased (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  received_at  timestamp with time zone not null,
  hash         bytea not null,
  erased_at    timestamp with time zone not null,
  constraint preference_erased_pkey PRIMARY KEY (account_id, id),
  constraint preference_erased_hash_check CHECK ((length(hash) = 32))
);
CREATE INDEX preference_erased_of_site ON preference_erased USING btree (account_id, site_id, id);
alter table preference_erased enable row level security;
alter table preference_erased force row level security;
create policy of_account on preference_erased for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_erased for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_erased for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_erased to candor_app;
grant delete, insert, select on preference_erased to candor_jobs;

create table preference_expiry (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  at          timestamp with time zone not null,
  before      timestamp with time zone not null,
  deleted     integer not null,
  constraint preference_expiry_pkey PRIMARY KEY (account_id, id)
);
CREATE INDEX preference_expiry_of_site ON preference_expiry USING btree (account_id, site_id, id DESC);
alter table preference_expiry enable row level security;
alter table preference_expiry force row level security;
create policy of_account on preference_expiry for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_expiry for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_expiry for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_expiry to candor_app;
grant delete, insert, select, update on preference_expiry to candor_jobs;

create table preference_hour (
  account_id             uuid not null,
  site_id                uuid not null,
  dimension              text not null,
  at                     timestamp with time zone not null,
  value                  text not null,
  accept                 integer not null,
  reject                 integer not null,
  custom                 integer not null,
  close                  integer not null,
  gpc                    integer not null,
  context                integer not null,
  withdraw               integer not null,
  functionality_decided  integer not null,
  functionality_granted  integer not null,
  experience_decided     integer not null,
  experience_granted     integer not null,
  measurement_decided    integer not null,
  measurement_granted    integer not null,
  marketing_decided      integer not null,
  marketing_granted      integer not null,
  waited_count           integer not null,
  waited_ln              double precision not null,
  waited_ln_squares      double precision not null,
  constraint preference_hour_pkey PRIMARY KEY (account_id, site_id, dimension, at, value),
  constraint preference_hour_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'country'::text, 'language'::text, 'version'::text, 'regime'::text, 'variant'::text, 'device'::text])))
);
alter table preference_hour enable row level security;
alter table preference_hour force row level security;
create policy of_account on preference_hour for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_hour for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_hour for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_hour to candor_app;
grant delete, insert, select, update on preference_hour to candor_jobs;

create table preference_retention (
  account_id  uuid not null,
  site_id     uuid not null,
  months      smallint not null,
  constraint preference_retention_pkey PRIMARY KEY (account_id, site_id),
  constraint preference_retention_months_check CHECK (((months >= 1) AND (months <= 240)))
);
alter table preference_retention enable row level security;
alter table preference_retention force row level security;
create policy of_account on preference_retention for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_retention for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_retention for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on preference_retention to candor_app;
grant delete, insert, select, update on preference_retention to candor_jobs;

create table preference_signal (
  account_id  uuid not null,
  id          uuid not null,
  tc          text,
  gpp         text,
  ac          text,
  constraint preference_signal_pkey PRIMARY KEY (account_id, id)
) partition by RANGE (id);
alter table preference_signal enable row level security;
alter table preference_signal force row level security;
create policy of_account on preference_signal for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on preference_signal for insert to candor_intake with check (true);
create policy of_jobs on preference_signal for all to candor_jobs using (true) with check (true);
grant select on preference_signal to candor_app;
grant insert on preference_signal to candor_intake;
grant delete, insert, select on preference_signal to candor_jobs;

create table preference_touched (
  account_id  uuid not null,
  site_id     uuid not null,
  hour        timestamp with time zone not null,
  minute      timestamp with time zone not null,
  constraint preference_touched_pkey PRIMARY KEY (account_id, site_id, hour, minute)
);
CREATE INDEX preference_touched_by_minute ON preference_touched USING btree (minute);
alter table preference_touched enable row level security;
alter table preference_touched force row level security;
create policy of_account on preference_touched for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on preference_touched for insert to candor_intake with check (true);
create policy of_jobs on preference_touched for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_touched for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_touched to candor_app;
grant insert on preference_touched to candor_intake;
grant delete, insert, select, update on preference_touched to candor_jobs;

create table preference_unanswered (
  account_id  uuid not null,
  id          uuid not null,
  site_id     uuid not null,
  at          timestamp with time zone not null,
  version     integer not null,
  regime      smallint not null,
  variant     smallint not null,
  language    text not null,
  country     text,
  device      smallint,
  count       integer not null,
  constraint preference_unanswered_pkey PRIMARY KEY (account_id, id),
  constraint preference_unanswered_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
);
alter table preference_unanswered enable row level security;
alter table preference_unanswered force row level security;
create policy of_account on preference_unanswered for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on preference_unanswered for insert to candor_intake with check (true);
create policy of_jobs on preference_unanswered for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_unanswered for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_unanswered to candor_app;
grant insert on preference_unanswered to candor_intake;
grant delete, insert, select, update on preference_unanswered to candor_jobs;

create table preference_unanswered_day (
  account_id  uuid not null,
  site_id     uuid not null,
  dimension   text not null,
  at          timestamp with time zone not null,
  value       text not null,
  count       integer not null,
  constraint preference_unanswered_day_pkey PRIMARY KEY (account_id, site_id, dimension, at, value),
  constraint preference_unanswered_day_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'country'::text, 'language'::text, 'version'::text, 'regime'::text, 'variant'::text, 'device'::text])))
);
alter table preference_unanswered_day enable row level security;
alter table preference_unanswered_day force row level security;
create policy of_account on preference_unanswered_day for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_unanswered_day for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_unanswered_day for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_unanswered_day to candor_app;
grant delete, insert, select, update on preference_unanswered_day to candor_jobs;

create table preference_unsealed (
  account_id  uuid not null,
  site_id     uuid not null,
  hour        timestamp with time zone not null,
  constraint preference_unsealed_pkey PRIMARY KEY (account_id, site_id, hour)
);
alter table preference_unsealed enable row level security;
alter table preference_unsealed force row level security;
create policy of_account on preference_unsealed for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on preference_unsealed for all to candor_jobs using (true) with check (true);
create policy of_projects on preference_unsealed for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on preference_unsealed to candor_app;
grant delete, insert, select, update on preference_unsealed to candor_jobs;

create table processing_drift (
  account_id       uuid not null,
  site_id          uuid,
  key              text not null,
  code             text not null,
  record_id        uuid,
  site_service_id  uuid,
  activity_id      text,
  register         jsonb,
  other            jsonb,
  found_at         timestamp with time zone not null,
  constraint processing_drift_pkey PRIMARY KEY (account_id, key),
  constraint processing_drift_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint processing_drift_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint processing_drift_key_check CHECK ((length(key) = 64))
);
CREATE INDEX processing_drift_of_site ON processing_drift USING btree (account_id, site_id);
alter table processing_drift enable row level security;
alter table processing_drift force row level security;
create policy of_account on processing_drift for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_drift for all to candor_jobs using (true) with check (true);
create policy of_projects on processing_drift for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on processing_drift to candor_app;
grant delete, insert, select, update on processing_drift to candor_jobs;

create table processing_drift_acceptance (
  account_id   uuid not null,
  site_id      uuid,
  key          text not null,
  reason       text not null,
  until        date not null,
  accepted_at  timestamp with time zone not null,
  accepted_by  uuid,
  constraint processing_drift_acceptance_pkey PRIMARY KEY (account_id, key),
  constraint processing_drift_acceptance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint processing_drift_acceptance_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint processing_drift_acceptance_key_check CHECK ((length(key) = 64)),
  constraint processing_drift_acceptance_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500)))
);
CREATE INDEX processing_drift_acceptance_of_site ON processing_drift_acceptance USING btree (account_id, site_id);
alter table processing_drift_acceptance enable row level security;
alter table processing_drift_acceptance force row level security;
create policy of_account on processing_drift_acceptance for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_drift_acceptance for all to candor_jobs using (true) with check (true);
create policy of_projects on processing_drift_acceptance for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on processing_drift_acceptance to candor_app;
grant delete, insert, select, update on processing_drift_acceptance to candor_jobs;

create table processing_drift_check (
  account_id  uuid not null,
  site_id     uuid not null,
  checked_at  timestamp with time zone not null,
  constraint processing_drift_check_pkey PRIMARY KEY (account_id, site_id),
  constraint processing_drift_check_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint processing_drift_check_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE
);
alter table processing_drift_check enable row level security;
alter table processing_drift_check force row level security;
create policy of_account on processing_drift_check for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_drift_check for all to candor_jobs using (true) with check (true);
create policy of_projects on processing_drift_check for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on processing_drift_check to candor_app;
grant delete, insert, select, update on processing_drift_check to candor_jobs;

create table processing_drift_silence (
  account_id  uuid not null,
  person_id   uuid not null,
  constraint processing_drift_silence_pkey PRIMARY KEY (account_id, person_id),
  constraint processing_drift_silence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint processing_drift_silence_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX processing_drift_silence_of_person ON processing_drift_silence USING btree (person_id);
alter table processing_drift_silence enable row level security;
alter table processing_drift_silence force row level security;
create policy of_account on processing_drift_silence for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_drift_silence for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on processing_drift_silence to candor_app;
grant delete, insert, select, update on processing_drift_silence to candor_jobs;

create table processing_record (
  account_id       uuid not null,
  id               uuid not null,
  site_id          uuid,
  site_name        text,
  site_service_id  uuid,
  activity_id      text,
  fields           jsonb not null,
  state            text not null,
  version          integer not null,
  review_on        date,
  confirmed_at     timestamp with time zone,
  confirmed_by     uuid,
  ended_at         timestamp with time zone,
  created_at       timestamp with time zone not null,
  updated_at       timestamp with time zone not null,
  role             text not null default 'controller'::text,
  import_id        uuid,
  is_alternate     boolean not null default false,
  constraint processing_record_pkey PRIMARY KEY (account_id, id),
  constraint processing_record_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint processing_record_account_id_import_id_fkey FOREIGN KEY (account_id, import_id) REFERENCES register_import(account_id, id),
  constraint processing_record_check CHECK (((site_id IS NULL) = (num_nonnulls(site_service_id, activity_id) = 0))),
  constraint processing_record_check1 CHECK ((num_nonnulls(site_service_id, activity_id) <= 1)),
  constraint processing_record_check2 CHECK (((site_id IS NULL) = (site_name IS NULL))),
  constraint processing_record_check3 CHECK (((confirmed_at IS NULL) = (confirmed_by IS NULL))),
  constraint processing_record_check4 CHECK (((state <> 'confirmed'::text) OR ((confirmed_at IS NOT NULL) AND (review_on IS NOT NULL)))),
  constraint processing_record_check5 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  constraint processing_record_check6 CHECK (((role = 'controller'::text) OR (site_id IS NULL))),
  constraint processing_record_check7 CHECK (((NOT is_alternate) OR (site_service_id IS NOT NULL))),
  constraint processing_record_role_check CHECK ((role = ANY (ARRAY['controller'::text, 'processor'::text]))),
  constraint processing_record_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'confirmed'::text, 'ended'::text]))),
  constraint processing_record_version_check CHECK ((version > 0))
);
CREATE INDEX processing_record_by_service ON processing_record USING btree (account_id, site_service_id) WHERE (site_service_id IS NOT NULL);
CREATE UNIQUE INDEX processing_record_of_activity ON processing_record USING btree (account_id, site_id, activity_id) WHERE (state <> 'ended'::text);
CREATE INDEX processing_record_of_import ON processing_record USING btree (account_id, import_id) WHERE (import_id IS NOT NULL);
CREATE UNIQUE INDEX processing_record_of_service ON processing_record USING btree (account_id, site_service_id) WHERE ((state <> 'ended'::text) AND (NOT is_alternate));
CREATE INDEX processing_record_of_site ON processing_record USING btree (account_id, site_id, id DESC);
CREATE INDEX processing_record_review ON processing_record USING btree (account_id, review_on) WHERE (state = 'confirmed'::text);
alter table processing_record enable row level security;
alter table processing_record force row level security;
create policy of_account on processing_record for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_record for all to candor_jobs using (true) with check (true);
create policy of_projects on processing_record for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on processing_record to candor_app;
grant delete, insert, select, update on processing_record to candor_jobs;

create table processing_record_edition (
  account_id   uuid not null,
  record_id    uuid not null,
  version      integer not null,
  site_id      uuid,
  at           timestamp with time zone not null,
  person_id    uuid,
  state        text not null,
  fields       jsonb not null,
  review_on    date,
  answered_by  text,
  constraint processing_record_edition_pkey PRIMARY KEY (account_id, record_id, version),
  constraint processing_record_edition_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX processing_record_edition_by_time ON processing_record_edition USING btree (account_id, at);
alter table processing_record_edition enable row level security;
alter table processing_record_edition force row level security;
create policy of_account on processing_record_edition for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_record_edition for all to candor_jobs using (true) with check (true);
create policy of_projects on processing_record_edition for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on processing_record_edition to candor_app;
grant delete, insert, select, update on processing_record_edition to candor_jobs;

create table processing_site_edition (
  account_id  uuid not null,
  site_id     uuid not null,
  at          timestamp with time zone not null,
  digest      bytea not null,
  facts       jsonb not null,
  constraint processing_site_edition_pkey PRIMARY KEY (account_id, site_id, at),
  constraint processing_site_edition_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint processing_site_edition_digest_check CHECK ((length(digest) = 32))
);
alter table processing_site_edition enable row level security;
alter table processing_site_edition force row level security;
create policy of_account on processing_site_edition for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on processing_site_edition for all to candor_jobs using (true) with check (true);
create policy of_projects on processing_site_edition for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select on processing_site_edition to candor_app;
grant delete, insert, select, update on processing_site_edition to candor_jobs;

create table project (
  account_id  uuid not null,
  id          uuid not null,
  name        text not null,
  created_at  timestamp with time zone not null,
  sign_off    boolean not null default false,
  constraint project_pkey PRIMARY KEY (account_id, id),
  constraint project_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint project_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
alter table project enable row level security;
alter table project force row level security;
create policy of_account on project for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on project for all to candor_jobs using (true) with check (true);
create policy of_projects on project for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (id IN ( SELECT visible_projects() AS visible_projects)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (id IN ( SELECT visible_projects() AS visible_projects))));
grant delete, insert, select, update on project to candor_app;
grant delete, insert, select, update on project to candor_jobs;

create table project_access (
  account_id  uuid not null,
  holder_id   uuid not null,
  project_id  uuid not null,
  constraint project_access_pkey PRIMARY KEY (account_id, holder_id, project_id),
  constraint project_access_account_id_project_id_fkey FOREIGN KEY (account_id, project_id) REFERENCES project(account_id, id) ON DELETE CASCADE
);
CREATE INDEX project_access_of_project ON project_access USING btree (account_id, project_id);
alter table project_access enable row level security;
alter table project_access force row level security;
create policy of_account on project_access for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on project_access for all to candor_auth using (true) with check (true);
create policy of_jobs on project_access for all to candor_jobs using (true) with check (true);
grant select on project_access to candor_app;
grant delete, insert, select on project_access to candor_auth;
grant delete, insert, select, update on project_access to candor_jobs;

create table proved_domain (
  domain      text not null,
  account_id  uuid not null,
  constraint proved_domain_pkey PRIMARY KEY (domain),
  constraint proved_domain_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
alter table proved_domain owner to candor_auth;
CREATE INDEX proved_domain_of_account ON proved_domain USING btree (account_id);
alter table proved_domain enable row level security;

create table provider_list (
  single       boolean not null default true,
  providers    jsonb not null,
  fetched_at   timestamp with time zone not null,
  fresh_until  timestamp with time zone not null,
  constraint provider_list_pkey PRIMARY KEY (single),
  constraint provider_list_single_check CHECK (single)
);
alter table provider_list enable row level security;
alter table provider_list force row level security;
create policy of_account on provider_list for all to candor_app using ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL)) with check ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL));
create policy of_jobs on provider_list for all to candor_jobs using (true) with check (true);
grant select on provider_list to candor_app;
grant delete, insert, select, update on provider_list to candor_jobs;

create table public_id (
  id          text not null,
  kind        text not null,
  account_id  uuid not null,
  row_id      uuid not null,
  constraint public_id_pkey PRIMARY KEY (id),
  constraint public_id_account_id_row_id_kind_key UNIQUE (account_id, row_id, kind),
  constraint public_id_id_check CHECK ((id ~ '^[0-9a-hjkmnp-tv-z]{10}$'::text))
);
alter table public_id enable row level security;
alter table public_id force row level security;
create policy of_account on public_id for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on public_id for all to candor_jobs using (true) with check (true);
grant delete, insert, select on public_id to candor_app;
grant delete, insert, select, update on public_id to candor_jobs;

create table recipient (
  account_id  uuid not null,
  id          uuid not null,
  name        text not null,
  fields      jsonb not null,
  version     integer not null,
  created_at  timestamp with time zone not null,
  updated_at  timestamp with time zone not null,
  constraint recipient_pkey PRIMARY KEY (account_id, id),
  constraint recipient_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint recipient_version_check CHECK ((version > 0))
);
alter table recipient enable row level security;
alter table recipient force row level security;
create policy of_account on recipient for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on recipient for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on recipient to candor_app;
grant delete, insert, select, update on recipient to candor_jobs;

create table recipient_edition (
  account_id    uuid not null,
  id            uuid not null,
  recipient_id  uuid not null,
  at            timestamp with time zone not null,
  person_id     uuid,
  fields        jsonb,
  constraint recipient_edition_pkey PRIMARY KEY (account_id, recipient_id, id),
  constraint recipient_edition_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
alter table recipient_edition enable row level security;
alter table recipient_edition force row level security;
create policy of_account on recipient_edition for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on recipient_edition for all to candor_jobs using (true) with check (true);
grant insert, select on recipient_edition to candor_app;
grant delete, insert, select, update on recipient_edition to candor_jobs;

create table recipient_file (
  account_id    uuid not null,
  recipient_id  uuid not null,
  id            uuid not null,
  name          text not null,
  size          integer not null,
  salt          bytea not null,
  sealed        bytea not null,
  person_id     uuid,
  created_at    timestamp with time zone not null,
  constraint recipient_file_pkey PRIMARY KEY (account_id, recipient_id, id),
  constraint recipient_file_account_id_recipient_id_fkey FOREIGN KEY (account_id, recipient_id) REFERENCES recipient(account_id, id) ON DELETE CASCADE,
  constraint recipient_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint recipient_file_salt_check CHECK ((length(salt) = 32)),
  constraint recipient_file_size_check CHECK ((size > 0))
);
alter table recipient_file enable row level security;
alter table recipient_file force row level security;
create policy of_account on recipient_file for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on recipient_file for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on recipient_file to candor_app;
grant delete, insert, select, update on recipient_file to candor_jobs;

create table record_question (
  account_id  uuid not null,
  id          uuid not null,
  link_id     uuid not null,
  record_id   uuid not null,
  site_id     uuid,
  answers     jsonb not null,
  decisions   jsonb not null,
  decided_at  timestamp with time zone,
  revoked_at  timestamp with time zone,
  constraint record_question_pkey PRIMARY KEY (account_id, id),
  constraint record_question_account_id_link_id_fkey FOREIGN KEY (account_id, link_id) REFERENCES record_question_link(account_id, id) ON DELETE CASCADE,
  constraint record_question_account_id_record_id_fkey FOREIGN KEY (account_id, record_id) REFERENCES processing_record(account_id, id) ON DELETE CASCADE
);
CREATE INDEX record_question_of_link ON record_question USING btree (account_id, link_id);
CREATE INDEX record_question_of_record ON record_question USING btree (account_id, record_id, id DESC);
alter table record_question enable row level security;
alter table record_question force row level security;
create policy of_account on record_question for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on record_question for all to candor_jobs using (true) with check (true);
create policy of_projects on record_question for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on record_question to candor_app;
grant delete, insert, select, update on record_question to candor_jobs;

create table record_question_link (
  account_id   uuid not null,
  id           uuid not null,
  language     text not null,
  email        text,
  asked_by     uuid not null,
  asked_at     timestamp with time zone not null,
  expires_at   timestamp with time zone not null,
  reminded_at  timestamp with time zone,
  sent_at      timestamp with time zone,
  answered_by  text,
  constraint record_question_link_pkey PRIMARY KEY (account_id, id),
  constraint record_question_link_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint record_question_link_check CHECK (((answered_by IS NULL) OR (sent_at IS NOT NULL)))
);
CREATE INDEX record_question_link_waiting ON record_question_link USING btree (asked_at) WHERE ((sent_at IS NULL) AND (reminded_at IS NULL));
alter table record_question_link enable row level security;
alter table record_question_link force row level security;
create policy of_account on record_question_link for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on record_question_link for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on record_question_link to candor_app;
grant delete, insert, select, update on record_question_link to candor_jobs;

create table recovery_code (
  person_id  uuid not null,
  hash       bytea not null,
  constraint recovery_code_pkey PRIMARY KEY (person_id, hash),
  constraint recovery_code_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint recovery_code_hash_check CHECK ((length(hash) = 32))
);
alter table recovery_code owner to candor_auth;
alter table recovery_code enable row level security;

create table register_import (
  account_id  uuid not null,
  id          uuid not null,
  name        text not null,
  at          timestamp with time zone not null,
  person_id   uuid not null,
  records     integer not null,
  undone_at   timestamp with time zone,
  constraint register_import_pkey PRIMARY KEY (account_id, id),
  constraint register_import_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint register_import_records_check CHECK ((records >= 0))
);
alter table register_import enable row level security;
alter table register_import force row level security;
create policy of_account on register_import for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on register_import for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on register_import to candor_app;
grant delete, insert, select, update on register_import to candor_jobs;

create table reply_address (
  account_id   uuid not null,
  id           uuid not null,
  email        text not null,
  asked_at     timestamp with time zone not null,
  proved_at    timestamp with time zone,
  language     text not null,
  declined_at  timestamp with time zone,
  mails        smallint not null,
  constraint reply_address_pkey PRIMARY KEY (account_id, id),
  constraint reply_address_account_id_email_key UNIQUE (account_id, email),
  constraint reply_address_check CHECK (((proved_at IS NULL) OR (declined_at IS NULL))),
  constraint reply_address_email_check CHECK (((email IS NFKC NORMALIZED) AND (email ~ '@[a-z0-9.:_\[\]-]+$'::text))),
  constraint reply_address_mails_check CHECK ((mails > 0))
);
alter table reply_address enable row level security;
alter table reply_address force row level security;
create policy of_account on reply_address for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on reply_address for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on reply_address to candor_app;
grant delete, insert, select, update on reply_address to candor_jobs;

create table report (
  account_id        uuid not null,
  id                uuid not null,
  office_id         uuid not null,
  document_hash     bytea not null,
  lookup            bytea,
  public_key        bytea,
  envelope_hash     bytea not null,
  envelope_sign     bytea not null,
  envelope          jsonb,
  summary_hash      bytea not null,
  content_hash      bytea not null,
  received_on       date not null,
  status            text not null,
  entries           integer not null,
  acknowledged_on   date,
  feedback_on       date,
  closed_on         date,
  news_since        integer,
  assignee_id       uuid,
  deletion_told_on  date,
  names_told_on     date,
  names_removed_on  date,
  constraint report_pkey PRIMARY KEY (account_id, id),
  constraint report_account_id_office_id_fkey FOREIGN KEY (account_id, office_id) REFERENCES report_office(account_id, id),
  constraint report_content_hash_check CHECK ((length(content_hash) = 32)),
  constraint report_document_hash_check CHECK ((length(document_hash) = 32)),
  constraint report_entries_check CHECK ((entries > 0)),
  constraint report_envelope_hash_check CHECK ((length(envelope_hash) = 32)),
  constraint report_envelope_sign_check CHECK ((length(envelope_sign) = 64)),
  constraint report_lookup_check CHECK ((length(lookup) = 16)),
  constraint report_public_key_check CHECK ((length(public_key) = 32)),
  constraint report_status_check CHECK ((status = ANY (ARRAY['received'::text, 'not_admissible'::text, 'admissible'::text, 'processing'::text, 'feedback_provided'::text, 'processed'::text, 'information_deleted'::text]))),
  constraint report_summary_hash_check CHECK ((length(summary_hash) = 32))
);
CREATE UNIQUE INDEX report_by_lookup ON report USING btree (account_id, office_id, lookup) WHERE (lookup IS NOT NULL);
CREATE INDEX report_of_office ON report USING btree (account_id, office_id, id);
alter table report enable row level security;
alter table report force row level security;
create policy of_account on report for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report to candor_app;
grant delete, insert, select, update on report to candor_jobs;

create table report_chunk (
  account_id  uuid not null,
  file_id     uuid not null,
  number      integer not null,
  sealed      bytea not null,
  constraint report_chunk_pkey PRIMARY KEY (account_id, file_id, number),
  constraint report_chunk_account_id_file_id_fkey FOREIGN KEY (account_id, file_id) REFERENCES report_file(account_id, id) ON DELETE CASCADE,
  constraint report_chunk_number_check CHECK ((number >= 0))
);
alter table report_chunk enable row level security;
alter table report_chunk force row level security;
create policy of_account on report_chunk for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_chunk for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_chunk to candor_app;
grant delete, insert, select, update on report_chunk to candor_jobs;

create table report_entry (
  account_id  uuid not null,
  report_id   uuid not null,
  number      integer not null,
  kind        text not null,
  body        text not null,
  signature   bytea not null,
  hash        bytea not null,
  author      uuid,
  constraint report_entry_pkey PRIMARY KEY (account_id, report_id, number),
  constraint report_entry_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id),
  constraint report_entry_hash_check CHECK ((length(hash) = 32)),
  constraint report_entry_number_check CHECK ((number >= 0)),
  constraint report_entry_signature_check CHECK ((length(signature) = 64))
);
alter table report_entry enable row level security;
alter table report_entry force row level security;
create policy of_account on report_entry for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_entry for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_entry to candor_app;
grant delete, insert, select, update on report_entry to candor_jobs;

create table report_exclusion (
  account_id  uuid not null,
  report_id   uuid not null,
  recipient   uuid not null,
  constraint report_exclusion_pkey PRIMARY KEY (account_id, report_id, recipient),
  constraint report_exclusion_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id) ON DELETE CASCADE
);
alter table report_exclusion enable row level security;
alter table report_exclusion force row level security;
create policy of_account on report_exclusion for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_exclusion for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_exclusion to candor_app;
grant delete, insert, select, update on report_exclusion to candor_jobs;

create table report_file (
  account_id  uuid not null,
  office_id   uuid not null,
  id          uuid not null,
  report_id   uuid,
  lookup      bytea not null,
  length      bigint not null,
  entry       integer,
  arrived_on  date not null,
  constraint report_file_pkey PRIMARY KEY (account_id, id),
  constraint report_file_account_id_office_id_fkey FOREIGN KEY (account_id, office_id) REFERENCES report_office(account_id, id),
  constraint report_file_length_check CHECK ((length > 0)),
  constraint report_file_lookup_check CHECK ((length(lookup) = 16))
);
CREATE INDEX report_file_of_report ON report_file USING btree (account_id, report_id) WHERE (report_id IS NOT NULL);
alter table report_file enable row level security;
alter table report_file force row level security;
create policy of_account on report_file for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_file for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_file to candor_app;
grant delete, insert, select, update on report_file to candor_jobs;

create table report_former_vault (
  account_id   uuid not null,
  person_id    uuid not null,
  id           uuid not null,
  version      integer not null,
  sealed       bytea not null,
  ways         jsonb not null,
  kem_key      bytea not null,
  sign_key     bytea not null,
  replaced_on  date not null,
  constraint report_former_vault_pkey PRIMARY KEY (account_id, person_id, id),
  constraint report_former_vault_kem_key_check CHECK ((length(kem_key) = 1216)),
  constraint report_former_vault_sign_key_check CHECK ((length(sign_key) = 32))
);
alter table report_former_vault enable row level security;
alter table report_former_vault force row level security;
create policy of_account on report_former_vault for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_former_vault for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_former_vault to candor_app;
grant delete, insert, select, update on report_former_vault to candor_jobs;

create table report_identity_request (
  account_id    uuid not null,
  report_id     uuid not null,
  number        integer not null,
  manager_id    uuid not null,
  custodian_id  uuid not null,
  wrapped       bytea not null,
  is_allowed    boolean,
  answer        integer,
  constraint report_identity_request_pkey PRIMARY KEY (account_id, report_id, number),
  constraint report_identity_request_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id) ON DELETE CASCADE,
  constraint report_identity_request_check CHECK (((is_allowed IS NULL) = (answer IS NULL)))
);
CREATE INDEX report_identity_request_of_custodian ON report_identity_request USING btree (account_id, custodian_id);
alter table report_identity_request enable row level security;
alter table report_identity_request force row level security;
create policy of_account on report_identity_request for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_identity_request for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_identity_request to candor_app;
grant delete, insert, select, update on report_identity_request to candor_jobs;

create table report_leaf (
  account_id    uuid not null,
  office_id     uuid not null,
  number        bigint not null,
  hash          bytea not null,
  salt          bytea not null,
  report_id     uuid,
  entry         integer,
  office_entry  integer,
  by_server     boolean not null default false,
  constraint report_leaf_pkey PRIMARY KEY (account_id, office_id, number),
  constraint report_leaf_account_id_office_id_fkey FOREIGN KEY (account_id, office_id) REFERENCES report_office(account_id, id) ON DELETE CASCADE,
  constraint report_leaf_check CHECK (((report_id IS NULL) = (entry IS NULL))),
  constraint report_leaf_check1 CHECK (((report_id IS NULL) = (office_entry IS NOT NULL))),
  constraint report_leaf_hash_check CHECK ((length(hash) = 32)),
  constraint report_leaf_number_check CHECK ((number >= 0)),
  constraint report_leaf_salt_check CHECK ((length(salt) = 16))
);
CREATE UNIQUE INDEX report_leaf_of_entry ON report_leaf USING btree (account_id, report_id, by_server, entry);
CREATE UNIQUE INDEX report_leaf_of_office_entry ON report_leaf USING btree (account_id, office_id, office_entry) WHERE (office_entry IS NOT NULL);
alter table report_leaf enable row level security;
alter table report_leaf force row level security;
create policy of_account on report_leaf for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_leaf for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_leaf to candor_app;
grant delete, insert, select, update on report_leaf to candor_jobs;

create table report_office (
  account_id           uuid not null,
  id                   uuid not null,
  site_id              uuid not null,
  is_open              boolean not null default false,
  proposal             jsonb,
  proposed_by          uuid,
  mail_days            smallint[] not null default '{2,5}'::smallint[],
  mail_hour            smallint not null default 8,
  ends_on              date,
  mailed_on            date,
  overdue_mailed_on    date,
  pages                bytea,
  ending_told_on       date,
  is_released          boolean not null default false,
  mails_when_due_only  boolean not null default false,
  constraint report_office_pkey PRIMARY KEY (account_id, id),
  constraint report_office_mail_hour_check CHECK (((mail_hour >= 0) AND (mail_hour <= 23))),
  constraint report_office_pages_check CHECK ((length(pages) = 32))
);
CREATE UNIQUE INDEX report_office_by_id ON report_office USING btree (id);
CREATE UNIQUE INDEX report_office_of_site ON report_office USING btree (account_id, site_id) WHERE (ends_on IS NULL);
alter table report_office enable row level security;
alter table report_office force row level security;
create policy of_account on report_office for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_office for all to candor_jobs using (true) with check (true);
create policy of_projects on report_office for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on report_office to candor_app;
grant delete, insert, select, update on report_office to candor_jobs;

create table report_office_document (
  account_id  uuid not null,
  office_id   uuid not null,
  version     integer not null,
  hash        bytea not null,
  body        text not null,
  signed_by   uuid,
  signature   bytea,
  from_day    date not null,
  constraint report_office_document_pkey PRIMARY KEY (account_id, office_id, version),
  constraint report_office_document_account_id_office_id_fkey FOREIGN KEY (account_id, office_id) REFERENCES report_office(account_id, id) ON DELETE CASCADE,
  constraint report_office_document_hash_check CHECK ((length(hash) = 32)),
  constraint report_office_document_signature_check CHECK ((length(signature) = 64)),
  constraint report_office_document_version_check CHECK ((version > 0))
);
alter table report_office_document enable row level security;
alter table report_office_document force row level security;
create policy of_account on report_office_document for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_office_document for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_office_document to candor_app;
grant delete, insert, select, update on report_office_document to candor_jobs;

create table report_office_entry (
  account_id  uuid not null,
  office_id   uuid not null,
  number      integer not null,
  kind        text not null,
  body        text not null,
  signature   bytea not null,
  hash        bytea not null,
  author      uuid not null,
  constraint report_office_entry_pkey PRIMARY KEY (account_id, office_id, number),
  constraint report_office_entry_account_id_office_id_fkey FOREIGN KEY (account_id, office_id) REFERENCES report_office(account_id, id) ON DELETE CASCADE,
  constraint report_office_entry_hash_check CHECK ((length(hash) = 32)),
  constraint report_office_entry_kind_check CHECK ((kind = ANY (ARRAY['recovery-asked'::text, 'recovery-stopped'::text, 'recovery-opened'::text]))),
  constraint report_office_entry_number_check CHECK ((number >= 0)),
  constraint report_office_entry_signature_check CHECK ((length(signature) = 64))
);
alter table report_office_entry enable row level security;
alter table report_office_entry force row level security;
create policy of_account on report_office_entry for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_office_entry for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_office_entry to candor_app;
grant delete, insert, select, update on report_office_entry to candor_jobs;

create table report_part (
  account_id  uuid not null,
  report_id   uuid not null,
  number      integer not null,
  kind        text not null,
  id          uuid,
  author      uuid,
  entry       integer not null,
  sealed      bytea not null,
  constraint report_part_pkey PRIMARY KEY (account_id, report_id, entry, kind, number),
  constraint report_part_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id) ON DELETE CASCADE,
  constraint report_part_kind_check CHECK ((kind = ANY (ARRAY['summary'::text, 'body'::text, 'identity'::text, 'message'::text, 'note'::text, 'file'::text])))
);
alter table report_part enable row level security;
alter table report_part force row level security;
create policy of_account on report_part for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_part for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_part to candor_app;
grant delete, insert, select, update on report_part to candor_jobs;

create table report_recovery (
  account_id  uuid not null,
  office_id   uuid not null,
  number      integer not null,
  person_id   uuid not null,
  manager_id  uuid not null,
  asked_at    timestamp with time zone not null,
  ready_at    timestamp with time zone not null,
  ends_at     timestamp with time zone not null,
  is_stopped  boolean not null default false,
  is_opened   boolean not null default false,
  stopped_by  uuid,
  stopped_at  timestamp with time zone,
  constraint report_recovery_pkey PRIMARY KEY (account_id, office_id, number),
  constraint report_recovery_account_id_office_id_number_fkey FOREIGN KEY (account_id, office_id, number) REFERENCES report_office_entry(account_id, office_id, number) ON DELETE CASCADE,
  constraint report_recovery_check CHECK ((ready_at >= (asked_at + '72:00:00'::interval))),
  constraint report_recovery_check1 CHECK ((ends_at > ready_at))
);
alter table report_recovery enable row level security;
alter table report_recovery force row level security;
create policy of_account on report_recovery for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_recovery for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_recovery to candor_app;
grant delete, insert, select, update on report_recovery to candor_jobs;

create table report_replaced_part (
  account_id   uuid not null,
  report_id    uuid not null,
  entry        integer not null,
  kind         text not null,
  number       integer not null,
  author       uuid,
  sealed       bytea not null,
  replaced_on  date not null,
  replaced_by  integer not null,
  constraint report_replaced_part_pkey PRIMARY KEY (account_id, report_id, entry, kind, number),
  constraint report_replaced_part_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id) ON DELETE CASCADE,
  constraint report_replaced_part_kind_check CHECK ((kind = ANY (ARRAY['body'::text, 'summary'::text])))
);
CREATE INDEX report_replaced_part_by_day ON report_replaced_part USING btree (replaced_on);
alter table report_replaced_part enable row level security;
alter table report_replaced_part force row level security;
create policy of_account on report_replaced_part for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_replaced_part for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_replaced_part to candor_app;
grant delete, insert, select, update on report_replaced_part to candor_jobs;

create table report_ring (
  account_id  uuid not null,
  person_id   uuid not null,
  block       integer not null,
  version     integer not null,
  sealed      bytea not null,
  constraint report_ring_pkey PRIMARY KEY (account_id, person_id, block),
  constraint report_ring_account_id_person_id_fkey FOREIGN KEY (account_id, person_id) REFERENCES report_vault(account_id, person_id) ON DELETE CASCADE,
  constraint report_ring_block_check CHECK ((block >= 0))
);
alter table report_ring enable row level security;
alter table report_ring force row level security;
create policy of_account on report_ring for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_ring for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_ring to candor_app;
grant delete, insert, select, update on report_ring to candor_jobs;

create table report_root (
  account_id  uuid not null,
  office_id   uuid not null,
  day         date not null,
  size        bigint not null,
  root        bytea not null,
  constraint report_root_pkey PRIMARY KEY (account_id, office_id, day),
  constraint report_root_account_id_office_id_fkey FOREIGN KEY (account_id, office_id) REFERENCES report_office(account_id, id) ON DELETE CASCADE,
  constraint report_root_root_check CHECK ((length(root) = 32)),
  constraint report_root_size_check CHECK ((size >= 0))
);
alter table report_root enable row level security;
alter table report_root force row level security;
create policy of_account on report_root for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_root for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_root to candor_app;
grant delete, insert, select, update on report_root to candor_jobs;

create table report_server_entry (
  account_id  uuid not null,
  report_id   uuid not null,
  number      integer not null,
  kind        text not null,
  body        text not null,
  hash        bytea not null,
  constraint report_server_entry_pkey PRIMARY KEY (account_id, report_id, number),
  constraint report_server_entry_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id),
  constraint report_server_entry_hash_check CHECK ((length(hash) = 32)),
  constraint report_server_entry_kind_check CHECK ((kind = ANY (ARRAY['deleted-by-time'::text, 'names-removed'::text]))),
  constraint report_server_entry_number_check CHECK ((number >= 0))
);
alter table report_server_entry enable row level security;
alter table report_server_entry force row level security;
create policy of_account on report_server_entry for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_server_entry for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_server_entry to candor_app;
grant delete, insert, select, update on report_server_entry to candor_jobs;

create table report_session (
  account_id     uuid not null,
  person_id      uuid not null,
  token_hash     bytea not null,
  session_id     uuid not null,
  is_handed      boolean not null default false,
  started_at     timestamp with time zone not null,
  used_at        timestamp with time zone not null,
  password_mark  bytea not null,
  constraint report_session_pkey PRIMARY KEY (account_id, token_hash),
  constraint report_session_password_mark_check CHECK ((length(password_mark) = 32)),
  constraint report_session_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE UNIQUE INDEX report_session_by_token ON report_session USING btree (token_hash);
alter table report_session enable row level security;
alter table report_session force row level security;
create policy of_account on report_session for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_session for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_session to candor_app;
grant delete, insert, select, update on report_session to candor_jobs;

create table report_vault (
  account_id  uuid not null,
  person_id   uuid not null,
  id          uuid not null,
  version     integer not null,
  sealed      bytea not null,
  ways        jsonb not null,
  kem_key     bytea not null,
  sign_key    bytea not null,
  constraint report_vault_pkey PRIMARY KEY (account_id, person_id),
  constraint report_vault_account_id_id_key UNIQUE (account_id, id),
  constraint report_vault_kem_key_check CHECK ((length(kem_key) = 1216)),
  constraint report_vault_sign_key_check CHECK ((length(sign_key) = 32))
);
alter table report_vault enable row level security;
alter table report_vault force row level security;
create policy of_account on report_vault for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_vault for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_vault to candor_app;
grant delete, insert, select, update on report_vault to candor_jobs;

create table report_wrap (
  account_id  uuid not null,
  report_id   uuid not null,
  purpose     text not null,
  recipient   uuid not null,
  wrapped     bytea not null,
  constraint report_wrap_pkey PRIMARY KEY (account_id, report_id, purpose, recipient),
  constraint report_wrap_account_id_report_id_fkey FOREIGN KEY (account_id, report_id) REFERENCES report(account_id, id) ON DELETE CASCADE,
  constraint report_wrap_purpose_check CHECK ((purpose = ANY (ARRAY['share'::text, 'identity'::text, 'reporter'::text])))
);
alter table report_wrap enable row level security;
alter table report_wrap force row level security;
create policy of_account on report_wrap for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on report_wrap for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on report_wrap to candor_app;
grant delete, insert, select, update on report_wrap to candor_jobs;

create table republication (
  account_id   uuid not null,
  id           uuid not null,
  edition      text not null,
  total        integer not null,
  done         integer not null default 0,
  changed      integer not null default 0,
  last_id      uuid,
  started_at   timestamp with time zone not null,
  finished_at  timestamp with time zone,
  constraint republication_pkey PRIMARY KEY (account_id, id),
  constraint republication_total_check CHECK ((total >= 0))
);
CREATE UNIQUE INDEX republication_running ON republication USING btree (account_id) WHERE (finished_at IS NULL);
alter table republication enable row level security;
alter table republication force row level security;
create policy of_account on republication for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on republication for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on republication to candor_app;
grant delete, insert, select, update on republication to candor_jobs;

create table role_grant (
  account_id   uuid not null,
  id           uuid not null,
  person_id    uuid not null,
  role         text not null,
  project_id   uuid,
  created_at   timestamp with time zone not null,
  team_id      uuid,
  own_role_id  uuid default own_role_id(role),
  constraint role_grant_pkey PRIMARY KEY (account_id, id),
  constraint role_grant_account_id_person_id_project_id_role_team_id_key UNIQUE NULLS NOT DISTINCT (account_id, person_id, project_id, role, team_id),
  constraint role_grant_account_id_own_role_id_fkey FOREIGN KEY (account_id, own_role_id) REFERENCES own_role(account_id, id) ON DELETE CASCADE,
  constraint role_grant_account_id_person_id_fkey FOREIGN KEY (account_id, person_id) REFERENCES membership(account_id, person_id) ON DELETE CASCADE,
  constraint role_grant_account_id_project_id_fkey FOREIGN KEY (account_id, project_id) REFERENCES project(account_id, id) ON DELETE CASCADE,
  constraint role_grant_account_id_team_id_fkey FOREIGN KEY (account_id, team_id) REFERENCES team(account_id, id) ON DELETE CASCADE,
  constraint role_grant_check CHECK (((role <> 'owner'::text) OR (project_id IS NULL))),
  constraint role_grant_role_check CHECK (((length(role) >= 1) AND (length(role) <= 100)))
);
alter table role_grant owner to candor_auth;
CREATE INDEX role_grant_of_own_role ON role_grant USING btree (account_id, own_role_id) WHERE (own_role_id IS NOT NULL);
CREATE INDEX role_grant_of_project ON role_grant USING btree (account_id, project_id);
CREATE INDEX role_grant_of_team ON role_grant USING btree (account_id, team_id) WHERE (team_id IS NOT NULL);
CREATE UNIQUE INDEX role_grant_owner ON role_grant USING btree (account_id) WHERE (role = 'owner'::text);
alter table role_grant enable row level security;

create table saved_view (
  account_id  uuid not null,
  person_id   uuid not null,
  list        text not null,
  name        text not null,
  search      text not null,
  place       integer not null,
  constraint saved_view_pkey PRIMARY KEY (account_id, person_id, list, name),
  constraint saved_view_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint saved_view_account_id_person_id_fkey FOREIGN KEY (account_id, person_id) REFERENCES membership(account_id, person_id) ON DELETE CASCADE,
  constraint saved_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint saved_view_place_check CHECK ((place >= 0)),
  constraint saved_view_search_check CHECK ((length(search) <= 2000))
);
alter table saved_view enable row level security;
alter table saved_view force row level security;
create policy of_account on saved_view for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on saved_view for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on saved_view to candor_app;
grant delete, insert, select, update on saved_view to candor_jobs;

create table scan (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  status       text not null,
  trigger      text not null,
  url          text not null,
  wanted       text,
  engine       text,
  stopping     boolean not null default false,
  progress     jsonb,
  report       jsonb,
  problem      text,
  verdict      text,
  services     integer,
  news         integer,
  created_at   timestamp with time zone not null,
  finished_at  timestamp with time zone,
  constraint scan_pkey PRIMARY KEY (account_id, id),
  constraint scan_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint scan_check CHECK (((finished_at IS NULL) = (status = ANY (ARRAY['waiting'::text, 'running'::text])))),
  constraint scan_engine_check CHECK ((engine = ANY (ARRAY['browser'::text, 'fetch'::text]))),
  constraint scan_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint scan_trigger_check CHECK ((trigger = ANY (ARRAY['person'::text, 'schedule'::text]))),
  constraint scan_verdict_check CHECK ((verdict = ANY (ARRAY['pass'::text, 'fail'::text, 'unclear'::text]))),
  constraint scan_wanted_check CHECK ((wanted = ANY (ARRAY['browser'::text, 'fetch'::text])))
);
CREATE INDEX scan_of_site ON scan USING btree (account_id, site_id, id DESC);
CREATE UNIQUE INDEX scan_running ON scan USING btree (account_id, site_id) WHERE (finished_at IS NULL);
alter table scan enable row level security;
alter table scan force row level security;
create policy of_account on scan for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on scan for all to candor_jobs using (true) with check (true);
create policy of_projects on scan for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on scan to candor_app;
grant delete, insert, select, update on scan to candor_jobs;

create table scan_schedule (
  account_id  uuid not null,
  site_id     uuid not null,
  every       text not null,
  mail        boolean not null,
  badge       boolean not null,
  next_at     timestamp with time zone,
  constraint scan_schedule_pkey PRIMARY KEY (account_id, site_id),
  constraint scan_schedule_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint scan_schedule_every_check CHECK ((every = ANY (ARRAY['off'::text, 'weekly'::text, 'monthly'::text])))
);
CREATE INDEX scan_due ON scan_schedule USING btree (next_at) WHERE (next_at IS NOT NULL);
alter table scan_schedule enable row level security;
alter table scan_schedule force row level security;
create policy of_account on scan_schedule for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on scan_schedule for all to candor_jobs using (true) with check (true);
create policy of_projects on scan_schedule for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on scan_schedule to candor_app;
grant delete, insert, select, update on scan_schedule to candor_jobs;

create table scim_token (
  hash          bytea not null,
  account_id    uuid not null,
  id            uuid not null,
  prefix        text not null,
  created_at    timestamp with time zone not null,
  last_used_on  date,
  constraint scim_token_pkey PRIMARY KEY (hash),
  constraint scim_token_id_key UNIQUE (id),
  constraint scim_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint scim_token_hash_check CHECK ((length(hash) = 32))
);
alter table scim_token owner to candor_auth;
CREATE INDEX scim_token_of_account ON scim_token USING btree (account_id);
alter table scim_token enable row level security;

create table session (
  id            uuid not null,
  token_hash    bytea not null,
  person_id     uuid not null,
  account_id    uuid not null,
  device        jsonb not null,
  created_at    timestamp with time zone not null,
  last_seen_on  date not null,
  expires_at    timestamp with time zone not null,
  confirmed_at  timestamp with time zone not null,
  ways          text[] not null,
  country       text,
  seen_at       timestamp with time zone,
  provider      text,
  by_company    boolean not null,
  company_sid   text,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_company_sid_check CHECK ((length(company_sid) <= 255)),
  constraint session_country_check CHECK ((length(country) = 2)),
  constraint session_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint session_ways_check CHECK (((cardinality(ways) >= 1) AND (cardinality(ways) <= 5)))
);
alter table session owner to candor_auth;
CREATE INDEX session_by_expiry ON session USING btree (expires_at);
CREATE INDEX session_of_company ON session USING btree (account_id, company_sid) WHERE (company_sid IS NOT NULL);
CREATE INDEX session_of_person ON session USING btree (person_id);
alter table session enable row level security;

create table sign_in_attempt (
  secret_hash  bytea not null,
  person_id    uuid not null,
  account_id   uuid not null,
  ways         text[] not null,
  tries        integer not null default 0,
  expires_at   timestamp with time zone not null,
  provider     text,
  constraint sign_in_attempt_pkey PRIMARY KEY (secret_hash),
  constraint sign_in_attempt_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sign_in_attempt_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint sign_in_attempt_secret_hash_check CHECK ((length(secret_hash) = 32))
);
alter table sign_in_attempt owner to candor_auth;
CREATE INDEX sign_in_attempt_by_end ON sign_in_attempt USING btree (expires_at);
CREATE INDEX sign_in_attempt_of_account ON sign_in_attempt USING btree (account_id);
CREATE INDEX sign_in_attempt_of_person ON sign_in_attempt USING btree (person_id);
alter table sign_in_attempt enable row level security;

create table sign_in_rules (
  account_id     uuid not null,
  idle_minutes   integer,
  longest_hours  integer,
  second_factor  text,
  endless_keys   boolean not null default false,
  constraint sign_in_rules_pkey PRIMARY KEY (account_id),
  constraint sign_in_rules_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint sign_in_rules_idle_minutes_check CHECK (((idle_minutes >= 5) AND (idle_minutes <= 43200))),
  constraint sign_in_rules_longest_hours_check CHECK (((longest_hours >= 1) AND (longest_hours <= 2160))),
  constraint sign_in_rules_second_factor_check CHECK ((second_factor = ANY (ARRAY['all'::text, 'admins'::text])))
);
alter table sign_in_rules enable row level security;
alter table sign_in_rules force row level security;
create policy of_account on sign_in_rules for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on sign_in_rules for select to candor_auth using (true);
create policy of_jobs on sign_in_rules for all to candor_jobs using (true) with check (true);
grant select on sign_in_rules to candor_app;
grant select on sign_in_rules to candor_auth;
grant delete, insert, select, update on sign_in_rules to candor_jobs;

create table sign_in_try (
  key      bytea not null,
  count    integer not null,
  ends_at  timestamp with time zone not null,
  constraint sign_in_try_pkey PRIMARY KEY (key),
  constraint sign_in_try_count_check CHECK ((count > 0)),
  constraint sign_in_try_key_check CHECK ((length(key) = 32))
);
CREATE INDEX sign_in_try_by_end ON sign_in_try USING btree (ends_at);
grant delete, insert, select, update on sign_in_try to candor_jobs;

create table sign_off (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  document_id  uuid,
  fingerprint  bytea not null,
  note         text,
  asked_by     uuid not null,
  asked_at     timestamp with time zone not null,
  state        text not null,
  decided_by   uuid,
  decided_at   timestamp with time zone,
  answer       text,
  published    jsonb,
  constraint sign_off_pkey PRIMARY KEY (account_id, id),
  constraint sign_off_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES document(account_id, id) ON DELETE CASCADE,
  constraint sign_off_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint sign_off_check CHECK (((state = 'waiting'::text) = (decided_at IS NULL))),
  constraint sign_off_check1 CHECK (((decided_by IS NULL) = (decided_at IS NULL))),
  constraint sign_off_check2 CHECK (((state = 'returned'::text) = (answer IS NOT NULL))),
  constraint sign_off_check3 CHECK (((state = 'approved'::text) = (published IS NOT NULL))),
  constraint sign_off_fingerprint_check CHECK ((length(fingerprint) = 32)),
  constraint sign_off_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'approved'::text, 'returned'::text, 'withdrawn'::text])))
);
CREATE INDEX sign_off_of_document ON sign_off USING btree (account_id, document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX sign_off_of_site ON sign_off USING btree (account_id, site_id, id DESC);
CREATE UNIQUE INDEX sign_off_waiting ON sign_off USING btree (account_id, site_id, document_id) NULLS NOT DISTINCT WHERE (state = 'waiting'::text);
alter table sign_off enable row level security;
alter table sign_off force row level security;
create policy of_account on sign_off for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on sign_off for all to candor_jobs using (true) with check (true);
create policy of_projects on sign_off for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant insert, select, update on sign_off to candor_app;
grant delete, insert, select, update on sign_off to candor_jobs;

create table site (
  account_id  uuid not null,
  id          uuid not null,
  project_id  uuid,
  type        site_type not null,
  name        text not null,
  name_key    text not null,
  url         text,
  area_type   area_type,
  audience    jsonb not null,
  languages   text[] not null default '{}'::text[],
  created_at  timestamp with time zone not null,
  updated_at  timestamp with time zone not null,
  member_id   uuid,
  areas       text[],
  constraint site_pkey PRIMARY KEY (account_id, id),
  constraint site_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint site_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id),
  constraint site_account_id_project_id_fkey FOREIGN KEY (account_id, project_id) REFERENCES project(account_id, id),
  constraint site_areas_check CHECK (((cardinality(areas) > 0) AND (areas <@ ARRAY['home'::text, 'eea'::text, 'uk'::text, 'ch'::text, 'us'::text, 'br'::text, 'ca'::text, 'au'::text, 'za'::text, 'jp'::text, 'in'::text, 'elsewhere'::text]))),
  constraint site_audience_check CHECK ((num_nonnulls(areas, area_type) = 1)),
  constraint site_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
);
CREATE INDEX site_by_name_key ON site USING btree (account_id, name_key);
CREATE INDEX site_of_member ON site USING btree (account_id, member_id);
CREATE INDEX site_of_project ON site USING btree (account_id, project_id);
alter table site enable row level security;
alter table site force row level security;
create policy of_account on site for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on site for select to candor_auth using (true);
create policy of_jobs on site for all to candor_jobs using (true) with check (true);
create policy of_projects on site for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (project_id IN ( SELECT visible_projects() AS visible_projects)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (project_id IN ( SELECT visible_projects() AS visible_projects))));
grant delete, insert, select, update on site to candor_app;
grant delete, insert, select, update on site to candor_jobs;

create table site_facts (
  account_id    uuid not null,
  site_id       uuid not null,
  settings      jsonb not null,
  banner        jsonb,
  request_form  boolean not null default false,
  banner_look   jsonb,
  constraint site_facts_pkey PRIMARY KEY (account_id, site_id),
  constraint site_facts_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE
);
alter table site_facts enable row level security;
alter table site_facts force row level security;
create policy of_account on site_facts for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on site_facts for all to candor_jobs using (true) with check (true);
create policy of_projects on site_facts for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on site_facts to candor_app;
grant delete, insert, select, update on site_facts to candor_jobs;

create table site_owner (
  account_id  uuid not null,
  site_id     uuid not null,
  name        text not null,
  email       text not null,
  address     text not null,
  country     text not null,
  details     jsonb not null,
  updated_at  timestamp with time zone not null,
  constraint site_owner_pkey PRIMARY KEY (account_id, site_id),
  constraint site_owner_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint site_owner_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint site_owner_email_plain CHECK (((email IS NFKC NORMALIZED) AND (email ~ '@[a-z0-9.:_\[\]-]+$'::text)))
);
alter table site_owner enable row level security;
alter table site_owner force row level security;
create policy of_account on site_owner for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on site_owner for all to candor_jobs using (true) with check (true);
create policy of_projects on site_owner for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on site_owner to candor_app;
grant delete, insert, select, update on site_owner to candor_jobs;

create table site_service (
  account_id     uuid not null,
  id             uuid not null,
  service_id     text,
  custom         jsonb,
  overrides      jsonb not null,
  position       integer not null,
  added_at       timestamp with time zone not null,
  archived_at    timestamp with time zone,
  was_published  boolean not null default false,
  site_id        uuid not null,
  constraint site_service_pkey PRIMARY KEY (account_id, id),
  constraint site_service_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint site_service_check CHECK (((service_id IS NULL) = (custom IS NOT NULL)))
);
CREATE INDEX service_of_site ON site_service USING btree (account_id, site_id, "position");
CREATE UNIQUE INDEX service_once_in_site ON site_service USING btree (account_id, site_id, service_id) WHERE ((archived_at IS NULL) AND (service_id IS NOT NULL));
alter table site_service enable row level security;
alter table site_service force row level security;
create policy of_account on site_service for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on site_service for all to candor_jobs using (true) with check (true);
create policy of_projects on site_service for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on site_service to candor_app;
grant delete, insert, select, update on site_service to candor_jobs;

create table spent_work (
  id       bytea not null,
  ends_at  timestamp with time zone not null,
  constraint spent_work_pkey PRIMARY KEY (id),
  constraint spent_work_id_check CHECK ((length(id) = 32))
);
CREATE INDEX spent_work_by_end ON spent_work USING btree (ends_at);
grant delete, insert, select, update on spent_work to candor_jobs;

create table subject (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  external_id  text,
  email        text,
  first_name   text,
  last_name    text,
  full_name    text,
  verified     boolean not null,
  preferences  jsonb not null,
  words        tsvector not null,
  created_at   timestamp with time zone not null,
  updated_at   timestamp with time zone not null,
  known        boolean not null,
  claims       jsonb not null,
  constraint subject_pkey PRIMARY KEY (account_id, id),
  constraint subject_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint subject_email_plain CHECK (((email IS NFKC NORMALIZED) AND (email ~ '@[a-z0-9.:_\[\]-]+$'::text))),
  constraint subject_external_id_check CHECK (((length(external_id) >= 1) AND (length(external_id) <= 256))),
  constraint subject_first_name_check CHECK ((length(first_name) <= 256)),
  constraint subject_full_name_check CHECK ((length(full_name) <= 256)),
  constraint subject_last_name_check CHECK ((length(last_name) <= 256))
);
CREATE INDEX subject_by_words ON subject USING gin (words);
CREATE INDEX subject_of_site ON subject USING btree (account_id, site_id, verified, id);
alter table subject enable row level security;
alter table subject force row level security;
create policy of_account on subject for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on subject for select to candor_auth using (true);
create policy of_intake on subject for all to candor_intake using (true) with check (true);
create policy of_jobs on subject for all to candor_jobs using (true) with check (true);
create policy of_projects on subject for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on subject to candor_app;
grant insert, select, update on subject to candor_intake;
grant delete, insert, select, update on subject to candor_jobs;

create table subject_consent (
  account_id  uuid not null,
  subject_id  uuid not null,
  id          uuid not null,
  mark        smallint not null,
  notices     bigint not null,
  constraint subject_consent_pkey PRIMARY KEY (account_id, subject_id, id) INCLUDE (mark, notices)
);
alter table subject_consent enable row level security;
alter table subject_consent force row level security;
create policy of_account on subject_consent for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on subject_consent for insert to candor_intake with check (true);
create policy of_jobs on subject_consent for all to candor_jobs using (true) with check (true);
grant select on subject_consent to candor_app;
grant insert on subject_consent to candor_intake;
grant delete, insert, select on subject_consent to candor_jobs;

create table subject_key (
  account_id  uuid not null,
  site_id     uuid not null,
  key         bytea not null,
  subject_id  uuid not null,
  constraint subject_key_pkey PRIMARY KEY (account_id, site_id, key),
  constraint subject_key_key_check CHECK ((length(key) = 16))
);
CREATE INDEX subject_key_of_subject ON subject_key USING btree (account_id, subject_id);
alter table subject_key enable row level security;
alter table subject_key force row level security;
create policy of_account on subject_key for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_intake on subject_key for all to candor_intake using (true) with check (true);
create policy of_jobs on subject_key for all to candor_jobs using (true) with check (true);
create policy of_projects on subject_key for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on subject_key to candor_app;
grant insert, select, update on subject_key to candor_intake;
grant delete, insert, select, update on subject_key to candor_jobs;

create table subject_merge (
  account_id  uuid not null,
  site_id     uuid not null,
  subject_id  uuid not null,
  into_id     uuid not null,
  at          timestamp with time zone not null,
  person_id   uuid,
  key_id      uuid,
  constraint subject_merge_pkey PRIMARY KEY (account_id, subject_id),
  constraint subject_merge_asked CHECK ((num_nonnulls(person_id, key_id) < 2))
);
CREATE INDEX subject_merge_into ON subject_merge USING btree (account_id, into_id);
alter table subject_merge enable row level security;
alter table subject_merge force row level security;
create policy of_account on subject_merge for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on subject_merge for all to candor_jobs using (true) with check (true);
create policy of_projects on subject_merge for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant select on subject_merge to candor_app;
grant delete, insert, select, update on subject_merge to candor_jobs;

create table subscription (
  account_id     uuid not null,
  id             uuid not null,
  site_id        uuid not null,
  newsletter_id  uuid not null,
  person_key     bytea not null,
  email          text not null,
  source         text not null,
  type           text not null,
  status         text not null,
  language       text not null,
  created_at     timestamp with time zone not null,
  said_at        timestamp with time zone not null,
  confirmed_at   timestamp with time zone,
  ended_at       timestamp with time zone,
  expires_at     timestamp with time zone,
  round          smallint not null,
  settled        boolean not null,
  constraint subscription_pkey PRIMARY KEY (account_id, id),
  constraint subscription_account_id_newsletter_id_email_key UNIQUE (account_id, newsletter_id, email),
  constraint subscription_account_id_newsletter_id_fkey FOREIGN KEY (account_id, newsletter_id) REFERENCES newsletter(account_id, id) ON DELETE CASCADE,
  constraint subscription_account_id_site_id_person_key_fkey FOREIGN KEY (account_id, site_id, person_key) REFERENCES subject_key(account_id, site_id, key) ON DELETE CASCADE,
  constraint subscription_check CHECK (((status = 'pending'::text) = (expires_at IS NOT NULL))),
  constraint subscription_check1 CHECK (((status = ANY (ARRAY['pending'::text, 'confirmed'::text])) = (ended_at IS NULL))),
  constraint subscription_check2 CHECK (((status <> 'confirmed'::text) OR (confirmed_at IS NOT NULL))),
  constraint subscription_email_check CHECK (((length(email) >= 3) AND (length(email) <= 254))),
  constraint subscription_email_plain CHECK (((email IS NFKC NORMALIZED) AND (email ~ '@[a-z0-9.:_\[\]-]+$'::text))),
  constraint subscription_round_check CHECK ((round > 0)),
  constraint subscription_source_check CHECK ((source = ANY (ARRAY['public'::text, 'private'::text]))),
  constraint subscription_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'confirmed'::text, 'unsubscribed'::text, 'declined'::text, 'expired'::text]))),
  constraint subscription_type_check CHECK ((type = ANY (ARRAY['double'::text, 'single'::text])))
);
CREATE INDEX subscription_by_email ON subscription USING btree (account_id, email);
CREATE INDEX subscription_by_expiry ON subscription USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX subscription_by_status ON subscription USING btree (account_id, newsletter_id, status, id DESC);
CREATE INDEX subscription_of_person ON subscription USING btree (account_id, site_id, person_key);
CREATE INDEX subscription_of_site ON subscription USING btree (account_id, site_id, id DESC);
CREATE INDEX subscription_unsettled ON subscription USING btree (ended_at) WHERE ((ended_at IS NOT NULL) AND (NOT settled));
alter table subscription enable row level security;
alter table subscription force row level security;
create policy of_account on subscription for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on subscription for all to candor_jobs using (true) with check (true);
create policy of_projects on subscription for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on subscription to candor_app;
grant delete, insert, select, update on subscription to candor_jobs;

create table subscription_event (
  account_id       uuid not null,
  id               uuid not null,
  site_id          uuid not null,
  subscription_id  uuid not null,
  at               timestamp with time zone not null,
  event            text not null,
  consent_id       uuid,
  constraint subscription_event_pkey PRIMARY KEY (account_id, id),
  constraint subscription_event_account_id_subscription_id_consent_id_key UNIQUE (account_id, subscription_id, consent_id),
  constraint subscription_event_account_id_subscription_id_fkey FOREIGN KEY (account_id, subscription_id) REFERENCES subscription(account_id, id) ON DELETE CASCADE,
  constraint subscription_event_event_check CHECK ((event = ANY (ARRAY['asked'::text, 'mailed'::text, 'confirmed'::text, 'declined'::text, 'expired'::text, 'unsubscribed'::text, 'claimed'::text])))
);
CREATE INDEX subscription_event_mailed ON subscription_event USING btree (account_id, site_id, at) WHERE (event = 'mailed'::text);
CREATE INDEX subscription_event_of ON subscription_event USING btree (account_id, subscription_id, at, id);
alter table subscription_event enable row level security;
alter table subscription_event force row level security;
create policy of_account on subscription_event for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on subscription_event for all to candor_jobs using (true) with check (true);
create policy of_projects on subscription_event for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on subscription_event to candor_app;
grant delete, insert, select, update on subscription_event to candor_jobs;

create table team (
  account_id    uuid not null,
  id            uuid not null,
  name          text not null,
  created_at    timestamp with time zone not null,
  by_directory  boolean not null default false,
  external_id   text,
  constraint team_pkey PRIMARY KEY (account_id, id),
  constraint team_account_id_name_key UNIQUE (account_id, name),
  constraint team_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint team_external_id_check CHECK ((length(external_id) <= 320)),
  constraint team_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE UNIQUE INDEX team_by_external_id ON team USING btree (account_id, external_id);
alter table team enable row level security;
alter table team force row level security;
create policy of_account on team for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on team for all to candor_jobs using (true) with check (true);
grant select on team to candor_app;
grant delete, insert, select, update on team to candor_jobs;

create table team_member (
  account_id  uuid not null,
  team_id     uuid not null,
  person_id   uuid not null,
  constraint team_member_pkey PRIMARY KEY (account_id, team_id, person_id),
  constraint team_member_account_id_person_id_fkey FOREIGN KEY (account_id, person_id) REFERENCES membership(account_id, person_id) ON DELETE CASCADE,
  constraint team_member_account_id_team_id_fkey FOREIGN KEY (account_id, team_id) REFERENCES team(account_id, id) ON DELETE CASCADE
);
CREATE INDEX team_member_of_person ON team_member USING btree (account_id, person_id);
alter table team_member enable row level security;
alter table team_member force row level security;
create policy of_account on team_member for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on team_member for select to candor_auth using (true);
create policy of_jobs on team_member for all to candor_jobs using (true) with check (true);
grant select on team_member to candor_app;
grant select on team_member to candor_auth;
grant delete, insert, select, update on team_member to candor_jobs;

create table team_role (
  account_id   uuid not null,
  team_id      uuid not null,
  role         text not null,
  project_id   uuid,
  own_role_id  uuid default own_role_id(role),
  constraint team_role_account_id_team_id_project_id_role_key UNIQUE NULLS NOT DISTINCT (account_id, team_id, project_id, role),
  constraint team_role_account_id_own_role_id_fkey FOREIGN KEY (account_id, own_role_id) REFERENCES own_role(account_id, id) ON DELETE CASCADE,
  constraint team_role_account_id_project_id_fkey FOREIGN KEY (account_id, project_id) REFERENCES project(account_id, id) ON DELETE CASCADE,
  constraint team_role_account_id_team_id_fkey FOREIGN KEY (account_id, team_id) REFERENCES team(account_id, id) ON DELETE CASCADE,
  constraint team_role_role_check CHECK ((((length(role) >= 1) AND (length(role) <= 100)) AND (role <> 'owner'::text)))
);
CREATE INDEX team_role_of_own_role ON team_role USING btree (account_id, own_role_id) WHERE (own_role_id IS NOT NULL);
CREATE INDEX team_role_of_project ON team_role USING btree (account_id, project_id);
alter table team_role enable row level security;
alter table team_role force row level security;
create policy of_account on team_role for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_auth on team_role for select to candor_auth using (true);
create policy of_jobs on team_role for all to candor_jobs using (true) with check (true);
grant select on team_role to candor_app;
grant select on team_role to candor_auth;
grant delete, insert, select, update on team_role to candor_jobs;

create table totp (
  id            uuid not null,
  person_id     uuid not null,
  name          text not null,
  seed          bytea not null,
  created_at    timestamp with time zone not null,
  confirmed_at  timestamp with time zone,
  last_step     bigint not null default 0,
  last_used_on  date,
  constraint totp_pkey PRIMARY KEY (id),
  constraint totp_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
alter table totp owner to candor_auth;
CREATE INDEX totp_of_person ON totp USING btree (person_id);
alter table totp enable row level security;

create table vendor_list (
  language     text not null,
  version      integer not null,
  updated_at   timestamp with time zone not null,
  body         jsonb not null,
  fetched_at   timestamp with time zone not null,
  fresh_until  timestamp with time zone not null,
  constraint vendor_list_pkey PRIMARY KEY (language)
);
alter table vendor_list enable row level security;
alter table vendor_list force row level security;
create policy of_account on vendor_list for all to candor_app using ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL)) with check ((NULLIF(current_setting('app.account_id'::text, true), ''::text) IS NOT NULL));
create policy of_jobs on vendor_list for all to candor_jobs using (true) with check (true);
grant select on vendor_list to candor_app;
grant delete, insert, select, update on vendor_list to candor_jobs;

create table version_page (
  account_id   uuid not null,
  version_id   uuid not null,
  language     text not null,
  variant      text not null,
  tree         bytea not null,
  html         bytea,
  packing      text not null default 'plain'::text,
  fingerprint  text,
  constraint version_page_pkey PRIMARY KEY (account_id, version_id, language, variant),
  constraint version_page_account_id_version_id_fkey FOREIGN KEY (account_id, version_id) REFERENCES document_version(account_id, id) ON DELETE CASCADE,
  constraint version_page_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint version_page_packing_check CHECK ((packing = ANY (ARRAY['plain'::text, 'zstd'::text]))),
  constraint version_page_variant_check CHECK ((variant = ANY (ARRAY['complete'::text, 'simplified'::text])))
);
alter table version_page enable row level security;
alter table version_page force row level security;
create policy of_account on version_page for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on version_page for all to candor_jobs using (true) with check (true);
grant insert, select on version_page to candor_app;
grant delete, insert, select, update on version_page to candor_jobs;

create table version_pdf (
  account_id  uuid not null,
  version_id  uuid not null,
  language    text not null,
  variant     text not null,
  body        bytea not null,
  made_at     timestamp with time zone not null,
  constraint version_pdf_pkey PRIMARY KEY (account_id, version_id, language, variant),
  constraint version_pdf_account_id_version_id_fkey FOREIGN KEY (account_id, version_id) REFERENCES document_version(account_id, id) ON DELETE CASCADE,
  constraint version_pdf_variant_check CHECK ((variant = ANY (ARRAY['complete'::text, 'simplified'::text])))
);
alter table version_pdf enable row level security;
alter table version_pdf force row level security;
create policy of_account on version_pdf for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on version_pdf for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on version_pdf to candor_app;
grant delete, insert, select, update on version_pdf to candor_jobs;

create table visitor_draft (
  token_hash   bytea not null,
  id           uuid not null,
  url          text not null,
  host         text not null,
  locale       text not null,
  country      text,
  state        text not null default 'waiting'::text,
  problem      text,
  report       jsonb,
  policy       text,
  banner       text,
  created_at   timestamp with time zone not null,
  finished_at  timestamp with time zone,
  expires_at   timestamp with time zone not null,
  same_as      uuid,
  constraint visitor_draft_pkey PRIMARY KEY (token_hash),
  constraint visitor_draft_id_key UNIQUE (id),
  constraint visitor_draft_same_as_fkey FOREIGN KEY (same_as) REFERENCES visitor_draft(id) ON DELETE CASCADE,
  constraint visitor_draft_check CHECK (((state = 'waiting'::text) = (finished_at IS NULL))),
  constraint visitor_draft_content_check CHECK ((((state = 'done'::text) AND (same_as IS NULL)) = ((report IS NOT NULL) AND (policy IS NOT NULL) AND (banner IS NOT NULL)))),
  constraint visitor_draft_host_check CHECK ((length(host) <= 253)),
  constraint visitor_draft_same_as_check CHECK (((same_as IS NULL) OR (state = 'done'::text))),
  constraint visitor_draft_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text]))),
  constraint visitor_draft_token_hash_check CHECK ((length(token_hash) = 32)),
  constraint visitor_draft_url_check CHECK ((length(url) <= 2000))
);
CREATE INDEX visitor_draft_by_end ON visitor_draft USING btree (expires_at);
CREATE INDEX visitor_draft_of_host ON visitor_draft USING btree (host, created_at);
CREATE INDEX visitor_draft_of_same ON visitor_draft USING btree (same_as) WHERE (same_as IS NOT NULL);
grant delete, insert, select, update on visitor_draft to candor_jobs;

create table webhook_attempt (
  account_id    uuid not null,
  delivery_id   uuid not null,
  number        integer not null,
  at            timestamp with time zone not null,
  milliseconds  integer not null,
  status_code   smallint,
  failure       text,
  answer        text not null,
  constraint webhook_attempt_pkey PRIMARY KEY (account_id, delivery_id, number),
  constraint webhook_attempt_account_id_delivery_id_fkey FOREIGN KEY (account_id, delivery_id) REFERENCES webhook_delivery(account_id, id) ON DELETE CASCADE,
  constraint webhook_attempt_failure_check CHECK ((failure = ANY (ARRAY['status'::text, 'redirect'::text, 'time'::text, 'address'::text, 'name'::text, 'certificate'::text, 'connection'::text]))),
  constraint webhook_attempt_number_check CHECK ((number > 0))
);
alter table webhook_attempt enable row level security;
alter table webhook_attempt force row level security;
create policy of_account on webhook_attempt for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on webhook_attempt for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on webhook_attempt to candor_app;
grant delete, insert, select, update on webhook_attempt to candor_jobs;

create table webhook_delivery (
  account_id   uuid not null,
  id           uuid not null,
  endpoint_id  uuid not null,
  message_id   text not null,
  type         text not null,
  site_id      uuid,
  body         text not null,
  status       text not null,
  created_at   timestamp with time zone not null,
  attempts     integer not null,
  step         smallint not null,
  next_at      timestamp with time zone,
  constraint webhook_delivery_pkey PRIMARY KEY (account_id, id),
  constraint webhook_delivery_account_id_endpoint_id_message_id_key UNIQUE (account_id, endpoint_id, message_id),
  constraint webhook_delivery_account_id_endpoint_id_fkey FOREIGN KEY (account_id, endpoint_id) REFERENCES webhook_endpoint(account_id, id) ON DELETE CASCADE,
  constraint webhook_delivery_check CHECK (((status = 'pending'::text) = (next_at IS NOT NULL))),
  constraint webhook_delivery_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text])))
);
CREATE INDEX webhook_delivery_by_age ON webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_by_status ON webhook_delivery USING btree (account_id, endpoint_id, status, id DESC);
CREATE INDEX webhook_delivery_of_endpoint ON webhook_delivery USING btree (account_id, endpoint_id, id DESC);
alter table webhook_delivery enable row level security;
alter table webhook_delivery force row level security;
create policy of_account on webhook_delivery for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on webhook_delivery for all to candor_jobs using (true) with check (true);
create policy of_projects on webhook_delivery for all to candor_app using ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites)))) with check ((( SELECT (current_setting('app.holder'::text, true) = '*'::text)) OR (site_id IN ( SELECT visible_sites() AS visible_sites))));
grant delete, insert, select, update on webhook_delivery to candor_app;
grant delete, insert, select, update on webhook_delivery to candor_jobs;

create table webhook_endpoint (
  account_id        uuid not null,
  id                uuid not null,
  url               text not null,
  description       text not null,
  types             text[] not null,
  site_ids          uuid[] not null,
  active            boolean not null,
  disabled          text,
  disabled_at       timestamp with time zone,
  failing_since     timestamp with time zone,
  secret_number     integer not null,
  old_secret_until  timestamp with time zone,
  created_at        timestamp with time zone not null,
  event_kinds       text[] not null default '{}'::text[],
  constraint webhook_endpoint_pkey PRIMARY KEY (account_id, id),
  constraint webhook_endpoint_check CHECK (((disabled IS NULL) = (disabled_at IS NULL))),
  constraint webhook_endpoint_check1 CHECK (((NOT active) OR (disabled IS NULL))),
  constraint webhook_endpoint_description_check CHECK ((length(description) <= 200)),
  constraint webhook_endpoint_disabled_check CHECK ((disabled = ANY (ARRAY['failing'::text, 'gone'::text]))),
  constraint webhook_endpoint_secret_number_check CHECK ((secret_number > 0)),
  constraint webhook_endpoint_types_check CHECK ((cardinality(types) > 0)),
  constraint webhook_endpoint_url_check CHECK (((length(url) >= 1) AND (length(url) <= 2000)))
);
alter table webhook_endpoint enable row level security;
alter table webhook_endpoint force row level security;
create policy of_account on webhook_endpoint for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on webhook_endpoint for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on webhook_endpoint to candor_app;
grant delete, insert, select, update on webhook_endpoint to candor_jobs;

create table witnessed_log (
  origin  text not null,
  size    bigint not null,
  root    bytea not null,
  note    text not null,
  at      timestamp with time zone not null,
  constraint witnessed_log_pkey PRIMARY KEY (origin),
  constraint witnessed_log_origin_check CHECK (((length(origin) >= 1) AND (length(origin) <= 300))),
  constraint witnessed_log_root_check CHECK ((length(root) = 32))
);
grant delete, insert, select, update on witnessed_log to candor_jobs;

create table worker_heartbeat (
  worker_id  text not null,
  seen_at    timestamp with time zone not null,
  constraint worker_heartbeat_pkey PRIMARY KEY (worker_id)
);
grant delete, insert, select, update on worker_heartbeat to candor_jobs;

-- bounded(jsonb)

-- digest_of_choices(uuid,uuid,uuid,uuid,timestamp with time zone,timestamp with time zone)

-- drop_empty_preference_partitions(date)
revoke execute on function drop_empty_preference_partitions(date) from public;
grant execute on function drop_empty_preference_partitions(date) to candor_jobs;

-- enqueue_job(text,json,timestamp with time zone,integer,text,text)
revoke execute on function enqueue_job(text,json,timestamp with time zone,integer,text,text) from public;
grant execute on function enqueue_job(text,json,timestamp with time zone,integer,text,text) to candor_app, candor_intake, candor_jobs;

-- erasure_hash(uuid,uuid)

-- gone_consent_keys(uuid[],uuid[])
alter function gone_consent_keys(uuid[],uuid[]) owner to candor_auth;
revoke execute on function gone_consent_keys(uuid[],uuid[]) from public;
grant execute on function gone_consent_keys(uuid[],uuid[]) to candor_intake;

-- hash_of_choice(preference,text,text,text)

-- is_consent(uuid,uuid)

-- keep_consents(integer,integer[],uuid,timestamp with time zone,boolean,new_consent[],new_key[],new_person[],new_notices[],text,integer,new_merge[])

-- make_consent_partitions(date,integer)
revoke execute on function make_consent_partitions(date,integer) from public;
grant execute on function make_consent_partitions(date,integer) to candor_jobs;

-- make_preference_partitions(date,integer)
revoke execute on function make_preference_partitions(date,integer) from public;
grant execute on function make_preference_partitions(date,integer) to candor_jobs;

-- moment_of(uuid)

-- narrow_to_projects(regclass,text)

-- newest_200(jsonb)

-- newest_of(jsonb,jsonb)

-- open_claims(jsonb,jsonb)

-- open_function(regprocedure,name[])

-- own_by_account(regclass,text)

-- own_by_auth(regclass)

-- own_role_id(text)

-- people_by_word(uuid,uuid,tsquery,tsquery,uuid,integer,integer)
alter function people_by_word(uuid,uuid,tsquery,tsquery,uuid,integer,integer) owner to candor_auth;
revoke execute on function people_by_word(uuid,uuid,tsquery,tsquery,uuid,integer,integer) from public;
grant execute on function people_by_word(uuid,uuid,tsquery,tsquery,uuid,integer,integer) to candor_app, candor_jobs;

-- people_of_site(uuid,uuid,uuid[])

-- read_chain(uuid,uuid,integer)

-- read_consents(uuid,uuid[])

-- said_of(uuid,uuid,boolean)

-- share_with_accounts(regclass)

-- unanswered(jsonb,jsonb)

-- uuid_from(timestamp with time zone)

-- visible_projects()
alter function visible_projects() owner to candor_auth;
revoke execute on function visible_projects() from public;
grant execute on function visible_projects() to candor_app;

-- visible_sites()
alter function visible_sites() owner to candor_auth;
revoke execute on function visible_sites() from public;
grant execute on function visible_sites() to candor_app;

-- with_newer(jsonb,jsonb,boolean)

-- auth.admits(uuid)

-- auth.admits_site(uuid,uuid)

-- auth.count_recovery_codes(uuid)
alter function auth.count_recovery_codes(uuid) owner to candor_auth;
revoke execute on function auth.count_recovery_codes(uuid) from public;
grant execute on function auth.count_recovery_codes(uuid) to candor_jobs;

-- auth.count_ways_in(uuid)
alter function auth.count_ways_in(uuid) owner to candor_auth;
revoke execute on function auth.count_ways_in(uuid) from public;
grant execute on function auth.count_ways_in(uuid) to candor_jobs;

-- auth.delete_api_key(uuid,uuid)
alter function auth.delete_api_key(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_api_key(uuid,uuid) from public;
grant execute on function auth.delete_api_key(uuid,uuid) to candor_app, candor_jobs;

-- auth.delete_company_identities(uuid)
alter function auth.delete_company_identities(uuid) owner to candor_auth;
revoke execute on function auth.delete_company_identities(uuid) from public;
grant execute on function auth.delete_company_identities(uuid) to candor_jobs;

-- auth.delete_company_sessions(uuid,text,text)
alter function auth.delete_company_sessions(uuid,text,text) owner to candor_auth;
revoke execute on function auth.delete_company_sessions(uuid,text,text) from public;
grant execute on function auth.delete_company_sessions(uuid,text,text) to candor_jobs;

-- auth.delete_consent_key(uuid,uuid,uuid)
alter function auth.delete_consent_key(uuid,uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_consent_key(uuid,uuid,uuid) from public;
grant execute on function auth.delete_consent_key(uuid,uuid,uuid) to candor_app, candor_jobs;

-- auth.delete_device(uuid,uuid)
alter function auth.delete_device(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_device(uuid,uuid) from public;
grant execute on function auth.delete_device(uuid,uuid) to candor_jobs;

-- auth.delete_device_of(uuid,uuid)
alter function auth.delete_device_of(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_device_of(uuid,uuid) from public;
grant execute on function auth.delete_device_of(uuid,uuid) to candor_jobs;

-- auth.delete_email_tokens(uuid,text[])
alter function auth.delete_email_tokens(uuid,text[]) owner to candor_auth;
revoke execute on function auth.delete_email_tokens(uuid,text[]) from public;
grant execute on function auth.delete_email_tokens(uuid,text[]) to candor_jobs;

-- auth.delete_ended_email_tokens(timestamp with time zone)
alter function auth.delete_ended_email_tokens(timestamp with time zone) owner to candor_auth;
revoke execute on function auth.delete_ended_email_tokens(timestamp with time zone) from public;
grant execute on function auth.delete_ended_email_tokens(timestamp with time zone) to candor_jobs;

-- auth.delete_ended_identity_flows(timestamp with time zone)
alter function auth.delete_ended_identity_flows(timestamp with time zone) owner to candor_auth;
revoke execute on function auth.delete_ended_identity_flows(timestamp with time zone) from public;
grant execute on function auth.delete_ended_identity_flows(timestamp with time zone) to candor_jobs;

-- auth.delete_ended_passkey_challenges(timestamp with time zone)
alter function auth.delete_ended_passkey_challenges(timestamp with time zone) owner to candor_auth;
revoke execute on function auth.delete_ended_passkey_challenges(timestamp with time zone) from public;
grant execute on function auth.delete_ended_passkey_challenges(timestamp with time zone) to candor_jobs;

-- auth.delete_ended_sessions(timestamp with time zone,date)
alter function auth.delete_ended_sessions(timestamp with time zone,date) owner to candor_auth;
revoke execute on function auth.delete_ended_sessions(timestamp with time zone,date) from public;
grant execute on function auth.delete_ended_sessions(timestamp with time zone,date) to candor_jobs;

-- auth.delete_ended_sign_in_attempts(timestamp with time zone)
alter function auth.delete_ended_sign_in_attempts(timestamp with time zone) owner to candor_auth;
revoke execute on function auth.delete_ended_sign_in_attempts(timestamp with time zone) from public;
grant execute on function auth.delete_ended_sign_in_attempts(timestamp with time zone) to candor_jobs;

-- auth.delete_identity(uuid,uuid)
alter function auth.delete_identity(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_identity(uuid,uuid) from public;
grant execute on function auth.delete_identity(uuid,uuid) to candor_jobs;

-- auth.delete_identity_proof(bytea[])
alter function auth.delete_identity_proof(bytea[]) owner to candor_auth;
revoke execute on function auth.delete_identity_proof(bytea[]) from public;
grant execute on function auth.delete_identity_proof(bytea[]) to candor_jobs;

-- auth.delete_lone_people(uuid[])
alter function auth.delete_lone_people(uuid[]) owner to candor_auth;
revoke execute on function auth.delete_lone_people(uuid[]) from public;
grant execute on function auth.delete_lone_people(uuid[]) to candor_jobs;

-- auth.delete_membership(uuid,uuid)
alter function auth.delete_membership(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_membership(uuid,uuid) from public;
grant execute on function auth.delete_membership(uuid,uuid) to candor_jobs;

-- auth.delete_other_devices(uuid,uuid)
alter function auth.delete_other_devices(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_other_devices(uuid,uuid) from public;
grant execute on function auth.delete_other_devices(uuid,uuid) to candor_jobs;

-- auth.delete_other_sessions(uuid,uuid)
alter function auth.delete_other_sessions(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_other_sessions(uuid,uuid) from public;
grant execute on function auth.delete_other_sessions(uuid,uuid) to candor_jobs;

-- auth.delete_passkey(uuid,uuid)
alter function auth.delete_passkey(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_passkey(uuid,uuid) from public;
grant execute on function auth.delete_passkey(uuid,uuid) to candor_jobs;

-- auth.delete_proved_domain(uuid,text)
alter function auth.delete_proved_domain(uuid,text) owner to candor_auth;
revoke execute on function auth.delete_proved_domain(uuid,text) from public;
grant execute on function auth.delete_proved_domain(uuid,text) to candor_jobs;

-- auth.delete_role_grant(uuid,uuid)
alter function auth.delete_role_grant(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_role_grant(uuid,uuid) from public;
grant execute on function auth.delete_role_grant(uuid,uuid) to candor_jobs;

-- auth.delete_rows(uuid,name)
alter function auth.delete_rows(uuid,name) owner to candor_auth;
revoke execute on function auth.delete_rows(uuid,name) from public;
grant execute on function auth.delete_rows(uuid,name) to candor_jobs;

-- auth.delete_scim_token(uuid,uuid)
alter function auth.delete_scim_token(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_scim_token(uuid,uuid) from public;
grant execute on function auth.delete_scim_token(uuid,uuid) to candor_jobs;

-- auth.delete_second_factors(uuid)
alter function auth.delete_second_factors(uuid) owner to candor_auth;
revoke execute on function auth.delete_second_factors(uuid) from public;
grant execute on function auth.delete_second_factors(uuid) to candor_jobs;

-- auth.delete_session(uuid,uuid)
alter function auth.delete_session(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_session(uuid,uuid) from public;
grant execute on function auth.delete_session(uuid,uuid) to candor_jobs;

-- auth.delete_sign_in_attempt(bytea)
alter function auth.delete_sign_in_attempt(bytea) owner to candor_auth;
revoke execute on function auth.delete_sign_in_attempt(bytea) from public;
grant execute on function auth.delete_sign_in_attempt(bytea) to candor_jobs;

-- auth.delete_sign_in_attempts_of(uuid)
alter function auth.delete_sign_in_attempts_of(uuid) owner to candor_auth;
revoke execute on function auth.delete_sign_in_attempts_of(uuid) from public;
grant execute on function auth.delete_sign_in_attempts_of(uuid) to candor_jobs;

-- auth.delete_totp(uuid,uuid)
alter function auth.delete_totp(uuid,uuid) owner to candor_auth;
revoke execute on function auth.delete_totp(uuid,uuid) from public;
grant execute on function auth.delete_totp(uuid,uuid) to candor_jobs;

-- auth.delete_unused_devices(date)
alter function auth.delete_unused_devices(date) owner to candor_auth;
revoke execute on function auth.delete_unused_devices(date) from public;
grant execute on function auth.delete_unused_devices(date) to candor_jobs;

-- auth.drop_ways_in(uuid)
alter function auth.drop_ways_in(uuid) owner to candor_auth;
revoke execute on function auth.drop_ways_in(uuid) from public;
grant execute on function auth.drop_ways_in(uuid) to candor_jobs;

-- auth.end_api_key(uuid,uuid,timestamp with time zone)
alter function auth.end_api_key(uuid,uuid,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.end_api_key(uuid,uuid,timestamp with time zone) from public;
grant execute on function auth.end_api_key(uuid,uuid,timestamp with time zone) to candor_jobs;

-- auth.export_people(uuid)
alter function auth.export_people(uuid) owner to candor_auth;
revoke execute on function auth.export_people(uuid) from public;
grant execute on function auth.export_people(uuid) to candor_app, candor_jobs;

-- auth.export_rows(uuid,name)
alter function auth.export_rows(uuid,name) owner to candor_auth;
revoke execute on function auth.export_rows(uuid,name) from public;
grant execute on function auth.export_rows(uuid,name) to candor_app, candor_jobs;

-- auth.find_api_key_actor(bytea)
alter function auth.find_api_key_actor(bytea) owner to candor_auth;
revoke execute on function auth.find_api_key_actor(bytea) from public;
grant execute on function auth.find_api_key_actor(bytea) to candor_jobs;

-- auth.find_company_of(text)
alter function auth.find_company_of(text) owner to candor_auth;
revoke execute on function auth.find_company_of(text) from public;
grant execute on function auth.find_company_of(text) to candor_jobs;

-- auth.find_consent_key(bytea)
alter function auth.find_consent_key(bytea) owner to candor_auth;
revoke execute on function auth.find_consent_key(bytea) from public;
grant execute on function auth.find_consent_key(bytea) to candor_jobs;

-- auth.find_consent_key_name(uuid,uuid)
alter function auth.find_consent_key_name(uuid,uuid) owner to candor_auth;
revoke execute on function auth.find_consent_key_name(uuid,uuid) from public;
grant execute on function auth.find_consent_key_name(uuid,uuid) to candor_app, candor_jobs;

-- auth.find_device(uuid,uuid[])
alter function auth.find_device(uuid,uuid[]) owner to candor_auth;
revoke execute on function auth.find_device(uuid,uuid[]) from public;
grant execute on function auth.find_device(uuid,uuid[]) to candor_jobs;

-- auth.find_email(uuid)
alter function auth.find_email(uuid) owner to candor_auth;
revoke execute on function auth.find_email(uuid) from public;
grant execute on function auth.find_email(uuid) to candor_jobs;

-- auth.find_email_token(uuid)
alter function auth.find_email_token(uuid) owner to candor_auth;
revoke execute on function auth.find_email_token(uuid) from public;
grant execute on function auth.find_email_token(uuid) to candor_jobs;

-- auth.find_identity_proof(bytea[],timestamp with time zone)
alter function auth.find_identity_proof(bytea[],timestamp with time zone) owner to candor_auth;
revoke execute on function auth.find_identity_proof(bytea[],timestamp with time zone) from public;
grant execute on function auth.find_identity_proof(bytea[],timestamp with time zone) to candor_jobs;

-- auth.find_owner_email(uuid)
alter function auth.find_owner_email(uuid) owner to candor_auth;
revoke execute on function auth.find_owner_email(uuid) from public;
grant execute on function auth.find_owner_email(uuid) to candor_app, candor_jobs;

-- auth.find_passkey(bytea)
alter function auth.find_passkey(bytea) owner to candor_auth;
revoke execute on function auth.find_passkey(bytea) from public;
grant execute on function auth.find_passkey(bytea) to candor_jobs;

-- auth.find_password_mark(uuid)
alter function auth.find_password_mark(uuid) owner to candor_auth;
revoke execute on function auth.find_password_mark(uuid) from public;
grant execute on function auth.find_password_mark(uuid) to candor_jobs;

-- auth.find_pending_email(uuid,uuid,timestamp with time zone)
alter function auth.find_pending_email(uuid,uuid,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.find_pending_email(uuid,uuid,timestamp with time zone) from public;
grant execute on function auth.find_pending_email(uuid,uuid,timestamp with time zone) to candor_app, candor_jobs;

-- auth.find_person(uuid)
alter function auth.find_person(uuid) owner to candor_auth;
revoke execute on function auth.find_person(uuid) from public;
grant execute on function auth.find_person(uuid) to candor_jobs;

-- auth.find_person_by_email(text)
alter function auth.find_person_by_email(text) owner to candor_auth;
revoke execute on function auth.find_person_by_email(text) from public;
grant execute on function auth.find_person_by_email(text) to candor_jobs;

-- auth.find_person_of(uuid,uuid)
alter function auth.find_person_of(uuid,uuid) owner to candor_auth;
revoke execute on function auth.find_person_of(uuid,uuid) from public;
grant execute on function auth.find_person_of(uuid,uuid) to candor_app, candor_jobs;

-- auth.find_roles(uuid,uuid)
alter function auth.find_roles(uuid,uuid) owner to candor_auth;
revoke execute on function auth.find_roles(uuid,uuid) from public;
grant execute on function auth.find_roles(uuid,uuid) to candor_jobs;

-- auth.find_session_actor(bytea,timestamp with time zone,date,text)
alter function auth.find_session_actor(bytea,timestamp with time zone,date,text) owner to candor_auth;
revoke execute on function auth.find_session_actor(bytea,timestamp with time zone,date,text) from public;
grant execute on function auth.find_session_actor(bytea,timestamp with time zone,date,text) to candor_jobs;

-- auth.find_session_actor_by_id(uuid,timestamp with time zone,date,text)
alter function auth.find_session_actor_by_id(uuid,timestamp with time zone,date,text) owner to candor_auth;
revoke execute on function auth.find_session_actor_by_id(uuid,timestamp with time zone,date,text) from public;
grant execute on function auth.find_session_actor_by_id(uuid,timestamp with time zone,date,text) to candor_jobs;

-- auth.find_usual_account_of(uuid)
alter function auth.find_usual_account_of(uuid) owner to candor_auth;
revoke execute on function auth.find_usual_account_of(uuid) from public;
grant execute on function auth.find_usual_account_of(uuid) to candor_jobs;

-- auth.has_owner(uuid)
alter function auth.has_owner(uuid) owner to candor_auth;
revoke execute on function auth.has_owner(uuid) from public;
grant execute on function auth.has_owner(uuid) to candor_jobs;

-- auth.has_people()
alter function auth.has_people() owner to candor_auth;
revoke execute on function auth.has_people() from public;
grant execute on function auth.has_people() to candor_jobs;

-- auth.has_second_factor(uuid)
alter function auth.has_second_factor(uuid) owner to candor_auth;
revoke execute on function auth.has_second_factor(uuid) from public;
grant execute on function auth.has_second_factor(uuid) to candor_jobs;

-- auth.insert_api_key(jsonb,uuid[])
alter function auth.insert_api_key(jsonb,uuid[]) owner to candor_auth;
revoke execute on function auth.insert_api_key(jsonb,uuid[]) from public;
grant execute on function auth.insert_api_key(jsonb,uuid[]) to candor_jobs;

-- auth.insert_consent_key(jsonb)
alter function auth.insert_consent_key(jsonb) owner to candor_auth;
revoke execute on function auth.insert_consent_key(jsonb) from public;
grant execute on function auth.insert_consent_key(jsonb) to candor_jobs;

-- auth.insert_email_token(jsonb)
alter function auth.insert_email_token(jsonb) owner to candor_auth;
revoke execute on function auth.insert_email_token(jsonb) from public;
grant execute on function auth.insert_email_token(jsonb) to candor_jobs;

-- auth.insert_identity(jsonb,integer)
alter function auth.insert_identity(jsonb,integer) owner to candor_auth;
revoke execute on function auth.insert_identity(jsonb,integer) from public;
grant execute on function auth.insert_identity(jsonb,integer) to candor_jobs;

-- auth.insert_identity_flow(jsonb)
alter function auth.insert_identity_flow(jsonb) owner to candor_auth;
revoke execute on function auth.insert_identity_flow(jsonb) from public;
grant execute on function auth.insert_identity_flow(jsonb) to candor_jobs;

-- auth.insert_membership(jsonb)
alter function auth.insert_membership(jsonb) owner to candor_auth;
revoke execute on function auth.insert_membership(jsonb) from public;
grant execute on function auth.insert_membership(jsonb) to candor_jobs;

-- auth.insert_passkey(jsonb,integer)
alter function auth.insert_passkey(jsonb,integer) owner to candor_auth;
revoke execute on function auth.insert_passkey(jsonb,integer) from public;
grant execute on function auth.insert_passkey(jsonb,integer) to candor_jobs;

-- auth.insert_passkey_challenge(jsonb)
alter function auth.insert_passkey_challenge(jsonb) owner to candor_auth;
revoke execute on function auth.insert_passkey_challenge(jsonb) from public;
grant execute on function auth.insert_passkey_challenge(jsonb) to candor_jobs;

-- auth.insert_person(jsonb)
alter function auth.insert_person(jsonb) owner to candor_auth;
revoke execute on function auth.insert_person(jsonb) from public;
grant execute on function auth.insert_person(jsonb) to candor_jobs;

-- auth.insert_role_grant(jsonb)
alter function auth.insert_role_grant(jsonb) owner to candor_auth;
revoke execute on function auth.insert_role_grant(jsonb) from public;
grant execute on function auth.insert_role_grant(jsonb) to candor_jobs;

-- auth.insert_scim_token(jsonb,integer)
alter function auth.insert_scim_token(jsonb,integer) owner to candor_auth;
revoke execute on function auth.insert_scim_token(jsonb,integer) from public;
grant execute on function auth.insert_scim_token(jsonb,integer) to candor_jobs;

-- auth.insert_sign_in_attempt(jsonb)
alter function auth.insert_sign_in_attempt(jsonb) owner to candor_auth;
revoke execute on function auth.insert_sign_in_attempt(jsonb) from public;
grant execute on function auth.insert_sign_in_attempt(jsonb) to candor_jobs;

-- auth.insert_totp(jsonb,integer)
alter function auth.insert_totp(jsonb,integer) owner to candor_auth;
revoke execute on function auth.insert_totp(jsonb,integer) from public;
grant execute on function auth.insert_totp(jsonb,integer) to candor_jobs;

-- auth.is_of_others(uuid,uuid)
alter function auth.is_of_others(uuid,uuid) owner to candor_auth;
revoke execute on function auth.is_of_others(uuid,uuid) from public;
grant execute on function auth.is_of_others(uuid,uuid) to candor_jobs;

-- auth.is_proved_domain(uuid,text)
alter function auth.is_proved_domain(uuid,text) owner to candor_auth;
revoke execute on function auth.is_proved_domain(uuid,text) from public;
grant execute on function auth.is_proved_domain(uuid,text) to candor_jobs;

-- auth.list_account_consent_keys(uuid)
alter function auth.list_account_consent_keys(uuid) owner to candor_auth;
revoke execute on function auth.list_account_consent_keys(uuid) from public;
grant execute on function auth.list_account_consent_keys(uuid) to candor_app, candor_jobs;

-- auth.list_accounts_of(uuid)
alter function auth.list_accounts_of(uuid) owner to candor_auth;
revoke execute on function auth.list_accounts_of(uuid) from public;
grant execute on function auth.list_accounts_of(uuid) to candor_jobs;

-- auth.list_api_key_names(uuid)
alter function auth.list_api_key_names(uuid) owner to candor_auth;
revoke execute on function auth.list_api_key_names(uuid) from public;
grant execute on function auth.list_api_key_names(uuid) to candor_app, candor_jobs;

-- auth.list_api_keys(uuid)
alter function auth.list_api_keys(uuid) owner to candor_auth;
revoke execute on function auth.list_api_keys(uuid) from public;
grant execute on function auth.list_api_keys(uuid) to candor_app, candor_jobs;

-- auth.list_consent_keys(uuid,uuid)
alter function auth.list_consent_keys(uuid,uuid) owner to candor_auth;
revoke execute on function auth.list_consent_keys(uuid,uuid) from public;
grant execute on function auth.list_consent_keys(uuid,uuid) to candor_app, candor_jobs;

-- auth.list_devices(uuid)
alter function auth.list_devices(uuid) owner to candor_auth;
revoke execute on function auth.list_devices(uuid) from public;
grant execute on function auth.list_devices(uuid) to candor_jobs;

-- auth.list_emails(uuid)
alter function auth.list_emails(uuid) owner to candor_auth;
revoke execute on function auth.list_emails(uuid) from public;
grant execute on function auth.list_emails(uuid) to candor_app, candor_jobs;

-- auth.list_identities(uuid)
alter function auth.list_identities(uuid) owner to candor_auth;
revoke execute on function auth.list_identities(uuid) from public;
grant execute on function auth.list_identities(uuid) to candor_jobs;

-- auth.list_passkeys(uuid)
alter function auth.list_passkeys(uuid) owner to candor_auth;
revoke execute on function auth.list_passkeys(uuid) from public;
grant execute on function auth.list_passkeys(uuid) to candor_jobs;

-- auth.list_people(uuid)
alter function auth.list_people(uuid) owner to candor_auth;
revoke execute on function auth.list_people(uuid) from public;
grant execute on function auth.list_people(uuid) to candor_app, candor_jobs;

-- auth.list_people_ids(uuid)
alter function auth.list_people_ids(uuid) owner to candor_auth;
revoke execute on function auth.list_people_ids(uuid) from public;
grant execute on function auth.list_people_ids(uuid) to candor_jobs;

-- auth.list_project_roles(uuid,uuid)
alter function auth.list_project_roles(uuid,uuid) owner to candor_auth;
revoke execute on function auth.list_project_roles(uuid,uuid) from public;
grant execute on function auth.list_project_roles(uuid,uuid) to candor_app, candor_jobs;

-- auth.list_reachable(uuid)
alter function auth.list_reachable(uuid) owner to candor_auth;
revoke execute on function auth.list_reachable(uuid) from public;
grant execute on function auth.list_reachable(uuid) to candor_app, candor_jobs;

-- auth.list_recipients(uuid,uuid)
alter function auth.list_recipients(uuid,uuid) owner to candor_auth;
revoke execute on function auth.list_recipients(uuid,uuid) from public;
grant execute on function auth.list_recipients(uuid,uuid) to candor_app, candor_jobs;

-- auth.list_role_grants(uuid)
alter function auth.list_role_grants(uuid) owner to candor_auth;
revoke execute on function auth.list_role_grants(uuid) from public;
grant execute on function auth.list_role_grants(uuid) to candor_app, candor_jobs;

-- auth.list_roles_in(uuid,uuid,uuid)
alter function auth.list_roles_in(uuid,uuid,uuid) owner to candor_auth;
revoke execute on function auth.list_roles_in(uuid,uuid,uuid) from public;
grant execute on function auth.list_roles_in(uuid,uuid,uuid) to candor_app, candor_jobs;

-- auth.list_scim_tokens(uuid)
alter function auth.list_scim_tokens(uuid) owner to candor_auth;
revoke execute on function auth.list_scim_tokens(uuid) from public;
grant execute on function auth.list_scim_tokens(uuid) to candor_jobs;

-- auth.list_sessions(uuid,timestamp with time zone,date)
alter function auth.list_sessions(uuid,timestamp with time zone,date) owner to candor_auth;
revoke execute on function auth.list_sessions(uuid,timestamp with time zone,date) from public;
grant execute on function auth.list_sessions(uuid,timestamp with time zone,date) to candor_jobs;

-- auth.list_totp(uuid)
alter function auth.list_totp(uuid) owner to candor_auth;
revoke execute on function auth.list_totp(uuid) from public;
grant execute on function auth.list_totp(uuid) to candor_jobs;

-- auth.lock_memberships(uuid,uuid[])
alter function auth.lock_memberships(uuid,uuid[]) owner to candor_auth;
revoke execute on function auth.lock_memberships(uuid,uuid[]) from public;
grant execute on function auth.lock_memberships(uuid,uuid[]) to candor_jobs;

-- auth.lock_person(uuid)
alter function auth.lock_person(uuid) owner to candor_auth;
revoke execute on function auth.lock_person(uuid) from public;
grant execute on function auth.lock_person(uuid) to candor_jobs;

-- auth.note_erasure(uuid,uuid,timestamp with time zone,text,uuid,text,integer,integer)
alter function auth.note_erasure(uuid,uuid,timestamp with time zone,text,uuid,text,integer,integer) owner to candor_auth;
revoke execute on function auth.note_erasure(uuid,uuid,timestamp with time zone,text,uuid,text,integer,integer) from public;
grant execute on function auth.note_erasure(uuid,uuid,timestamp with time zone,text,uuid,text,integer,integer) to candor_app, candor_jobs;

-- auth.open_session(jsonb,uuid,uuid,uuid,uuid)
alter function auth.open_session(jsonb,uuid,uuid,uuid,uuid) owner to candor_auth;
revoke execute on function auth.open_session(jsonb,uuid,uuid,uuid,uuid) from public;
grant execute on function auth.open_session(jsonb,uuid,uuid,uuid,uuid) to candor_jobs;

-- auth.owes_terms(uuid,timestamp with time zone,text)
alter function auth.owes_terms(uuid,timestamp with time zone,text) owner to candor_auth;
revoke execute on function auth.owes_terms(uuid,timestamp with time zone,text) from public;
grant execute on function auth.owes_terms(uuid,timestamp with time zone,text) to candor_jobs;

-- auth.owner_has_passkey(uuid)
alter function auth.owner_has_passkey(uuid) owner to candor_auth;
revoke execute on function auth.owner_has_passkey(uuid) from public;
grant execute on function auth.owner_has_passkey(uuid) to candor_jobs;

-- auth.put_company_identity(jsonb)
alter function auth.put_company_identity(jsonb) owner to candor_auth;
revoke execute on function auth.put_company_identity(jsonb) from public;
grant execute on function auth.put_company_identity(jsonb) to candor_jobs;

-- auth.put_identity_proof(jsonb)
alter function auth.put_identity_proof(jsonb) owner to candor_auth;
revoke execute on function auth.put_identity_proof(jsonb) from public;
grant execute on function auth.put_identity_proof(jsonb) to candor_jobs;

-- auth.put_proved_domain(uuid,text)
alter function auth.put_proved_domain(uuid,text) owner to candor_auth;
revoke execute on function auth.put_proved_domain(uuid,text) from public;
grant execute on function auth.put_proved_domain(uuid,text) to candor_jobs;

-- auth.refresh_access(uuid,uuid[])
alter function auth.refresh_access(uuid,uuid[]) owner to candor_auth;
revoke execute on function auth.refresh_access(uuid,uuid[]) from public;
grant execute on function auth.refresh_access(uuid,uuid[]) to candor_jobs;

-- auth.refresh_team(uuid,uuid,timestamp with time zone)
alter function auth.refresh_team(uuid,uuid,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.refresh_team(uuid,uuid,timestamp with time zone) from public;
grant execute on function auth.refresh_team(uuid,uuid,timestamp with time zone) to candor_jobs;

-- auth.replace_recovery_codes(uuid,bytea[])
alter function auth.replace_recovery_codes(uuid,bytea[]) owner to candor_auth;
revoke execute on function auth.replace_recovery_codes(uuid,bytea[]) from public;
grant execute on function auth.replace_recovery_codes(uuid,bytea[]) to candor_jobs;

-- auth.take_email_token(bytea,text[],timestamp with time zone)
alter function auth.take_email_token(bytea,text[],timestamp with time zone) owner to candor_auth;
revoke execute on function auth.take_email_token(bytea,text[],timestamp with time zone) from public;
grant execute on function auth.take_email_token(bytea,text[],timestamp with time zone) to candor_jobs;

-- auth.take_ending_api_keys(timestamp with time zone,interval)
alter function auth.take_ending_api_keys(timestamp with time zone,interval) owner to candor_auth;
revoke execute on function auth.take_ending_api_keys(timestamp with time zone,interval) from public;
grant execute on function auth.take_ending_api_keys(timestamp with time zone,interval) to candor_jobs;

-- auth.take_identity_flow(bytea,bytea[],timestamp with time zone)
alter function auth.take_identity_flow(bytea,bytea[],timestamp with time zone) owner to candor_auth;
revoke execute on function auth.take_identity_flow(bytea,bytea[],timestamp with time zone) from public;
grant execute on function auth.take_identity_flow(bytea,bytea[],timestamp with time zone) to candor_jobs;

-- auth.take_passkey_challenge(bytea,bytea,timestamp with time zone)
alter function auth.take_passkey_challenge(bytea,bytea,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.take_passkey_challenge(bytea,bytea,timestamp with time zone) from public;
grant execute on function auth.take_passkey_challenge(bytea,bytea,timestamp with time zone) to candor_jobs;

-- auth.take_recovery_code(uuid,bytea)
alter function auth.take_recovery_code(uuid,bytea) owner to candor_auth;
revoke execute on function auth.take_recovery_code(uuid,bytea) from public;
grant execute on function auth.take_recovery_code(uuid,bytea) to candor_jobs;

-- auth.touch_sessions(uuid,date,timestamp with time zone)
alter function auth.touch_sessions(uuid,date,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.touch_sessions(uuid,date,timestamp with time zone) from public;
grant execute on function auth.touch_sessions(uuid,date,timestamp with time zone) to candor_jobs;

-- auth.try_sign_in_attempt(bytea,integer,timestamp with time zone)
alter function auth.try_sign_in_attempt(bytea,integer,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.try_sign_in_attempt(bytea,integer,timestamp with time zone) from public;
grant execute on function auth.try_sign_in_attempt(bytea,integer,timestamp with time zone) to candor_jobs;

-- auth.update_api_key_used(uuid,uuid,date)
alter function auth.update_api_key_used(uuid,uuid,date) owner to candor_auth;
revoke execute on function auth.update_api_key_used(uuid,uuid,date) from public;
grant execute on function auth.update_api_key_used(uuid,uuid,date) to candor_jobs;

-- auth.update_consent_key_used(uuid,uuid,date)
alter function auth.update_consent_key_used(uuid,uuid,date) owner to candor_auth;
revoke execute on function auth.update_consent_key_used(uuid,uuid,date) from public;
grant execute on function auth.update_consent_key_used(uuid,uuid,date) to candor_jobs;

-- auth.update_consent_keys_offline(uuid,uuid,timestamp with time zone)
alter function auth.update_consent_keys_offline(uuid,uuid,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.update_consent_keys_offline(uuid,uuid,timestamp with time zone) from public;
grant execute on function auth.update_consent_keys_offline(uuid,uuid,timestamp with time zone) to candor_app, candor_jobs;

-- auth.update_person(uuid,jsonb)
alter function auth.update_person(uuid,jsonb) owner to candor_auth;
revoke execute on function auth.update_person(uuid,jsonb) from public;
grant execute on function auth.update_person(uuid,jsonb) to candor_jobs;

-- auth.update_preferences(uuid,uuid,jsonb)
alter function auth.update_preferences(uuid,uuid,jsonb) owner to candor_auth;
revoke execute on function auth.update_preferences(uuid,uuid,jsonb) from public;
grant execute on function auth.update_preferences(uuid,uuid,jsonb) to candor_app, candor_jobs;

-- auth.update_session_account(uuid,uuid,bytea,timestamp with time zone)
alter function auth.update_session_account(uuid,uuid,bytea,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.update_session_account(uuid,uuid,bytea,timestamp with time zone) from public;
grant execute on function auth.update_session_account(uuid,uuid,bytea,timestamp with time zone) to candor_jobs;

-- auth.update_session_confirmed(uuid,timestamp with time zone)
alter function auth.update_session_confirmed(uuid,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.update_session_confirmed(uuid,timestamp with time zone) from public;
grant execute on function auth.update_session_confirmed(uuid,timestamp with time zone) to candor_jobs;

-- auth.update_session_seen(uuid,date)
alter function auth.update_session_seen(uuid,date) owner to candor_auth;
revoke execute on function auth.update_session_seen(uuid,date) from public;
grant execute on function auth.update_session_seen(uuid,date) to candor_jobs;

-- auth.update_session_seen_at(uuid,timestamp with time zone)
alter function auth.update_session_seen_at(uuid,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.update_session_seen_at(uuid,timestamp with time zone) from public;
grant execute on function auth.update_session_seen_at(uuid,timestamp with time zone) to candor_jobs;

-- auth.update_session_ways(uuid,text,bytea,timestamp with time zone)
alter function auth.update_session_ways(uuid,text,bytea,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.update_session_ways(uuid,text,bytea,timestamp with time zone) from public;
grant execute on function auth.update_session_ways(uuid,text,bytea,timestamp with time zone) to candor_jobs;

-- auth.use_company_identity(uuid,text,date)
alter function auth.use_company_identity(uuid,text,date) owner to candor_auth;
revoke execute on function auth.use_company_identity(uuid,text,date) from public;
grant execute on function auth.use_company_identity(uuid,text,date) to candor_jobs;

-- auth.use_identity(text,text,date)
alter function auth.use_identity(text,text,date) owner to candor_auth;
revoke execute on function auth.use_identity(text,text,date) from public;
grant execute on function auth.use_identity(text,text,date) to candor_jobs;

-- auth.use_passkey(bytea,bigint,date)
alter function auth.use_passkey(bytea,bigint,date) owner to candor_auth;
revoke execute on function auth.use_passkey(bytea,bigint,date) from public;
grant execute on function auth.use_passkey(bytea,bigint,date) to candor_jobs;

-- auth.use_scim_token(bytea,date)
alter function auth.use_scim_token(bytea,date) owner to candor_auth;
revoke execute on function auth.use_scim_token(bytea,date) from public;
grant execute on function auth.use_scim_token(bytea,date) to candor_jobs;

-- auth.use_totp(uuid,uuid,bigint,timestamp with time zone)
alter function auth.use_totp(uuid,uuid,bigint,timestamp with time zone) owner to candor_auth;
revoke execute on function auth.use_totp(uuid,uuid,bigint,timestamp with time zone) from public;
grant execute on function auth.use_totp(uuid,uuid,bigint,timestamp with time zone) to candor_jobs;
