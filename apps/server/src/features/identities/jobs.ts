import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { deleteEndedFlows } from './queries.ts';

/** Deletes trips to providers, and what they proved, that nobody finished. Idempotent. */
export const sweepFlows = job({
  name: 'identities.sweep-flows',
  payload: z.object({}),
  attempts: 3,
  cron: '52 3 * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts((tx) => deleteEndedFlows(tx, now()));
  },
});
