import { facebookApps } from '@app/contract';
import type { Feature } from '#platform/feature.ts';
import { routes } from '#platform/http/routes.ts';
import { connectApp, disconnectApp, readApp } from './service.ts';

/** The app on Facebook that a site is. */
export const facebookApp: Feature = {
  name: 'facebook-app',
  routes: routes(facebookApps, {
    read: async ({ params }, context) => ({ app: await readApp(context, params.siteId) }),
    connect: ({ params, body }, context) => connectApp(context, params.siteId, body),
    disconnect: ({ params }, context) => disconnectApp(context, params.siteId),
  }),
};
