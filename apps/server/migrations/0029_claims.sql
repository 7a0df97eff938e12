-- A public key claims, it does not know. What somebody vouched for, by a private key, a signed subject token, a confirmed
-- mailbox or as a member of the account, is the state of a person. What forms said of a person who is known stands beside it.

alter table subject
  -- Whether anybody ever vouched for anything of them. Who was seen by public forms alone is not known.
  add known boolean not null,
  -- {name: {value, consent, mark}}, as `preferences` are: the newest word of forms on each, unless somebody vouched for
  -- another since. Empty unless the person is known.
  add claims jsonb not null;

-- The third kind signs subject tokens and opens nothing. Its text is made from its id and a key of the installation.
alter table consent_key drop constraint consent_key_kind_check,
  add constraint consent_key_kind_check check (kind in ('public', 'private', 'signing'));

-- What a page claimed of a subscription: that it is not wanted any more. The address is asked by mail.
alter table subscription_event drop constraint subscription_event_event_check,
  add constraint subscription_event_event_check
    check (event in ('asked', 'mailed', 'confirmed', 'declined', 'expired', 'unsubscribed', 'claimed'));
