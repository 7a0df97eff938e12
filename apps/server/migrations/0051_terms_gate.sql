-- Whether a person accepted the current terms is looked up with their session: auth.owes_terms.

grant select on notice to candor_auth;
create policy of_auth on notice for select to candor_auth using (true);
grant select (account_id, person_id, identifier, statement, version) on acceptance to candor_auth;
create policy of_auth on acceptance for select to candor_auth using (true);
