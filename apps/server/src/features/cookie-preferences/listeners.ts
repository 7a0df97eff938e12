import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { countChoices, expire, forgetLateChoices, makePartitions, seal } from './jobs.ts';
import { expireChoices, forgetChoicesOf, preparePartitions } from './retention.ts';
import { countTouched, forgetOldHours } from './rollup.ts';
import { sealChoices } from './seal.ts';

/** The jobs of this feature with what they do. */
export const cookiePreferenceJobs: readonly Job[] = [
  withListeners(countChoices, (_, services) => countTouched(services)),
  withListeners(seal, (_, services) => sealChoices(services)),
  withListeners(makePartitions, async (_, { db, now }) => {
    await preparePartitions(db, now());
  }),
  withListeners(
    expire,
    (_, services) => expireChoices(services),
    (_, services) => forgetOldHours(services),
  ),
  withListeners(forgetLateChoices, (site, services) => forgetChoicesOf(services, site)),
];
