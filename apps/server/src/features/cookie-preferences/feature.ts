import { preparePartitions } from '#platform/database/monthly.ts';
import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { bannerDeleted } from '../cookie-solution/index.ts';
import { writesExports } from '../exports/index.ts';
import { siteDeleted } from '../sites/index.ts';
import { preferenceSource } from './exports.ts';
import { choicesIntake } from './intake.ts';
import { cookiePreferenceJobs } from './listeners.ts';
import { makePreferencePartitions } from './retention-queries.ts';
import { forgetChoices, forgetUnanswered } from './retention.ts';
import { cookiePreferenceRoutes } from './routes.ts';

export const cookiePreferences: Feature = {
  name: 'cookie-preferences',
  jobs: cookiePreferenceJobs,
  hears: [
    hears(siteDeleted, (deleted, services) => forgetChoices(services, deleted)),
    hears(siteDeleted, (deleted, services) => forgetUnanswered(services, deleted)),
    hears(bannerDeleted, (deleted, services) => forgetChoices(services, deleted)),
    ...writesExports(preferenceSource),
  ],
  create({ db, services: { config, log, now }, countryOf, budgets }) {
    const intake = choicesIntake({ db, now, log, perMinute: config.intakeLimit, countryOf, budgets });
    return {
      routes: cookiePreferenceRoutes(intake),
      direct: { routes: [...intake.routes], endpoints: [] },
      prepare: () => preparePartitions(db, now(), makePreferencePartitions),
      drain: () => intake.drained(),
    };
  },
};
