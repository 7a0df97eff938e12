import { z } from 'zod';
import { job } from '#platform/jobs/jobs.ts';
import { sequence } from './sequence.ts';

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
