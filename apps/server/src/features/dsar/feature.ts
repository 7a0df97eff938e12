import type { Feature } from '#platform/feature.ts';
import { intakeOf } from '../consent-records/index.ts';
import { mountDataRights } from './agents/protocol.ts';
import { dsarAgentRoutes } from './agents/routes.ts';
import { mountCalendars } from './calendar/feed.ts';
import { dsarCalendarRoutes } from './calendar/routes.ts';
import { answeringJobs, dsarJobs, inboxJob, outgoingJobs } from './listeners.ts';
import { mountDsarPages } from './pages.ts';
import { findProjectOfRequest } from './request-queries.ts';
import { dsarFilesRoutes } from './files/routes.ts';
import { dsarIdentityRoutes, dsarKeyRoutes } from './identity/routes.ts';
import { mountProcessorCallbacks } from './processors/callbacks.ts';
import { dsarProcessorRoutes } from './processors/routes.ts';
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
    ...dsarIdentityRoutes,
    ...dsarCalendarRoutes,
    ...dsarRedactionRoutes,
    ...dsarAgentRoutes,
  ],
  places: {
    dsarRequestId: { find: findProjectOfRequest, notFound: 'dsar.not-found' },
    dsarTaskId: { find: findProjectOfTask, notFound: 'dsar-task.not-found' },
  },
  jobs: dsarJobs,
  create: (deps) => ({
    routes: dsarProcessorRoutes(deps.guard),
    jobs: answeringJobs(intakeOf(deps)),
    deliveries: {
      // Without a mailbox nothing is read, and no job waits.
      jobs: [...(deps.services.config.inboundMail ? [inboxJob] : []), ...outgoingJobs(deps.guard)],
      atOnce: 4,
    },
    async mount(http) {
      await mountDataRights(http, deps);
      await mountProcessorCallbacks(http, deps);
      mountCalendars(http, deps);
      await mountDsarPages(http, deps);
    },
  }),
};
