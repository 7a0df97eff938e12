-- The schema that all migrations come to. Made by `npm run schema`; change it by a migration.

create type acceptance_statement as enum ('accepted', 'read', 'chosen');

create type area_type as enum ('europe', 'us', 'europe_us', 'worldwide');

create type document_type as enum ('privacy_policy', 'cookie_policy', 'terms_and_conditions');

create type email_token_purpose as enum ('verify', 'change', 'reset');

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
  constraint api_key_pkey PRIMARY KEY (account_id, id),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint api_key_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE,
  constraint api_key_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint api_key_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
CREATE INDEX api_key_of_person ON api_key USING btree (person_id);
grant delete, insert, select, update on api_key to candor_app;
grant delete, insert, select, update on api_key to candor_jobs;

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
  constraint document_pkey PRIMARY KEY (account_id, id),
  constraint document_account_id_site_id_type_key UNIQUE (account_id, site_id, type),
  constraint document_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE,
  constraint document_languages_check CHECK ((cardinality(languages) > 0))
);
alter table document enable row level security;
alter table document force row level security;
create policy of_account on document for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on document for all to candor_jobs using (true) with check (true);
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
  constraint document_version_pkey PRIMARY KEY (account_id, id),
  constraint document_version_account_id_document_id_number_key UNIQUE (account_id, document_id, number),
  constraint document_version_account_id_document_id_fkey FOREIGN KEY (account_id, document_id) REFERENCES document(account_id, id) ON DELETE CASCADE,
  constraint document_version_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  constraint document_version_number_check CHECK ((number > 0))
);
alter table document_version enable row level security;
alter table document_version force row level security;
create policy of_account on document_version for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on document_version for all to candor_jobs using (true) with check (true);
grant insert, select on document_version to candor_app;
grant delete, insert, select, update on document_version to candor_jobs;

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
  constraint email_token_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX email_token_of_person ON email_token USING btree (person_id, purpose);
grant delete, insert, select, update on email_token to candor_app;
grant delete, insert, select, update on email_token to candor_jobs;

create table idempotency_key (
  account_id    uuid not null,
  key           text not null,
  request_hash  bytea not null,
  status        smallint,
  answer        text,
  created_at    timestamp with time zone not null,
  constraint idempotency_key_pkey PRIMARY KEY (account_id, key),
  constraint idempotency_key_key_check CHECK (((length(key) >= 1) AND (length(key) <= 255))),
  constraint idempotency_key_request_hash_check CHECK ((length(request_hash) = 32))
);
CREATE INDEX idempotency_key_by_age ON idempotency_key USING btree (created_at);
alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy of_account on idempotency_key for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on idempotency_key for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on idempotency_key to candor_app;
grant delete, insert, select, update on idempotency_key to candor_jobs;

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
  roles       text[] not null,
  created_at  timestamp with time zone not null,
  constraint membership_pkey PRIMARY KEY (account_id, person_id),
  constraint membership_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint membership_person_id_fkey FOREIGN KEY (person_id) REFERENCES person(id) ON DELETE CASCADE
);
CREATE INDEX membership_of_person ON membership USING btree (person_id);
grant delete, insert, select, update on membership to candor_app;
grant delete, insert, select, update on membership to candor_jobs;

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
grant select on notice to candor_app;
grant delete, insert, select, update on notice to candor_jobs;

create table notice_text (
  text_hash  bytea not null,
  title      text not null,
  body       text not null,
  constraint notice_text_pkey PRIMARY KEY (text_hash),
  constraint notice_text_text_hash_check CHECK ((length(text_hash) = 32))
);
grant insert, select on notice_text to candor_app;
grant delete, insert, select, update on notice_text to candor_jobs;

create table own_catalogue (
  id          text not null,
  line        jsonb not null,
  updated_at  timestamp with time zone not null,
  constraint own_catalogue_pkey PRIMARY KEY (id)
);
grant select on own_catalogue to candor_app;
grant delete, insert, select, update on own_catalogue to candor_jobs;

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
  constraint person_email_nl_check CHECK ((email_nl = ANY (ARRAY[1, 2])))
);
grant delete, insert, select, update on person to candor_app;
grant delete, insert, select, update on person to candor_jobs;

create table project (
  account_id  uuid not null,
  id          uuid not null,
  name        text not null,
  created_at  timestamp with time zone not null,
  constraint project_pkey PRIMARY KEY (account_id, id),
  constraint project_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint project_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100)))
);
alter table project enable row level security;
alter table project force row level security;
create policy of_account on project for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on project for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on project to candor_app;
grant delete, insert, select, update on project to candor_jobs;

