import { whistleblowing } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { handOver } from './tool/session.ts';

export const whistleblowingRoutes = routes(whistleblowing, {
  handOver: async (_, context) => ({
    // The token is behind the hash, which browsers send to no server.
    url: `${context.services.config.reportUrl}/report/tool#${await handOver(context)}`,
  }),
});
