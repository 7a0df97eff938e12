-- Sessions of the Management Tool end with a change of the password.

delete from report_session;
-- SHA-256 of how the password of the person was stored when the session was handed over.
alter table report_session add column password_mark bytea not null check (length(password_mark) = 32);
