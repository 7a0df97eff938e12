import { provisioning } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import { createToken, readTokens, removeToken } from './tokens.ts';

export const provisioningRoutes = routes(provisioning, {
  read: (_, context) => readTokens(context),

  create: (_, context) => createToken(context),

  async remove({ params }, context) {
    await removeToken(context, params.scimTokenId);
    return { done: true as const };
  },
});
