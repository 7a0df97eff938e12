import { activity } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { exportEvents, readEvents } from './service.ts';

export const activityRoutes = routes(activity, {
  async listEvents({ query }, context) {
    return readEvents(context, query);
  },

  async exportEvents({ query }, context) {
    return exportEvents(context, query);
  },
});
