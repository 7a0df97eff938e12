import type { Database } from '#platform/database/database.ts';
import { deleteAttemptsOf, findOwner } from '../accounts/index.ts';
import { recordEvent } from '../audit/index.ts';
import { deleteSecondFactors } from './queries.ts';

/** Takes all second factors from a person who lost them. Undefined: nobody has the address; false: there were none. */
export async function resetSecondFactor(db: Database, now: Date, email: string): Promise<boolean | undefined> {
  const found = await findOwner(db, email);
  if (!found) return undefined;
  const { personId, accountId } = found;
  return db.asSystem(async (tx) => {
    const had = await deleteSecondFactors(tx, personId);
    await deleteAttemptsOf(tx, personId);
    if (had) await recordEvent(tx, now, { accountId }, 'second-factor.removed', { target: personId });
    return had;
  });
}
