import type { Feature } from '#platform/feature.ts';
import { hostedBannersOf } from '../cookie-solution/index.ts';
import { installationRoutes } from './routes.ts';
import { watchSightings } from './sightings.ts';

/** How a banner comes into the pages of a site: instructions, where pages loaded it, and the check of a page. */
export const installation: Feature = {
  name: 'installation',
  create(deps) {
    const { services, clock, front, guard } = deps;
    const sightings = watchSightings({ db: deps.db, banners: hostedBannersOf(deps), log: services.log, clock });
    front.onServed('/embed/cs/', (request) => sightings.note(request));
    return { routes: installationRoutes(guard), drain: () => sightings.store() };
  },
};
