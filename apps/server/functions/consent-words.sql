-- What consents say of a person's preferences: {name: {value, consent, mark}}.

-- Of two words on a preference the one of the newer consent: a UUIDv7 sorts by its time.
create function newest_of(words jsonb, others jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value order by value ->> 'consent' collate "C")
  from (select * from jsonb_each(words) union all select * from jsonb_each(others)) as said
$$;

create function with_newer(words jsonb, others jsonb, in_order boolean) returns jsonb language sql immutable
  return case when others = '{}' then words when words = '{}' then others when in_order then words || others
    else newest_of(words, others) end;

-- Forms may name what they like: of more than 200 preferences the newest stay.
create function newest_200(words jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value), '{}')
  from (select * from jsonb_each(words) order by value ->> 'consent' collate "C" desc limit 200) as said
$$;

create function bounded(words jsonb) returns jsonb language sql immutable
  return case when pg_column_size(words) < 16000 then words else newest_200(words) end;

-- Claims that nobody answered: they are newer than what was vouched for, and say something else.
create function open_claims(claims jsonb, words jsonb) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(key, value) filter (where words -> key is null
    or (value ->> 'consent' collate "C" > words -> key ->> 'consent' and value -> 'value' <> words -> key -> 'value')), '{}')
  from jsonb_each(claims)
$$;

create function unanswered(claims jsonb, words jsonb) returns jsonb language sql immutable
  return case when claims = '{}' or words = '{}' then claims else open_claims(claims, words) end;

-- What consents of a person say of each preference, the newest word on each: those that were vouched for, or those that were not.
create function said_of(account uuid, person uuid, vouched boolean) returns jsonb language plpgsql stable
set plan_cache_mode = force_generic_plan set enable_bitmapscan = off set enable_seqscan = off as $$
begin
  return coalesce((
    select jsonb_object_agg(said.key, jsonb_build_object('value', said.value, 'consent', c.id, 'mark', c.mark) order by c.id)
    from read_consents(account, array(select o.id from subject_consent o where o.account_id = account
        and o.subject_id = person and (o.mark & 3 > 0) = vouched)) as c,
      jsonb_each(convert_from(c.record, 'UTF8')::jsonb -> 'preferences') as said
    where c.record is not null), '{}');
end $$;
