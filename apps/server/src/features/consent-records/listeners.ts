import { deleteOldHours, preparePartitions } from '#platform/database/monthly.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue, withListeners, type Job } from '#platform/jobs/jobs.ts';
import type { ConsentIntake } from './intake/intake.ts';
import { expireConsents, finishImports, forgetLateConsents, makePartitions, mergeSubjects, recordOwn } from './jobs.ts';
import { mergeFound } from './people/merge.ts';
import { recordOwnConsents } from './intake/own.ts';
import { makeConsentPartitions } from './keeping/partition-queries.ts';
import { expirePeople, forgetSite } from './keeping/retention.ts';

/** The jobs of this feature with what they do. */
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
  withListeners(forgetLateConsents, (site, services) => forgetSite(services, site)),
];

/** Those that keep consents as if they had just come in. */
export function consentIntakeJobs(intake: ConsentIntake): readonly Job[] {
  return [
    withListeners(recordOwn, (_, services) => recordOwnConsents(services, intake)),
    withListeners(finishImports, () => intake.finishImports()),
  ];
}

/** Longer than anything is on its way. */
const late = 5 * 60_000;

/** Erases the consents of a site that was deleted, where its owner asked for that. Otherwise they stay as evidence. */
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
