import { sql } from '#platform/database/database.ts';

/** The ids of all consents of people, as an array. */
export function consentsOf(accountId: string, subjectIds: readonly string[]) {
  return sql<string[]>`array(select id from subject_consent
    where account_id = ${accountId} and subject_id = any(${subjectIds}::uuid[]))`;
}
