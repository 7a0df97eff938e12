-- The day on which the receipt of a privacy request was confirmed to somebody without an address for mails: by their first letter, or
-- by the word of the team. With an address, it is mailed at once. CCPA regulations § 7021(a).

alter table dsar_request add column acknowledged_on date;
