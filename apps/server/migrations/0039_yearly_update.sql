-- A privacy policy for people in California is to be updated every twelve months (CCPA § 1798.130(a)(5)); its owner is told 30
-- days before. Null, or before the last publication: not told yet.
alter table document add column update_announced_at timestamptz;
