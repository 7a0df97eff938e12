-- Legal notices as documents of a site, and the register entry of owners.

alter type document_type add value 'legal_notice';

-- An entry in a register is of the owner. It stood with the terms of each site: it moves to the owner of that site, to its
-- own data or to the member that it follows, unless an entry stands there already.

-- The owner of the tables moves rows of all accounts, which it may not see otherwise.
alter table site no force row level security;
alter table site_facts no force row level security;
alter table site_owner no force row level security;
alter table member no force row level security;

update site_owner
  set details = details || jsonb_build_object('register', facts.settings -> 'terms' -> 'register')
  from site_facts facts
  where facts.account_id = site_owner.account_id and facts.site_id = site_owner.site_id
    and facts.settings -> 'terms' ? 'register' and not details ? 'register';

update member
  set owner = owner || jsonb_build_object('register', told.register)
  from (
    select distinct on (site.account_id, followed.id)
        site.account_id, followed.id, facts.settings -> 'terms' -> 'register' as register
      from site
      join site_facts facts on facts.account_id = site.account_id and facts.site_id = site.id
      join member followed on followed.account_id = site.account_id
        and (followed.id = site.member_id or (site.member_id is null and followed.is_default))
      where facts.settings -> 'terms' ? 'register'
        and not exists (
          select from site_owner own where own.account_id = site.account_id and own.site_id = site.id
        )
      order by site.account_id, followed.id, site.id
  ) told
  where told.account_id = member.account_id and told.id = member.id and not member.owner ? 'register';

update site_facts set settings = settings #- '{terms,register}' where settings -> 'terms' ? 'register';

alter table member force row level security;
alter table site_owner force row level security;
alter table site_facts force row level security;
alter table site force row level security;