create table public_id (
  id          text not null,
  kind        text not null,
  account_id  uuid not null,
  row_id      uuid not null,
  constraint public_id_pkey PRIMARY KEY (id),
  constraint public_id_account_id_row_id_kind_key UNIQUE (account_id, row_id, kind),
  constraint public_id_id_check CHECK ((id ~ '^[0-9a-hjkmnp-tv-z]{10}$'::text))
);
grant delete, insert, select on public_id to candor_app;
grant delete, insert, select, update on public_id to candor_jobs;

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
grant delete, insert, select, update on scan_schedule to candor_app;
grant delete, insert, select, update on scan_schedule to candor_jobs;

create table session (
  id            uuid not null,
  token_hash    bytea not null,
  person_id     uuid not null,
  account_id    uuid not null,
  device        jsonb not null,
  created_at    timestamp with time zone not null,
  last_seen_on  date not null,
  expires_at    timestamp with time zone not null,
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_hash_key UNIQUE (token_hash),
  constraint session_token_hash_check CHECK ((length(token_hash) = 32))
);
CREATE INDEX session_by_expiry ON session USING btree (expires_at);
CREATE INDEX session_of_person ON session USING btree (person_id);
grant delete, insert, select, update on session to candor_app;
grant delete, insert, select, update on session to candor_jobs;

create table site (
  account_id  uuid not null,
  id          uuid not null,
  project_id  uuid,
  type        site_type not null,
  name        text not null,
  name_key    text not null,
  url         text,
  area_type   area_type not null default 'worldwide'::area_type,
  audience    jsonb not null,
  languages   text[] not null default '{}'::text[],
  created_at  timestamp with time zone not null,
  updated_at  timestamp with time zone not null,
  member_id   uuid,
  constraint site_pkey PRIMARY KEY (account_id, id),
  constraint site_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  constraint site_account_id_member_id_fkey FOREIGN KEY (account_id, member_id) REFERENCES member(account_id, id),
  constraint site_account_id_project_id_fkey FOREIGN KEY (account_id, project_id) REFERENCES project(account_id, id),
  constraint site_name_check CHECK (((length(name) >= 1) AND (length(name) <= 255)))
);
CREATE INDEX site_by_name_key ON site USING btree (account_id, name_key);
CREATE INDEX site_of_member ON site USING btree (account_id, member_id);
CREATE INDEX site_of_project ON site USING btree (account_id, project_id);
alter table site enable row level security;
alter table site force row level security;
create policy of_account on site for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on site for all to candor_jobs using (true) with check (true);
grant delete, insert, select, update on site to candor_app;
grant delete, insert, select, update on site to candor_jobs;

create table site_facts (
  account_id  uuid not null,
  site_id     uuid not null,
  settings    jsonb not null,
  constraint site_facts_pkey PRIMARY KEY (account_id, site_id),
  constraint site_facts_account_id_site_id_fkey FOREIGN KEY (account_id, site_id) REFERENCES site(account_id, id) ON DELETE CASCADE
);
alter table site_facts enable row level security;
alter table site_facts force row level security;
create policy of_account on site_facts for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on site_facts for all to candor_jobs using (true) with check (true);
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
  constraint site_owner_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
);
alter table site_owner enable row level security;
alter table site_owner force row level security;
create policy of_account on site_owner for all to candor_app using ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid)) with check ((account_id = (NULLIF(current_setting('app.account_id'::text, true), ''::text))::uuid));
create policy of_jobs on site_owner for all to candor_jobs using (true) with check (true);
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
grant delete, insert, select, update on site_service to candor_app;
grant delete, insert, select, update on site_service to candor_jobs;

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

create table worker_heartbeat (
  worker_id  text not null,
  seen_at    timestamp with time zone not null,
  constraint worker_heartbeat_pkey PRIMARY KEY (worker_id)
);
grant delete, insert, select, update on worker_heartbeat to candor_jobs;

CREATE OR REPLACE FUNCTION public.enqueue_job(task text, payload json, run_at timestamp with time zone DEFAULT NULL::timestamp with time zone, max_attempts integer DEFAULT NULL::integer, job_key text DEFAULT NULL::text, queue text DEFAULT NULL::text)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'pg_temp'
AS $function$
begin
  perform graphile_worker.add_job(
    task, payload, queue_name => enqueue_job.queue, run_at => enqueue_job.run_at,
    max_attempts => enqueue_job.max_attempts, job_key => enqueue_job.job_key
  );
end $function$;

CREATE OR REPLACE PROCEDURE public.own_by_account(IN owned regclass, IN key text DEFAULT 'account_id'::text)
 LANGUAGE plpgsql
AS $procedure$
declare
  same text := format('%I = nullif(current_setting(''app.account_id'', true), '''')::uuid', key);
begin
  execute format('alter table %s enable row level security', owned);
  execute format('alter table %s force row level security', owned);
  execute format('create policy of_account on %s to candor_app using (%s) with check (%s)', owned, same, same);
  execute format('create policy of_jobs on %s to candor_jobs using (true) with check (true)', owned);
  execute format('grant select, insert, update, delete on %s to candor_app', owned);
end $procedure$;
