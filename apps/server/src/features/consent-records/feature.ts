import { consentIntake } from '@app/contract';
import { preparePartitions } from '#platform/database/monthly.ts';
import { oncePerServer, type Feature } from '#platform/feature.ts';
import { addressLimit, minuteLimit } from '#platform/http/address-limit.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { adoptEvidence, adoptRows } from '../evidence/index.ts';
import { writesExports } from '../exports/index.ts';
import { documentPublished } from '../publishing/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { adoptConsents } from './keeping/adoption.ts';
import { subjectChanged } from './events.ts';
import { consentSource, subjectSource } from './search/exports.ts';
import { recordNotice } from './notices/follow-documents.ts';
import { consentsIntake } from './intake/intake.ts';
import { consentIntakeJobs, consentRecordJobs, forgetConsents } from './listeners.ts';
import { makeConsentPartitions } from './keeping/partition-queries.ts';
import { withConsentKeys } from './keys/reading-keys.ts';
import { consentRightsRoutes } from './rights-routes.ts';
import { consentRecordRoutes } from './routes.ts';
import { consentStateRoutes } from './intake/state.ts';
import { consentStatisticsRoutes } from './search/statistics.ts';
import { isMailed } from './intake/mailed.ts';

/** The intake of this server process. Other features record their own consents through it, too. */
export const intakeOf = oncePerServer((deps) => {
  const { db, services, files, budgets, guards, work, limits } = deps;
  const { config, log, now, secrets } = services;
  return consentsIntake({
    db,
    now,
    secrets,
    log,
    files,
    budgets,
    guards,
    askedWork: limits === 'off' ? undefined : { work, makesMail: isMailed(deps) },
    limits: { address: addressLimit(config.intakeLimit), key: minuteLimit(config.intakeKeyLimit) },
  });
});

export const consentRecords: Feature = {
  name: 'consent-records',
  jobs: [...consentRecordJobs, subjectChanged],
  hears: [
    hears(siteDeleted, (deleted, services) => forgetConsents(services, deleted)),
    hears(documentPublished, recordNotice),
    // The evidence feature finds every kind of leaf by itself except erasures.
    hears(adoptEvidence, (_, services) => adoptRows(services, [adoptConsents])),
    ...writesExports(consentSource),
    ...writesExports(subjectSource),
  ],
  create(deps) {
    const { db, services } = deps;
    const intake = intakeOf(deps);
    return {
      routes: [
        ...consentRecordRoutes(intake),
        ...consentStateRoutes(intake),
        ...consentRightsRoutes,
        ...consentStatisticsRoutes,
      ],
      direct: { routes: intake.routes, endpoints: Object.values(consentIntake) },
      jobs: consentIntakeJobs(intake),
      actors: (before) => withConsentKeys(before, db),
      prepare: () => preparePartitions(db, services.now(), makeConsentPartitions),
      drain: () => intake.drained(),
    };
  },
};
