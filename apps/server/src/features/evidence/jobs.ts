import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { sequence } from './sequence.ts';
import { watchCheckpoints } from './stop.ts';
import { thinCheckpoints } from './thinning.ts';

/** Takes in what no worker did. Run twice, it finds nothing the second time. */
export const sequenceEvidence = job({
  name: 'evidence.sequence',
  payload: z.object({}),
  attempts: 3,
  cron: '* * * * *',
  async run(_, services) {
    while ((await sequence(services)) > 0);
  },
});

/** Makes leaves of rows from before leaves were made of them. Run twice, it finds none. What it does stands in the app. */
export const adoptEvidence = job({
  name: 'evidence.adopt',
  payload: z.object({}),
  attempts: 3,
  cron: '*/5 * * * *',
});

/** Stops signing for accounts that were set back, and goes on where they were not. Run twice, it changes nothing more. */
export const watchEvidence = job({
  name: 'evidence.watch',
  payload: z.object({}),
  attempts: 3,
  cron: '*/10 * * * *',
  run: (_, services) => watchCheckpoints(services),
});

/** Asks witnesses to cosign what grew. Run twice, it finds nothing the second time. What it does stands in the app. */
export const witnessEvidence = job({
  name: 'evidence.witness',
  payload: z.object({}),
  attempts: 1,
  cron: '* * * * *',
});

/** Takes checkpoints out that stand close together. Run twice, it finds none the second time. */
export const thinEvidence = job({
  name: 'evidence.thin',
  payload: z.object({}),
  attempts: 3,
  cron: '13 4 * * *',
  run: (_, services) => thinCheckpoints(services),
});
