import { detection } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import { adopt } from './adoption.ts';
import { showBadge, showPublicReport, showReportPicture } from './badge.ts';
import type { Engines } from './engines.ts';
import { changeSchedule } from './schedule.ts';
import { endScan, readOverview, readScan, startScan } from './service.ts';

export function detectionRoutes(engines: Engines): Route[] {
  return routes(detection, {
    overview: ({ params }, context) => readOverview(context, engines, params.siteId),

    start: ({ params, body }, context) => startScan(context, params.siteId, body),

    read: ({ params }, context) => readScan(context, params.siteId, params.scanId),

    stop: ({ params }, context) => endScan(context, params.siteId, params.scanId),

    adopt: ({ params, body }, context) => adopt(context, context.asked.locale, params.siteId, params.scanId, body),

    async setSchedule({ params, body }, context) {
      await changeSchedule(context, params.siteId, body);
      return readOverview(context, engines, params.siteId);
    },

    badge: ({ params }, exchange) => showBadge(exchange, params.badgeId),

    reportPicture: ({ params }, exchange) => showReportPicture(exchange, params.badgeId),

    publicReport: ({ params }, exchange) => showPublicReport(exchange, params.badgeId),
  });
}
