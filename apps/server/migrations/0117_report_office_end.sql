alter table report_office
  -- When managers were told that intake has ended and from when on what is left is deleted.
  add column ending_told_on date,
  -- Whether a manager released what is left, so that nobody waits for the day.
  add column is_released boolean not null default false;
