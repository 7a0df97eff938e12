-- The mail about a new device has a link for whoever did not sign in there.
alter type email_token_purpose add value 'deny';

-- What browser it is, so that its person knows it in a list. Null: it was remembered before this was kept.
alter table known_device
  add column device jsonb,
  add column country text;
