import { cookiePreferences } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import { readOptIn } from './opt-in.ts';
import { preferenceExports } from './exports.ts';
import type { Intake } from './intake.ts';
import { changeRetention, readRetention } from './retention.ts';
import { readChain, readList, readPreference, readState } from './service.ts';
import { readStatistics, readVariants } from './statistics.ts';

export function cookiePreferenceRoutes(intake: Intake): Route[] {
  return routes(cookiePreferences, {
    list: ({ params, query }, context) => readList(context, params.siteId, query),

    chain: ({ params }, context) => readChain(context, params.siteId, params.consent),

    read: ({ params }, context) => readPreference(context, params.siteId, params.preferenceId),

    statistics: ({ params, query }, context) => readStatistics(context, params.siteId, query),

    optIn: ({ params }, context) => readOptIn(context, params.siteId),

    variants: ({ params, query }, context) => readVariants(context, params.siteId, query),

    state: ({ params }, context) => readState(context, params.siteId, intake.state()),

    retention: ({ params }, context) => readRetention(context, params.siteId),

    setRetention: ({ params, body }, context) => changeRetention(context, params.siteId, body.months),

    listExports: ({ params }, context) => preferenceExports.list(context, params.siteId),

    startExport: ({ params, body }, context) =>
      preferenceExports.start(context, params.siteId, 'cookie-preferences', body),

    downloadExport: ({ params }, context) => preferenceExports.download(context, params.siteId, params.exportId),
  });
}
