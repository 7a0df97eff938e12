import { z } from 'zod';
import type { Services } from '#platform/http/context.ts';
import { job } from '#platform/jobs/jobs.ts';
import { deleteLonePublicIds, deletePublicId } from './queries.ts';
import { deleteArchivedServices } from './service-queries.ts';

/** Gives back the public addresses of a site that was deleted. Run twice, it finds nothing the second time. */
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
 * Told when a document, or one language of it, was deleted, so that the features below drop what they keep of it. Run
 * twice, it finds nothing the second time.
 */
export const documentDeleted = job({
  name: 'policies.deleted',
  payload: z.object({
    accountId: z.uuid(),
    documentId: z.uuid(),
    publicId: z.string(),
    language: z.string().nullable(),
    evidence: z.enum(['keep', 'delete']),
  }),
});

/**
 * Told when a site lost a published document or a service, or was given one back, so that its banner follows. Run twice,
 * that says the same again.
 */
export const policiesChanged = job({
  name: 'policies.changed',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid() }),
});

/** Forgets services that were removed more than a year ago (rule P13). Run twice, it finds nothing the second time. */
export const forgetArchivedServices = job({
  name: 'policies.forget-archived',
  payload: z.object({}),
  cron: '20 3 * * *',
  async run(_, { db, now }) {
    const before = new Date(now().getTime() - 366 * 86_400_000);
    await db.acrossAccounts((tx) => deleteArchivedServices(tx, before));
  },
});
