-- What a version changed, in one paragraph for each language: for the list of versions and for the feed.
alter table document_version add column summary jsonb not null default '{}';

-- A page is kept packed: the tree it was composed as and the html it is shown as, byte for byte.
alter table version_page alter column tree type bytea using convert_to(tree::text, 'UTF8');
alter table version_page add column html bytea;
-- `zstd`, or `plain` for pages from before pages were packed; those have no html, which is rendered from the tree.
alter table version_page add column packing text not null default 'plain' check (packing in ('plain', 'zstd'));
alter table version_page alter column tree set storage external;
alter table version_page alter column html set storage external;
