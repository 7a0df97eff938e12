import type { Services } from '#platform/http/context.ts';
import { holdRemoval } from '../evidence/index.ts';
import { deleteVersionsOf, deleteVersionsUntil, keepVersionsOf, listVersionsUntil } from './kept-version-queries.ts';

/** Years for which the versions of a deleted document are kept: contracts end in claims for that long (Codice civile, Art. 2946). */
const yearsKept = 10;

/** When the versions of a document deleted at this time are deleted. */
export function versionsKeptUntil(gone: Date): Date {
  const end = new Date(gone);
  end.setUTCFullYear(end.getUTCFullYear() + yearsKept);
  return end;
}

type Deleted = {
  readonly accountId: string;
  readonly siteId: string;
  /** Left out: all documents of the site. */
  readonly documentId?: string;
  readonly evidence: 'keep' | 'delete';
};

/**
 * Keeps the versions of deleted documents for their time, or deletes them with a leaf that says so. Versions show what people
 * were told (GDPR, Art. 5(2), RULES P11), so that only their owner's explicit word deletes them before. Idempotent.
 */
export async function forgetVersionsOf({ db, now }: Services, { accountId, evidence, ...of }: Deleted): Promise<void> {
  const at = now();
  await db.asSystem(async (tx) => {
    if (evidence === 'keep') return keepVersionsOf(tx, accountId, of, versionsKeptUntil(at));
    await holdRemoval(tx, accountId, 'document-version', of, at);
    await deleteVersionsOf(tx, accountId, of);
  });
}

/** Deletes versions whose time is over, over all accounts. */
export async function deleteOverVersions({ db, now }: Services): Promise<void> {
  const at = now();
  await db.acrossAccounts(async (tx) => {
    for (const { accountId, documentId } of await listVersionsUntil(tx, at))
      await holdRemoval(tx, accountId, 'document-version', { documentId }, at);
    await deleteVersionsUntil(tx, at);
  });
}
