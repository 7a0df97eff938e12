-- Attachments of mails, and addresses that are corrected.

-- Whether attachments of a mail that opened a request are still to be stored: then the mail is read again.
alter table dsar_mail add column files_due boolean not null default false;

-- How often the address was replaced. Links and reply addresses that were mailed before then open nothing.
alter table dsar_request add column link_turn smallint not null default 0 check (link_turn between 0 and 255);
