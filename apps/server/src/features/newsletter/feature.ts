import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { askForWork, consentDatabaseDeleted, intakeOf } from '../consent-records/index.ts';
import { writesExports } from '../exports/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { forgetNewsletters, newsletterSource } from './exports.ts';
import { newsletterFollower } from './follow.ts';
import { subscriptionChanged } from './jobs.ts';
import { newsletterJobs } from './listeners.ts';
import { newsletterCache } from './newsletter-cache.ts';
import { mountNewsletterPages } from './pages.ts';
import { newsletterRoutes } from './routes.ts';

export const newsletter: Feature = {
  name: 'newsletter',
  jobs: [...newsletterJobs, subscriptionChanged],
  keepUp: [newsletterFollower.keepFollowing],
  hears: [
    hears(siteDeleted, (deleted, services) => forgetNewsletters(services, deleted)),
    hears(consentDatabaseDeleted, (deleted, services) => forgetNewsletters(services, deleted)),
    ...writesExports(newsletterSource),
  ],
  create(deps) {
    const { db, clock, services, https, budgets } = deps;
    const intake = intakeOf(deps);
    askForWork(deps, newsletterCache(db, clock));
    return {
      routes: newsletterRoutes(intake),
      mount: (http) => mountNewsletterPages(http, { services, intake, https, budgets }),
    };
  },
};
