-- Written and never read.
alter table dsar_inbox drop column read_at;
alter table dsar_mail drop column taken_at;
