-- Who answered what an editor then accepted: the name or address of a colleague without an account.
alter table processing_record_edition add column answered_by text;
