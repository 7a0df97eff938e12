import type { Feature } from '#platform/feature.ts';
import { intakeOf } from '../consent-records/index.ts';
import { mountCalendars } from './calendar/feed.ts';
import { dsarCalendarRoutes } from './calendar/routes.ts';
import { answeringJobs, dsarJobs, inboxJob } from './listeners.ts';
import { mountDsarPages } from './pages.ts';
import { findProjectOfRequest } from './request-queries.ts';
import { dsarFilesRoutes } from './files/routes.ts';
import { dsarKeyRoutes } from './identity/routes.ts';
import { dsarRedactionRoutes } from './redactions/routes.ts';
import { dsarRoutes } from './routes.ts';
import { findProjectOfTask } from './task-queries.ts';
import { dsarTaskRoutes } from './task-routes.ts';

/** Requests of data subjects. GDPR Art. 12, 15 to 22, and their like elsewhere. */
export const dsar: Feature = {
  name: 'dsar',
  routes: [
    ...dsarRoutes,
    ...dsarFilesRoutes,
    ...dsarTaskRoutes,
    ...dsarKeyRoutes,
    ...dsarCalendarRoutes,
    ...dsarRedactionRoutes,
  ],
  places: {
    dsarRequestId: { find: findProjectOfRequest, notFound: 'dsar.not-found' },
    dsarTaskId: { find: findProjectOfTask, notFound: 'dsar-task.not-found' },
  },
  jobs: dsarJobs,
  create: (deps) => ({
    jobs: answeringJobs(intakeOf(deps)),
    // Without a mailbox nothing is read, and no job waits.
    ...(deps.services.config.inboundMail && { deliveries: { jobs: [inboxJob], atOnce: 1 } }),
    async mount(http) {
      mountCalendars(http, deps);
      await mountDsarPages(http, deps);
    },
  }),
};
