import { deleteOldHours, preparePartitions } from '#platform/database/monthly.ts';
import { withListeners, type Job } from '#platform/jobs/jobs.ts';
import { countChoices, expire, forgetLateChoices, makePartitions, seal } from './jobs.ts';
import { makePreferencePartitions } from './retention-queries.ts';
import { expireChoices, forgetChoicesOf } from './retention.ts';
import { countTouched, countUnansweredVisits } from './rollup.ts';
import { sealChoices } from './seal.ts';

/** The jobs of this feature with their handlers. */
export const cookiePreferenceJobs: readonly Job[] = [
  withListeners(
    countChoices,
    (_, services) => countTouched(services),
    (_, services) => countUnansweredVisits(services),
  ),
  withListeners(seal, (_, services) => sealChoices(services)),
  withListeners(makePartitions, async (_, { db, now }) => {
    await preparePartitions(db, now(), makePreferencePartitions);
  }),
  withListeners(
    expire,
    (_, services) => expireChoices(services),
    (_, { db, now }) => deleteOldHours(db, 'preferenceHour', now()),
  ),
  withListeners(forgetLateChoices, (site, services) => forgetChoicesOf(services, site)),
];
