import { access } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { endAllAccess, readAccess } from './service.ts';

export const accessRoutes = routes(access, {
  list: async (_, context) => readAccess(context),
  endAll: async (_, context) => ({ ended: await endAllAccess(context) }),
});
