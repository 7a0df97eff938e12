-- One form of each e-mail address, and what an account may send before much is known of it.

-- NFKC, and the domain in ASCII and lower case: otherwise one mailbox would be many people, each with limits of its own.
alter table person add constraint person_email_plain
  check (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
alter table email_token add constraint email_token_email_plain
  check (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
alter table site_owner add constraint site_owner_email_plain
  check (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
alter table newsletter add constraint newsletter_reply_to_plain
  check (reply_to is nfkc normalized and reply_to ~ '@[a-z0-9.:_\[\]-]+$');
alter table subscription add constraint subscription_email_plain
  check (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
alter table subject add constraint subject_email_plain
  check (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');

-- How many mails to others an account had sent in an hour, over all its sites. Kept for two days.
create table mail_hour (
  account_id  uuid not null,
  hour        timestamptz not null,
  mails       integer not null check (mails > 0),
  primary key (account_id, hour)
);
call own_by_account('mail_hour');

-- Addresses that answers to an account's mails may go to, each proved by a mail of its own with a link.
create table reply_address (
  account_id  uuid not null,
  id          uuid not null,
  email       text not null check (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$'),
  asked_at    timestamptz not null,
  -- Null until the link was opened.
  proved_at   timestamptz,
  primary key (account_id, id),
  unique (account_id, email)
);
call own_by_account('reply_address');
