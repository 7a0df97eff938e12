import { workload as endpoints } from '@app/contract';
import type { Feature } from '#platform/feature.ts';
import { routes } from '#platform/http/routes.ts';
import { readWorkload } from './service.ts';

/** What needs work in each project of an account, for whoever looks after many. */
export const workload: Feature = {
  name: 'workload',
  routes: routes(endpoints, { read: async (_, context) => ({ projects: await readWorkload(context) }) }),
};
