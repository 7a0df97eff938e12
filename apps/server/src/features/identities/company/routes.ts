import { companySignIn, normalizeEmail } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import type { Companies } from './clients.ts';
import { addDomain, checkDomain, removeDomain, type TxtResolver } from './domains.ts';
import { beginCompany, beginCompanyConfirm, beginOwnCompany, findCompany } from './begin.ts';
import { beginTest, connectCompany, disconnectCompany, readCompany, setRequired } from './settings.ts';

export const companyRoutes = (companies: Companies, resolve: TxtResolver) =>
  routes(companySignIn, {
    read: (_, context) => readCompany(context, companies),

    connect: ({ body }, context) => connectCompany(context, companies, body),

    async disconnect(_, context) {
      await disconnectCompany(context);
      return { done: true as const };
    },

    setRequired: ({ body }, context) => setRequired(context, companies, body.required),

    async beginTest(_, exchange) {
      return { redirect_to: await beginTest(exchange, companies) };
    },

    addDomain: ({ body }, context) => addDomain(context, body.domain),

    checkDomain: ({ params }, context) => checkDomain(context, resolve, params.companyDomainId),

    async removeDomain({ params }, context) {
      await removeDomain(context, params.companyDomainId);
      return { done: true as const };
    },

    async find({ body }, { services }) {
      return { success: true as const, label: (await findCompany(services, normalizeEmail(body.email))) ?? null };
    },

    async begin({ body }, exchange) {
      const begun = await beginCompany(exchange, companies, normalizeEmail(body.email));
      return { success: true as const, redirect_to: begun ?? null };
    },

    async beginOwn(_, exchange) {
      return { redirect_to: await beginOwnCompany(exchange, companies) };
    },

    async beginConfirm(_, exchange) {
      return { redirect_to: await beginCompanyConfirm(exchange, companies) };
    },
  });
