-- One form of each e-mail address, and what an account may send before much is known of it.

-- The domain of an address as the DNS knows it (RFC 3492, for labels in NFKC and lower case). What is written from now
-- on comes so from the app; this is for what is there, and is dropped below.
create function pg_temp.punycode(label text) returns text language plpgsql immutable as $$
declare
  points constant integer[] := (select array_agg(ascii(c)) from regexp_split_to_table(label, '') as c);
  result text := (select coalesce(string_agg(chr(p), '' order by i), '') from unnest(points) with ordinality u (p, i) where p < 128);
  basic constant integer := length(result);
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  n integer := 128; delta integer := 0; bias integer := 72; handled integer := basic; next integer; p integer;
  q integer; k integer; t integer; first boolean := true;
begin
  if basic = cardinality(points) then return label; end if;
  if basic > 0 then result := result || '-'; end if;
  while handled < cardinality(points) loop
    next := (select min(u) from unnest(points) u where u >= n);
    delta := delta + (next - n) * (handled + 1);
    n := next;
    foreach p in array points loop
      if p < n then delta := delta + 1; end if;
      if p = n then
        q := delta;
        k := 36;
        loop
          t := greatest(1, least(26, k - bias));
          exit when q < t;
          result := result || substr(digits, t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        end loop;
        result := result || substr(digits, q + 1, 1);
        delta := case when first then delta / 700 else delta / 2 end;
        delta := delta + delta / (handled + 1);
        k := 0;
        while delta > 455 loop delta := delta / 35; k := k + 36; end loop;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        first := false;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return 'xn--' || result;
end $$;

create function pg_temp.plain_email(email text) returns text language sql immutable as $$
  select regexp_replace(plain, '@[^@]*$', '') || '@' ||
    (select string_agg(pg_temp.punycode(label), '.' order by place)
     from string_to_table(regexp_replace(plain, '^.*@', ''), '.') with ordinality as part (label, place))
  from (select lower(normalize(email, nfkc)) as plain) as normal
$$;

-- The owner of a table sees all of its rows only where row-level security is not forced.
alter table subscription no force row level security;
alter table site_owner no force row level security;
alter table newsletter no force row level security;
alter table subject no force row level security;
alter table subject_key no force row level security;

-- Two people of one mailbox: the one who proved it keeps the address, else the one who has its plain form, else the elder. The other signs in no more until
-- the operator looks; nothing of theirs is lost.
do $$
declare
  one record;
  -- Of all who stand for one mailbox, in whatever form.
  keeper uuid;
begin
  for one in select distinct pg_temp.plain_email(email) as email from person
    where not (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$')
  loop
    select id into keeper from person where pg_temp.plain_email(email) = one.email
      order by email_verified_at is null, email <> one.email, created_at, id limit 1;
    delete from session where person_id in (
      select id from person where pg_temp.plain_email(email) = one.email and id <> keeper);
    update person set email = id || '@duplicate.invalid', email_verified_at = null
      where pg_temp.plain_email(email) = one.email and id <> keeper;
    update person set email = one.email where id = keeper;
  end loop;
  for one in select account_id, id, email from subscription
    where not (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$')
    order by confirmed_at nulls last, created_at
  loop
    begin
      update subscription set email = pg_temp.plain_email(one.email) where account_id = one.account_id and id = one.id;
    exception when unique_violation then
      delete from subscription where account_id = one.account_id and id = one.id;
    end;
  end loop;
end $$;
delete from email_token where not (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
update site_owner set email = pg_temp.plain_email(email)
  where not (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
update newsletter set reply_to = pg_temp.plain_email(reply_to)
  where reply_to is not null and not (reply_to is nfkc normalized and reply_to ~ '@[a-z0-9.:_\[\]-]+$');
-- A person is found by the new form as well as by the old one.
insert into subject_key (account_id, site_id, key, subject_id)
  select account_id, site_id, substr(sha256(convert_to('email:' || pg_temp.plain_email(email), 'UTF8')), 1, 16), id
  from subject where not (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$')
  on conflict do nothing;
update subject set email = pg_temp.plain_email(email),
    words = words || array_to_tsvector(array[right(site_id::text, 12) || ':' || pg_temp.plain_email(email)])
  where not (email is nfkc normalized and email ~ '@[a-z0-9.:_\[\]-]+$');
alter table subscription force row level security;
alter table site_owner force row level security;
alter table newsletter force row level security;
alter table subject force row level security;
alter table subject_key force row level security;
drop function pg_temp.plain_email;
drop function pg_temp.punycode;

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

-- The keys of all sites of an account: what is looked through after a new password or address.
create function auth.list_account_consent_keys(account uuid) returns table (
  id uuid, site_id uuid, kind text, name text, shown text, created_at timestamptz, last_used_on date
) language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.id, k.site_id, k.kind, k.name, k.shown, k.created_at, k.last_used_on from consent_key k
  where auth.admits(account) and k.account_id = account order by k.id
$$;
call open_function('auth.list_account_consent_keys(uuid)', 'candor_app', 'candor_jobs');
