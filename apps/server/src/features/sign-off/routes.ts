import { signOffs } from '@app/contract';
import type { Front } from '#platform/http/front.ts';
import { routes, type Route } from '#platform/http/routes.ts';
import type { EmbedCode } from '../cookie-solution/index.ts';
import { setSignOff } from '../sites/index.ts';
import { approve, sendBack, withdraw } from './decisions.ts';
import { ask, readAll, readOne } from './service.ts';

export function signOffRoutes(code: EmbedCode, front: Pick<Front, 'forget'>): Route[] {
  return routes(signOffs, {
    setRequired: ({ params, body }, context) => setSignOff(context, params.projectId, body.required),

    list: async ({ query }, context) => ({ signOffs: await readAll(context, query) }),

    ask: ({ params, body }, exchange) => ask(exchange, code, params.siteId, body),

    read: ({ params }, exchange) => readOne(exchange, code, params),

    async approve({ params }, exchange) {
      const { signOff, addresses } = await approve(exchange, code, params);
      for (const address of addresses) front.forget(address);
      return signOff;
    },

    sendBack: ({ params, body }, context) => sendBack(context, params, body.answer),

    withdraw: ({ params }, context) => withdraw(context, params),
  });
}
