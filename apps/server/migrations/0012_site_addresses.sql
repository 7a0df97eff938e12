-- The policies of a site stand at one public id, which is the site's: it stays when one of them is deleted, and what is
-- made anew stands where it stood. Terms have an id of their own.

-- The owner of the tables moves rows of all accounts, which it may not see otherwise.
alter table document no force row level security;

-- The privacy policy's id, under which the cookie policy stands already; without one, the cookie policy's. The other id
-- that a cookie policy may have goes on leading to it, for as long as it is there.
update public_id set kind = 'site', row_id = policy.site_id
  from (
    select distinct on (account_id, site_id) account_id, site_id, id from document
      where type in ('privacy_policy', 'cookie_policy') order by account_id, site_id, type
  ) policy
  where kind = 'document' and public_id.account_id = policy.account_id and row_id = policy.id;
update document set public_id = public_id.id
  from public_id
  where kind = 'site' and public_id.account_id = document.account_id and row_id = document.site_id
    and type in ('privacy_policy', 'cookie_policy');

alter table document force row level security;
