import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { deleteEndedChallenges } from './passkey-queries.ts';

/** Deletes challenges that nobody answered. Idempotent. */
export const sweepChallenges = job({
  name: 'second-factor.sweep-challenges',
  payload: z.object({}),
  attempts: 3,
  cron: '47 3 * * *',
  async run(_, { db, now }) {
    await db.acrossAccounts((tx) => deleteEndedChallenges(tx, now()));
  },
});
