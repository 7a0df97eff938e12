-- Documents say of consent what the published banner of their site does.

-- The consent package's `PublishedBanner`, written when a banner is published. Null: none is published.
alter table site_facts add column banner jsonb;

-- The owner of the tables reads and changes rows of all accounts, which it may not see otherwise.
alter table site_facts no force row level security;
alter table banner no force row level security;

-- Who asks visitors is one answer. A control that is not that of a Candor banner belongs to another product.
update site_facts set settings = settings || jsonb_build_object('consentBy', jsonb_strip_nulls(jsonb_build_object(
    'by', 'other',
    'control', settings #> '{trackerChoices,control}',
    'url', settings #> '{trackerChoices,url}',
    'gpc', settings #> '{usStates,honoursGpc}')))
  where (settings ? 'trackerChoices' or settings #> '{usStates,honoursGpc}' = 'true'::jsonb)
    and not exists (select from banner
      where banner.account_id = site_facts.account_id and banner.site_id = site_facts.site_id
        and banner.published_number is not null);
update site_facts set settings = (settings - 'trackerChoices') #- '{usStates,honoursGpc}'
  where settings ? 'trackerChoices' or settings #> '{usStates,honoursGpc}' is not null;

alter table site_facts force row level security;
alter table banner force row level security;
