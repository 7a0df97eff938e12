-- A version of a banner bears the facts it was compiled from: what visitors meet changes by a publication alone.

-- The consent package's `SiteFacts`, with the owner's own words by language. Null: published before this column was
-- there; such a version keeps its files until the next publication.
alter table banner_version add column facts jsonb;
comment on column banner_version.since is 'By bit of the purpose, the version from which on every choice holds.';
