import type { Feature } from '#platform/feature.ts';
import { hears, withListeners } from '#platform/jobs/jobs.ts';
import { eventRecorded } from '../audit/index.ts';
import { forgetNoted } from '../evidence/index.ts';
import { sendAlert } from './alerts.ts';
import { deleteDueAccounts } from './deletion.ts';
import { accountDeleted, termsAccepted } from './events.ts';
import { accountJobs } from './jobs.ts';
import { accountRoutes } from './routes.ts';
import { actors } from './sessions.ts';

export const accounts: Feature = {
  name: 'accounts',
  routes: accountRoutes,
  jobs: [
    ...accountJobs,
    deleteDueAccounts,
    withListeners(accountDeleted, ({ accountId }, { config }) => forgetNoted(config.dataDir, accountId)),
    termsAccepted,
  ],
  hears: [hears(eventRecorded, (event, services) => sendAlert(services, event))],
  create: ({ db, services }) => ({ actors: () => actors(db, services.now) }),
};
