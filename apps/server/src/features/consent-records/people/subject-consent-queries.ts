import { sql, type Tx } from '#platform/database/database.ts';

/** SQL for the ids of all consents of these people, as an array. */
export function consentsOf(accountId: string, subjectIds: readonly string[]) {
  return sql<string[]>`array(select id from subject_consent
    where account_id = ${accountId} and subject_id = any(${subjectIds}::uuid[]))`;
}

/** The ids of all consents of a person, the oldest first. */
export async function listConsentIds(tx: Tx, accountId: string, subjectId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('subjectConsent')
    .select('id')
    .where('accountId', '=', accountId)
    .where('subjectId', '=', subjectId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
