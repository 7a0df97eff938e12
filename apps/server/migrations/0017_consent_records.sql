-- Consents: who agreed to what, when, and what they saw; the people they are of, and the texts they were shown.

-- What opens the door for records of a site: public keys stand in pages and only add, private ones may also read.
-- Read before the account is known: the request says only the key.
create table consent_key (
  account_id    uuid not null,
  id            uuid not null,
  site_id       uuid not null,
  kind          text not null check (kind in ('public', 'private')),
  name          text not null check (length(name) between 1 and 100),
  -- Of a public key all of it, of a private one its beginning.
  shown         text not null,
  key_hash      bytea not null unique check (length(key_hash) = 32),
  created_at    timestamptz not null,
  last_used_on  date,
  primary key (account_id, id),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);
create index consent_key_of_site on consent_key (account_id, site_id, id);
grant select, insert, update, delete on consent_key to candor_app;

-- A text that people agree to or are told of, by its name in forms. What a version says never changes.
-- Kept when its site is deleted, so it refers to none.
create table legal_notice (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  identifier   text not null check (length(identifier) between 1 and 100),
  version      text not null check (length(version) between 1 and 100),
  -- Of a document of the site, that version of it.
  document_id  uuid,
  created_at   timestamptz not null,
  primary key (account_id, id),
  unique (account_id, site_id, identifier, version)
);
create index legal_notice_of_site on legal_notice (account_id, site_id, id desc);

create table legal_notice_text (
  account_id  uuid not null,
  notice_id   uuid not null,
  language    text not null,
  -- SHA-256 of the text in UTF-8.
  sha256      bytea not null check (length(sha256) = 32),
  body        text not null,
  primary key (account_id, notice_id, language),
  foreign key (account_id, notice_id) references legal_notice (account_id, id)
);

-- Who consented. One person, by the id the site gave or by address.
create table subject (
  account_id   uuid not null,
  id           uuid not null,
  site_id      uuid not null,
  -- The site's own id of the person. Null: known by address alone.
  external_id  text check (length(external_id) between 1 and 256),
  email        text check (length(email) between 3 and 254),
  first_name   text check (length(first_name) <= 256),
  last_name    text check (length(last_name) <= 256),
  full_name    text check (length(full_name) <= 256),
  verified     boolean not null,
  -- As they stand now: the newest word on each.
  preferences  jsonb not null,
  -- Of all that is searched, each word with the site before it, so that one index serves every site.
  words        tsvector not null,
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  primary key (account_id, id)
) with (fillfactor = 85);
-- People who are verified may be very few, or all.
create index subject_of_site on subject (account_id, site_id, verified, id);
create index subject_by_words on subject using gin (words);

-- By what a person is found: 16 bytes of SHA-256 of the kind and the id or address.
create table subject_key (
  account_id  uuid not null,
  site_id     uuid not null,
  key         bytea not null check (length(key) = 16),
  subject_id  uuid not null,
  primary key (account_id, site_id, key)
);
create index subject_key_of_subject on subject_key (account_id, subject_id);

-- Never changed (RULES C2): a withdrawal is a record of its own. Erasing takes `record` and `salt`, and leaves the leaf.
-- Kept when its site is deleted, so it refers to none.
create table consent (
  account_id   uuid not null,
  -- A UUIDv7 of the moment of the consent.
  id           uuid not null,
  site_id      uuid not null,
  subject_id   uuid not null,
  -- Where its leaf came to the tree.
  batch_id     uuid not null,
  received_at  timestamptz not null,
  -- Bits: 1 by a private key, 2 verified, 4 a withdrawal.
  mark         smallint not null check (mark between 0 and 7),
  -- Of `consent_notices`; 0: none.
  notices      bigint not null,
  -- The canonical bytes, as they are hashed (RFC 8785), and 32 random ones.
  record       bytea,
  salt         bytea check (length(salt) = 32),
  leaf         bytea not null check (length(leaf) = 32),
  primary key (account_id, id),
  check ((record is null) = (salt is null))
) partition by range (id);
-- With the mark, so that a notice and a rare mark are one walk, which does not read all that name the notice; and with whose
-- a consent is, so that a walk that looks for people reads the index alone.
create index consent_of_site on consent (account_id, site_id, mark, id) include (subject_id);
create index consent_of_notices on consent (account_id, site_id, notices, mark, id) include (subject_id);

-- Whose each consent is, over all months: who looks for a person's consents looks once, not once in each partition. It says
-- what the consents themselves say, so that an index alone answers most that is asked of people.
create table subject_consent (
  account_id  uuid not null,
  subject_id  uuid not null,
  -- Of the consent.
  id          uuid not null,
  mark        smallint not null,
  notices     bigint not null,
  primary key (account_id, subject_id, id) include (mark, notices)
);

-- Which versions of notices came together in a consent, so that each need not say it again. The number is made from
-- them: everybody comes to the same.
create table consent_notices (
  account_id  uuid not null,
  site_id     uuid not null,
  number      bigint not null,
  -- [{identifier, version}], in the order of identifiers. The version is null where no text is known.
  notices     jsonb not null,
  primary key (account_id, site_id, number)
);

-- Counts of an hour in UTC.
create table consent_hour (
  account_id  uuid not null,
  site_id     uuid not null,
  at          timestamptz not null,
  mark        smallint not null,
  notices     bigint not null,
  count       integer not null,
  primary key (account_id, site_id, at, mark, notices)
) with (fillfactor = 50);

call own_by_account('legal_notice');
call own_by_account('legal_notice_text');
call own_by_account('subject');
call own_by_account('subject_key');
call own_by_account('consent');
call own_by_account('subject_consent');
call own_by_account('consent_notices');
call own_by_account('consent_hour');
revoke update, delete on legal_notice, legal_notice_text from candor_app;
revoke insert, update, delete on consent, subject_consent, consent_notices, consent_hour from candor_app;
revoke update on subject_consent from candor_jobs;
grant update (subject_id, notices) on subject_consent to candor_jobs;

-- A batch has consents of many accounts. People are found, made and completed with them.
create policy of_intake on consent for insert to candor_intake with check (true);
create policy of_intake on subject_consent for insert to candor_intake with check (true);
create policy of_intake on consent_notices for insert to candor_intake with check (true);
create policy of_intake on consent_hour to candor_intake using (true) with check (true);
create policy of_intake on subject to candor_intake using (true) with check (true);
create policy of_intake on subject_key to candor_intake using (true) with check (true);
grant insert on consent, subject_consent, consent_notices to candor_intake;
grant select, insert, update on subject, subject_key, consent_hour to candor_intake;
-- Whether it is there already is all that an intake may see of a consent.
create policy of_intake_seen on consent for select to candor_intake using (true);
grant select (account_id, id) on consent to candor_intake;
