import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { sequence } from './sequence.ts';
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

/** Takes checkpoints out that stand close together. Run twice, it finds none the second time. */
export const thinEvidence = job({
  name: 'evidence.thin',
  payload: z.object({}),
  attempts: 3,
  cron: '13 4 * * *',
  run: (_, services) => thinCheckpoints(services),
});
