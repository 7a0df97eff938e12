import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { expireEvents } from './expiry.ts';
import { numberEvents } from './numbering.ts';
import { recordTallies } from './tallies.ts';

/** Deletes events that are older than their account keeps them. Idempotent. */
export const expireLog = job({
  name: 'audit.expire',
  payload: z.object({}),
  attempts: 3,
  cron: '41 3 * * *',
  run: (_, services) => expireEvents(services),
});

/** Numbers events that no worker has numbered. Idempotent. */
export const numberLog = job({
  name: 'audit.number',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
  async run(_, services) {
    while ((await numberEvents(services)) > 0);
  },
});

/** Records the failures and refusals of the hours that are over. Idempotent. */
export const tallyHours = job({
  name: 'audit.tally',
  payload: z.object({}),
  attempts: 3,
  cron: '1 * * * *',
  run: (_, services) => recordTallies(services),
});
