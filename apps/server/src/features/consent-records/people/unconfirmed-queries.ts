import { sql, type Tx } from '#platform/database/database.ts';
import { marks } from '../rules.ts';
import { consentsOf } from './subject-consent-queries.ts';

type Row = { readonly id: string; readonly mark: number; readonly names: readonly string[] };

/** All consents of a person, with the names of the preferences answered. */
export async function listOfSubject(tx: Tx, accountId: string, subjectId: string) {
  const { rows } = await sql<Row>`select consent.id, consent.mark,
      coalesce((select array_agg(key) from jsonb_object_keys(
        convert_from(consent.record, 'UTF8')::jsonb -> 'preferences') as key), '{}') as names
    from read_consents(${accountId}, ${consentsOf(accountId, [subjectId])}) as consent`.execute(tx);
  return rows.map(({ id, mark, names }) => ({ id, names, verified: (mark & marks.verified) > 0 }));
}
