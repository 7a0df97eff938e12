-- The audience of a site as a set of areas.

alter table site
  -- In the order of the program. Null: the site was made with an area type, and its documents keep that frame until its
  -- owner chooses areas.
  add column areas text[],
  alter column area_type drop default,
  alter column area_type drop not null,
  add constraint site_areas_check check (
    cardinality(areas) > 0
    and areas <@ array['home', 'eea', 'uk', 'ch', 'us', 'br', 'ca', 'au', 'za', 'jp', 'in', 'elsewhere']),
  -- The audience stands in one place.
  add constraint site_audience_check check (num_nonnulls(areas, area_type) = 1);

-- What was kept of deleted sites is in the form of the API.
alter table deletion no force row level security;
update deletion set site = site || '{"areas": null}';
alter table deletion force row level security;
