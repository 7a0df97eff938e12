-- Reply addresses of newsletters are asked by mail whether they want the answers. Nothing used the table before.
alter table reply_address add column language text not null;
-- Its owner says that it is not theirs, or does not want the answers: it is not mailed again.
alter table reply_address add column declined_at timestamptz;
-- Mails since `asked_at`: a day after it they begin anew.
alter table reply_address add column mails smallint not null check (mails > 0);
alter table reply_address add check (proved_at is null or declined_at is null);
