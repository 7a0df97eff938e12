import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { deleteEventsBefore } from './queries.ts';
import { forgottenBefore } from './rules.ts';

/** Deletes events after twelve months. Idempotent. */
export const forgetEvents = job({
  name: 'activity.forget',
  payload: z.object({}),
  attempts: 3,
  cron: '41 3 * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts((tx) => deleteEventsBefore(tx, forgottenBefore(now())));
  },
});
