import { sql, type Tx } from '#platform/database/database.ts';

/** A person with columns that neither their records nor a leaf explain. */
export type Unexplained = { readonly id: string; readonly siteId: string; readonly what: readonly string[] };

const fields = [
  { column: 'external_id', said: 'id', held: 'externalId' },
  { column: 'email', said: 'email', held: 'email' },
  { column: 'first_name', said: 'first_name', held: 'firstName' },
  { column: 'last_name', said: 'last_name', held: 'lastName' },
  { column: 'full_name', said: 'full_name', held: 'fullName' },
] as const;

/** SQL for whether a correction leaf of the person has the value of the column, hashed as by `hashedNames`. */
const heldIs = ({
  column,
  held,
}: (typeof fields)[number]) => `exists (select from jsonb_array_elements(corrected.all_says) as says
  where says #>> '{names,${held}}' is not distinct from
    encode(sha256(convert_to((says ->> 'pepper') || ':' || s.${column}, 'UTF8')), 'hex'))`;

/** SQL for the name of a column that has an unexplained value, or none although a server stated one; else null. */
const wrong = (field: (typeof fields)[number]) => `case when not ${heldIs(field)} and (
    (s.${field.column} is not null and not coalesce(s.${field.column} = any(said.${field.column}), false))
    or (s.${field.column} is null and said.${field.column}_of_server)) then '${field.column}' end`;

const saidColumns = fields.map(({ column, said }) =>
  column === 'external_id'
    ? `array_agg(distinct coalesce(who ->> 'id', case when who ->> 'email' is null then id::text end)) as external_id,
       coalesce(bool_or(is_server and who ? 'id'), false) as external_id_of_server`
    : `array_agg(distinct who ->> '${said}') as ${column}, coalesce(bool_or(is_server and who ? '${said}'), false) as ${column}_of_server`,
);

/**
 * People of an account whose id, names, address, verification or preferences neither their records nor a correction leaf
 * explain. Reads the consents of the account once.
 */
export function readUnexplained(tx: Tx, accountId: string): AsyncIterable<Unexplained> {
  const rows = sql<Unexplained>`(
    with records as (
      select c.subject_id, c.id, c.mark, says -> 'subject' as who, says -> 'preferences' as preferences,
        says ->> 'source' = 'private' or says -> 'verified' = 'true' as is_server
      from consent c, lateral (select convert_from(c.record, 'UTF8')::jsonb as says) as read
      where c.account_id = ${accountId} and c.record is not null
    ), said as (
      select subject_id, ${sql.raw(saidColumns.join(', '))},
        coalesce(bool_or(is_server and who -> 'verified' = 'true'), false) as verified
      from records group by subject_id
    ), untrue as (
      select distinct words.subject_id from (
        select s.id as subject_id, word.key, word.value from subject s, lateral (
          select * from jsonb_each(s.preferences) union all select * from jsonb_each(s.claims)) as word
        where s.account_id = ${accountId}) as words
      left join records on records.id::text = words.value ->> 'consent' and records.subject_id = words.subject_id
      where records.id is null or records.preferences -> words.key is distinct from words.value -> 'value'
        or records.mark <> (words.value ->> 'mark')::int
    ), corrected as (
      select subject_id, jsonb_agg(says) as all_says from evidence_entry, lateral (select convert_from(record, 'UTF8')::jsonb as says) as read
      where account_id = ${accountId} and kind = 'person' and record is not null group by subject_id
    )
    select s.id, s.site_id as "siteId", w.what from subject s left join said on said.subject_id = s.id
    left join corrected on corrected.subject_id = s.id left join untrue on untrue.subject_id = s.id
    cross join lateral (select array_remove(array[${sql.raw(fields.map(wrong).join(', '))},
      case when s.verified and not coalesce(said.verified, false) and not exists (select from jsonb_array_elements(corrected.all_says) as says
        where (says -> 'verified')::boolean) then 'verified' end,
      case when untrue.subject_id is not null then 'preferences' end], null) as what) as w
    where s.account_id = ${accountId} and cardinality(w.what) > 0)`;
  return tx.selectFrom(rows.as('unexplained')).selectAll().stream(500);
}

/** Ids of the accounts that have people. */
export async function listAccountsWithPeople(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct account_id as id from subject`.execute(tx);
  return rows.map(({ id }) => id);
}
