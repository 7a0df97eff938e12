import { noteErasure } from '#platform/erasures/erasures.ts';
import type { Services } from '#platform/http/context.ts';
import type { Tx } from '#platform/database/database.ts';
import { recordEvents, type Doer } from '../audit/index.ts';
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
    const hashes = await eraseChoices(tx, accountId, { siteId, consentId }, at);
    if (hashes.length === 0) return 0;
    await noteErasure(tx, accountId, at, { kind: 'choices-of', id: consentId });
    await withdrawExports(tx, accountId, siteId, at);
    await recordErased(tx, at, doer, siteId, hashes);
    return hashes.length;
  });
}

/** Repeats such an erasure in a database restored from an older backup. Returns whether there was anything. */
export async function eraseChoicesAgain(
  tx: Tx,
  accountId: string,
  { siteId, consentId }: Omit<ErasedChoices, 'doer'>,
  at: Date,
): Promise<boolean> {
  const hashes = await eraseChoices(tx, accountId, { siteId, consentId }, at);
  if (hashes.length > 0) await recordErased(tx, at, { accountId, job: 'restore' }, siteId, hashes);
  return hashes.length > 0;
}

/** The texts of an event are short. */
const hashesOfEvent = 10;

/** Names what was erased by the beginnings of its hashes, so that the audit finds rows that nobody erased. */
async function recordErased(tx: Tx, at: Date, doer: Doer, siteId: string, hashes: readonly Buffer[]): Promise<void> {
  const parts = Array.from({ length: Math.ceil(hashes.length / hashesOfEvent) }, (_, part) =>
    hashes.slice(part * hashesOfEvent, (part + 1) * hashesOfEvent),
  );
  const told = parts.map((part) => ({
    siteId,
    details: { count: part.length, hashes: part.map(shortHash).join(' ') },
  }));
  await recordEvents(tx, at, doer, 'choices.erased', told);
}

function shortHash(hash: Buffer): string {
  return hash.toString('hex', 0, 8);
}
