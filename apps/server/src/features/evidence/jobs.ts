import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { sequence } from './sequence.ts';
import { watchCheckpoints } from './stop.ts';
import { thinCheckpoints } from './thinning.ts';

/** Adds waiting leaves that no worker has added. Idempotent. */
export const sequenceEvidence = job({
  name: 'evidence.sequence',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
  async run(_, services) {
    while ((await sequence(services)) > 0);
  },
});

/** Creates leaves for rows that are older than leaves. Idempotent. Implemented in the app. */
export const adoptEvidence = job({
  name: 'evidence.adopt',
  payload: z.object({}),
  attempts: 3,
  cron: '*/5 * * * *',
});

/** Stops signing for accounts whose tree was reset, and resumes for the others. Idempotent. */
export const watchEvidence = job({
  name: 'evidence.watch',
  payload: z.object({}),
  attempts: 3,
  cron: '*/10 * * * *',
  run: (_, services) => watchCheckpoints(services),
});

/** Asks witnesses to cosign trees that have grown. Idempotent. Implemented in the app. */
export const witnessEvidence = job({
  name: 'evidence.witness',
  payload: z.object({}),
  attempts: 1,
  cron: '* * * * *',
});

/** Deletes checkpoints that are close together. Idempotent. */
export const thinEvidence = job({
  name: 'evidence.thin',
  payload: z.object({}),
  attempts: 3,
  cron: '13 4 * * *',
  run: (_, services) => thinCheckpoints(services),
});
