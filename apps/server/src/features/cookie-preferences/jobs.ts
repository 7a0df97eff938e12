import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';

// The handlers are in `listeners.ts`, because handlers import the code that enqueues these jobs.

/** Counts choices that arrived since the last run. Idempotent. */
export const countChoices = job({
  name: 'cookie-preferences.count',
  payload: z.object({}),
  cron: '* * * * *',
  attempts: 3,
});

/** Makes leaves for the choices of past hours. Idempotent. */
export const seal = job({
  name: 'cookie-preferences.seal',
  payload: z.object({}),
  cron: '7 * * * *',
  attempts: 3,
});

/** Creates the partitions of the coming months. Idempotent. */
export const makePartitions = job({ name: 'cookie-preferences.partitions', payload: z.object({}), cron: '23 3 * * *' });

/**
 * Deletes leftover choices of a site that was deleted with its evidence: other processes may have cached the site for a
 * while. Idempotent.
 */
export const forgetLateChoices = job({
  name: 'cookie-preferences.forget-late',
  payload: z.object({ accountId: z.uuid(), siteId: z.uuid() }),
});

/** Deletes expired choices. Idempotent. */
export const expire = job({
  name: 'cookie-preferences.expire',
  payload: z.object({}),
  cron: '43 3 * * *',
  attempts: 3,
});
