import type { Feature } from '#platform/feature.ts';
import { createEngines } from './engines.ts';
import { scanKept } from './jobs.ts';
import { detectionJobs } from './listeners.ts';
import { ownCatalogueFollower } from './own-catalogue.ts';
import { detectionRoutes } from './routes.ts';

/** Milliseconds between checks of a running server for catalogue entries that an operator added. */
const catalogueRefreshedEvery = 5000;

export const detection: Feature = {
  name: 'detection',
  jobs: [scanKept],
  create({ db, guard, caps, services: { config } }) {
    const engines = createEngines(guard, caps, config.chromium, config.chromiumSandbox);
    return {
      routes: detectionRoutes(engines),
      jobs: detectionJobs(engines),
      refresh: { what: 'own services', every: catalogueRefreshedEvery, turn: ownCatalogueFollower(db) },
    };
  },
};
