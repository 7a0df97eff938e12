-- Hosted documents take the logo and colors of the published banner of their site.

-- The consent package's `PublishedLook`, written when a banner is published. Null: no banner was published.
alter table site_facts add column banner_look jsonb;

-- The owner of the tables reads and changes rows of all accounts, which it may not see otherwise.
alter table site_facts no force row level security;
alter table banner no force row level security;
alter table banner_version no force row level security;

update site_facts set banner_look = jsonb_build_object(
    'logo', version.configuration -> 'logo',
    'light', jsonb_build_object('button', version.configuration #> '{colours,button}', 'link', version.configuration #> '{colours,link}'),
    'dark', jsonb_build_object('button', version.configuration #> '{darkColours,button}', 'link', version.configuration #> '{darkColours,link}'))
  from banner
  join banner_version version on version.account_id = banner.account_id and version.site_id = banner.site_id
    and version.number = banner.published_number
  where banner.account_id = site_facts.account_id and banner.site_id = site_facts.site_id;

alter table banner_version force row level security;
alter table banner force row level security;
alter table site_facts force row level security;
