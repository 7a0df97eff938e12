import type { Feature } from '#platform/feature.ts';
import { hears } from '#platform/jobs/jobs.ts';
import { companyJoined } from '../identities/index.ts';
import { connectJoined } from './joined.ts';
import { mountScim } from './mount.ts';
import { provisioningRoutes } from './routes.ts';

/** People and teams from the directory of a company, by SCIM 2.0. */
export const provisioning: Feature = {
  name: 'provisioning',
  routes: provisioningRoutes,
  hears: [hears(companyJoined, (joined, services) => connectJoined(services, joined))],
  create: ({ services, https }) => ({ mount: (http) => mountScim(http, services, https) }),
};
