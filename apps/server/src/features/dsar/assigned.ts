import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { findPersonOf } from '../accounts/index.ts';

/** Whoever handles requests belongs to the account. @throws Problem `dsar.person-unknown` */
export async function checkPeople(tx: Tx, accountId: string, ids: readonly (string | null)[]): Promise<void> {
  for (const id of ids)
    if (id !== null && !(await findPersonOf(tx, accountId, id))) throw new Problem('dsar.person-unknown');
}
