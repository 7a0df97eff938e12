import { newsletters } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import type { ConsentIntake } from '../consent-records/index.ts';
import { newsletterExports } from './exports.ts';
import { changeNewsletter, createNewsletter, readNewsletters, removeNewsletter, resendReplyTo } from './service.ts';
import {
  addSubscription,
  readCount,
  readSubscription,
  readSubscriptions,
  resend,
  unsubscribe,
} from './subscriptions.ts';

export function newsletterRoutes(intake: ConsentIntake): Route[] {
  return routes(newsletters, {
    list: ({ params }, context) => readNewsletters(context, params.siteId),

    create: ({ params, body }, context) => createNewsletter(context, params.siteId, body),

    update: ({ params, body }, context) => changeNewsletter(context, params.siteId, params.newsletterId, body),

    resendReplyTo: ({ params }, exchange) => resendReplyTo(exchange, params.siteId, params.newsletterId),

    delete: ({ params }, context) => removeNewsletter(context, params.siteId, params.newsletterId),

    listSubscriptions: ({ params, query }, context) => readSubscriptions(context, params.siteId, query),

    countSubscriptions: ({ params, query }, context) => readCount(context, params.siteId, query),

    readSubscription: ({ params }, context) => readSubscription(context, params.siteId, params.subscriptionId),

    addSubscription: ({ params, body }, context) => addSubscription(context, intake, params.siteId, body),

    resend: ({ params }, context) => resend(context, params.siteId, params.subscriptionId),

    unsubscribe: ({ params }, context) => unsubscribe(context, intake, params.siteId, params.subscriptionId),

    listExports: ({ params }, context) => newsletterExports.list(context, params.siteId),

    startExport: ({ params, body }, context) => newsletterExports.start(context, params.siteId, 'newsletter', body),

    downloadExport: ({ params }, context) => newsletterExports.download(context, params.siteId, params.exportId),
  });
}
