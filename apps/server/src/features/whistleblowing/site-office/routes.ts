import { reportOffices } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { readPoster } from './poster.ts';
import { setMails } from './mails.ts';
import { endOffice, proposeOffice, readOffice, withdrawProposal } from './service.ts';

export const siteOfficeRoutes = routes(reportOffices, {
  read: ({ params, query }, exchange) => readOffice(exchange, params.siteId, query.country),

  propose: ({ params, body }, exchange) => proposeOffice(exchange, params.siteId, body),

  mails: ({ params, body }, exchange) => setMails(exchange, params.siteId, body),

  withdraw: ({ params }, exchange) => withdrawProposal(exchange, params.siteId),

  end: ({ params }, exchange) => endOffice(exchange, params.siteId),

  poster: ({ params }, exchange) => readPoster(exchange, params.siteId),
});
