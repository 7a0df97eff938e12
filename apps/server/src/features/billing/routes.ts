import { billing } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { entitlements } from './service.ts';

export const billingRoutes = routes(billing, {
  entitlements: (_, { services, actor }) =>
    services.db.inAccount(actor.accountId, async (tx) => ({
      ...(await entitlements(tx, services, actor.accountId)),
      hosted: services.config.hostedPlans,
    })),
});
