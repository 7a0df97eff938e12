-- Newsletters: who asked for one, who confirmed it, and who does not want it any more. What proves it are consents.

create table newsletter (
  account_id     uuid not null,
  id             uuid not null,
  site_id        uuid not null,
  -- As subscribers read it.
  name           text not null check (length(name) between 1 and 100),
  -- The preference of a consent that subscribes by true and unsubscribes by false.
  preference     text not null check (length(preference) between 1 and 100),
  opt_in         text not null check (opt_in in ('double', 'single')),
  confirm_hours  smallint not null check (confirm_hours between 1 and 720),
  -- Null: the name of the site.
  sender_name    text check (length(sender_name) between 1 and 100),
  reply_to       text check (length(reply_to) <= 254),
  confirmed_url  text check (length(confirmed_url) <= 2000),
  welcome        boolean not null,
  created_at     timestamptz not null,
  primary key (account_id, id),
  unique (account_id, site_id, preference),
  foreign key (account_id, site_id) references site (account_id, id) on delete cascade
);

-- One address on one newsletter.
create table subscription (
  account_id     uuid not null,
  id             uuid not null,
  site_id        uuid not null,
  newsletter_id  uuid not null,
  -- By what its person is found: who they are follows when two turn out to be one, and it goes when they are erased or
  -- the address turns out not to be theirs.
  person_key     bytea not null,
  email          text not null check (length(email) between 3 and 254),
  source         text not null check (source in ('public', 'private')),
  type           text not null check (type in ('double', 'single')),
  status         text not null check (status in ('pending', 'confirmed', 'unsubscribed', 'declined', 'expired')),
  language       text not null,
  created_at     timestamptz not null,
  -- Of the newest word: what was said before it changes nothing any more.
  said_at        timestamptz not null,
  confirmed_at   timestamptz,
  -- When it was unsubscribed, declined or expired.
  ended_at       timestamptz,
  -- Until when a pending one can be confirmed.
  expires_at     timestamptz,
  -- How often it was asked for from the beginning: links of before confirm nothing.
  round          smallint not null check (round > 0),
  -- Whether it was looked at what has to be erased of one that nobody confirmed.
  settled        boolean not null,
  primary key (account_id, id),
  unique (account_id, newsletter_id, email),
  foreign key (account_id, newsletter_id) references newsletter (account_id, id) on delete cascade,
  foreign key (account_id, site_id, person_key) references subject_key (account_id, site_id, key) on delete cascade,
  check ((status = 'pending') = (expires_at is not null)),
  check ((status in ('pending', 'confirmed')) = (ended_at is null)),
  check (status <> 'confirmed' or confirmed_at is not null)
);
create index subscription_of_site on subscription (account_id, site_id, id desc);
create index subscription_by_status on subscription (account_id, newsletter_id, status, id desc);
create index subscription_of_person on subscription (account_id, site_id, person_key);
create index subscription_by_email on subscription (account_id, email);
create index subscription_by_expiry on subscription (expires_at) where expires_at is not null;
create index subscription_unsettled on subscription (ended_at) where ended_at is not null and not settled;

-- What happened to a subscription, each with the consent that proves it.
create table subscription_event (
  account_id       uuid not null,
  id               uuid not null,
  site_id          uuid not null,
  subscription_id  uuid not null,
  at               timestamptz not null,
  event            text not null check (event in ('asked', 'mailed', 'confirmed', 'declined', 'expired', 'unsubscribed')),
  -- Null: nothing proves it, as of a mail that went out.
  consent_id       uuid,
  primary key (account_id, id),
  unique (account_id, subscription_id, consent_id),
  foreign key (account_id, subscription_id) references subscription (account_id, id) on delete cascade
);
create index subscription_event_of on subscription_event (account_id, subscription_id, at, id);
create index subscription_event_mailed on subscription_event (account_id, site_id, at) where event = 'mailed';

call own_by_account('newsletter');
call own_by_account('subscription');
call own_by_account('subscription_event');
