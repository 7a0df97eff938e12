import { teams } from '@app/contract';
import { routes, type Route } from '#platform/http/routes.ts';
import { leaveAccount, readMemberships, removePerson, switchAccount } from './membership.ts';
import { changeRoles, readPeople, readPerson } from './people.ts';

export const teamRoutes: Route[] = routes(teams, {
  people: async (_, context) => ({ people: await readPeople(context) }),

  readPerson: ({ params }, context) => readPerson(context, params.personId),

  setRoles: ({ params, body }, context) => changeRoles(context, params.personId, body.roles),

  removePerson: ({ params }, context) => removePerson(context, params.personId),

  memberships: async (_, context) => ({ accounts: await readMemberships(context) }),

  async switchAccount({ body }, exchange) {
    await switchAccount(exchange, body.accountId);
    return { accountId: body.accountId };
  },

  leave: (_, exchange) => leaveAccount(exchange),
});
