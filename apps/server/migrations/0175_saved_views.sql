-- Filters of lists that a person saved under a name. They go with the person's membership.
create table saved_view (
  account_id  uuid not null references account (id) on delete cascade,
  person_id   uuid not null,
  list        text not null,
  name        text not null check (length(name) between 1 and 60),
  -- The search of the page's address, without its question mark.
  search      text not null check (length(search) <= 2000),
  -- Views are listed by place. A deleted one leaves a gap, where it can be put back.
  place       integer not null check (place >= 0),
  primary key (account_id, person_id, list, name),
  foreign key (account_id, person_id) references membership (account_id, person_id) on delete cascade
);
call own_by_account('saved_view');
