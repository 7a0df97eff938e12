-- Which entry replaced facts that were set aside: a manager takes that redaction back by its number.
alter table report_replaced_part add column replaced_by integer;
alter table report_replaced_part no force row level security;
alter table report_entry no force row level security;

-- Until now nobody could take a redaction back, so that each version was replaced by the redaction after it.
update report_replaced_part p set replaced_by = (
  select min(e.number) from report_entry e
  where e.account_id = p.account_id and e.report_id = p.report_id and e.kind = 'redacted' and e.number > p.entry);
delete from report_replaced_part where replaced_by is null;
alter table report_replaced_part alter column replaced_by set not null;

alter table report_entry force row level security;
alter table report_replaced_part force row level security;
