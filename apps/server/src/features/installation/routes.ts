import { installations } from '@app/contract';
import type { Guard } from '@app/scanner';
import { routes, type Route } from '#platform/http/routes.ts';
import { checkInstallation, chooseBuilder, readInstallation, readInstallations } from './service.ts';
import { sendWordpressPlugin } from './wordpress-plugin.ts';

/** @param guard Guard for reading pages of sites. */
export function installationRoutes(guard: Guard): Route[] {
  return routes(installations, {
    list: async (_, context) => ({ installations: await readInstallations(context) }),

    read: ({ params }, context) => readInstallation(context, params.siteId),

    async setBuilder({ params, body }, context) {
      await chooseBuilder(context, params.siteId, body.builder);
      return readInstallation(context, params.siteId);
    },

    async check({ params, body }, context) {
      await checkInstallation(context, guard, params.siteId, body.url);
      return readInstallation(context, params.siteId);
    },

    wordpressPlugin: (_, exchange) => sendWordpressPlugin(exchange),
  });
}
