import { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import { job } from '#platform/jobs/jobs.ts';
import { deleteLonePublicIds, deletePublicId } from './queries.ts';
import { deleteArchivedServices } from './service-queries.ts';

/** Releases the public ids of a deleted site. Idempotent. */
export async function forgetPublicIds(
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  { db }: Services,
): Promise<void> {
  await db.inAccount(accountId, async (tx) => {
    await deletePublicId(tx, accountId, siteId);
    await deleteLonePublicIds(tx, accountId);
  });
}

/**
 * Enqueued when a document, or one language of it, was deleted, so that the features that depend on it delete their
 * data on it. Idempotent.
 */
export const documentDeleted = job({
  name: 'policies.deleted',
  payload: z.object({
    accountId: z.uuid(),
    siteId: z.uuid(),
    documentId: z.uuid(),
    publicId: z.string(),
    language: z.string().nullable(),
    evidence: z.enum(['keep', 'delete']),
  }),
});

/** Deletes services that were removed more than a year ago (rule P13). Idempotent. */
export const forgetArchivedServices = job({
  name: 'policies.forget-archived',
  payload: z.object({}),
  cron: '20 3 * * *',
  async run(_, { db, now }) {
    const before = new Date(now().getTime() - 366 * 86_400_000);
    await db.acrossAccounts((tx) => deleteArchivedServices(tx, before));
  },
});
