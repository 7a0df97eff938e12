-- Lists of requests by due day and by text. 100,000 requests are searched by reading one narrow index: not every server has
-- an extension for trigrams, and below a policy only leakproof operators are index conditions.
-- Cut, so that an entry of the index always fits its page.
alter table dsar_request add column sought text collate "C" not null generated always as (
  left(lower(number || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(person, '')), 500)
) stored;
create index dsar_request_sought on dsar_request (account_id, id desc) 
  include (site_id, state, due_on, confirmed_at, sought);
create index dsar_request_by_due on dsar_request (account_id, (coalesce(due_on, 'infinity'::date)), id)
  where state in ('received', 'identity', 'in-work', 'appeal');
