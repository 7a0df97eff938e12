import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { deleteDeletions, listAllDeletions } from '../sites/index.ts';
import { evidenceOf, isEmpty } from './service.ts';

/** Forgets deletions of which nothing is kept any more, with the names of their sites. Idempotent. */
export const forgetEmptyDeletions = job({
  name: 'kept-evidence.forget-empty',
  payload: z.object({}),
  cron: '5 5 * * *',
  async run(_, { db, now }) {
    for (const { accountId, siteId } of await db.acrossAccounts(listAllDeletions)) {
      await db.inAccount(accountId, async (tx) => {
        if (isEmpty(await evidenceOf(tx, accountId, siteId, now()))) await deleteDeletions(tx, accountId, siteId);
      });
    }
  },
});
