-- Whoever asks for a draft of the same address again gets a token for the first one, instead of a copy of its content.
alter table visitor_draft
  add column same_as uuid references visitor_draft (id) on delete cascade,
  drop constraint visitor_draft_check1,
  add constraint visitor_draft_content_check check (
    (state = 'done' and same_as is null) = (report is not null and policy is not null and banner is not null)),
  add constraint visitor_draft_same_as_check check (same_as is null or state = 'done');
create index visitor_draft_of_same on visitor_draft (same_as) where same_as is not null;
