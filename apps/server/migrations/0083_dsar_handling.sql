-- Until when the process that answers a request by itself is left alone. Afterward a job goes on where it was stopped.
alter table dsar_request add column alone_until timestamptz;
