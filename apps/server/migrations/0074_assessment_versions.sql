-- When a completed version was due for review, so that it can be read again as it was.
alter table assessment_edition add column review_on date;
