-- Whether the rights were guessed from the words of a mail, and nobody has confirmed or corrected them yet.
alter table dsar_request add column rights_guessed boolean not null default false;
-- Guessed until now: opened by a mail, and not corrected since.
update dsar_request set rights_guessed = true
  where channel = 'email' and exists (
    select 1 from dsar_mail where dsar_mail.account_id = dsar_request.account_id and dsar_mail.request_id = dsar_request.id
  ) and not exists (
    select 1 from dsar_step
    where dsar_step.account_id = dsar_request.account_id and dsar_step.request_id = dsar_request.id and dsar_step.kind = 'correct'
  );

-- The last day on which the team was told of mails to the address of a form that were passed over.
alter table dsar_form add column passed_over_on date;
