import { deleteOldHours, preparePartitions } from '#platform/database/monthly.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue, withListeners, type Job } from '#platform/jobs/jobs.ts';
import type { ConsentIntake } from './intake/intake.ts';
import {
  consentDatabaseDeleted,
  expireConsents,
  finishImports,
  forgetLateConsents,
  makePartitions,
  mergeSubjects,
  recordOwn,
} from './jobs.ts';
import { mergeFound } from './people/merge.ts';
import { recordOwnConsents } from './intake/own.ts';
import { makeConsentPartitions } from './keeping/partition-queries.ts';
import { expirePeople, forgetSite } from './keeping/retention.ts';

/** The handlers of the jobs of this feature. */
export const consentRecordJobs: readonly Job[] = [
  withListeners(mergeSubjects, (found, services) => mergeFound(services, found)),
  withListeners(makePartitions, async (_, { db, now }) => {
    await preparePartitions(db, now(), makeConsentPartitions);
  }),
  withListeners(
    expireConsents,
    (_, services) => expirePeople(services),
    (_, { db, now }) => deleteOldHours(db, 'consentHour', now()),
  ),
  withListeners(consentDatabaseDeleted, (deleted, services) => forgetConsents(services, deleted)),
  withListeners(forgetLateConsents, (site, services) => forgetSite(services, site)),
];

/** Jobs that store consents as the intake does. */
export function consentIntakeJobs(intake: ConsentIntake): readonly Job[] {
  return [
    withListeners(recordOwn, (_, services) => recordOwnConsents(services, intake)),
    withListeners(finishImports, () => intake.finishImports()),
  ];
}

/** Longer than any request takes to be written. */
const late = 5 * 60_000;

/** Erases the consents of a deleted site or Consent Database if its owner asked for that. Otherwise they stay as evidence. */
export async function forgetConsents(
  services: Services,
  { evidence, accountId, siteId }: { readonly accountId: string; readonly siteId: string; readonly evidence: string },
): Promise<void> {
  if (evidence !== 'delete') return;
  await forgetSite(services, { accountId, siteId });
  const runAt = new Date(services.now().getTime() + late);
  await services.db.asSystem((tx) =>
    enqueue(tx, forgetLateConsents, { accountId, siteId }, { runAt, key: `forget ${siteId}` }),
  );
}
