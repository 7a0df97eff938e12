import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Services } from '#platform/http/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { withdrawExports } from '../exports/index.ts';
import { eraseChoices } from './erase-queries.ts';

type ErasedChoices = { readonly siteId: string; readonly consentId: string; readonly doer: Doer };

/**
 * Erases what somebody chose on a site under a consent id. What stays are counts, and a hash of each choice: that it was made and
 * when, as proof, and nothing of what or by whom. GDPR Art. 7(1), 17(1), (3)(e).
 *
 * @returns how many choices there were
 */
export async function eraseChoicesOf(
  { db, now }: Services,
  { siteId, consentId, doer }: ErasedChoices,
): Promise<number> {
  const { accountId } = doer;
  const at = now();
  // As the system, because the role of an account may not change evidence.
  return db.asSystem(async (tx) => {
    const erased = await eraseChoices(tx, accountId, siteId, consentId);
    if (erased === 0) return 0;
    await noteErasure(tx, accountId, at, { kind: 'choices-of', id: consentId });
    await withdrawExports(tx, accountId, siteId, at);
    await recordEvent(tx, at, doer, 'choices.erased', { siteId, details: { count: erased } });
    return erased;
  });
}

/** Repeats such an erasure in a database restored from an older backup. Returns whether there was anything. */
export async function eraseChoicesAgain(
  tx: Tx,
  accountId: string,
  { siteId, consentId }: Omit<ErasedChoices, 'doer'>,
): Promise<boolean> {
  return (await eraseChoices(tx, accountId, siteId, consentId)) > 0;
}
