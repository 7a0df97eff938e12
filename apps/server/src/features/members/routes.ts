import { members } from '@app/contract';
import { routes } from '#platform/http/routes.ts';
import {
  changeDefault,
  changeMember,
  changeMemberOfSite,
  createMember,
  forkOwner,
  readMembers,
  readUses,
  removeMember,
} from './service.ts';

export const memberRoutes = routes(members, {
  async list(_, context) {
    return { members: await readMembers(context) };
  },

  create: ({ body }, context) => createMember(context, body),

  update: ({ params, body }, context) => changeMember(context, params.memberId, body),

  async delete({ params }, context) {
    return { documents: await removeMember(context, params.memberId) };
  },

  async uses({ params }, context) {
    return { documents: await readUses(context, params.memberId) };
  },

  setDefault: ({ params, body }, context) => changeDefault(context, params.memberId, body.isDefault),

  setOfSite: ({ params, body }, context) => changeMemberOfSite(context, params.siteId, body.memberId),

  fork: ({ params }, context) => forkOwner(context, params.siteId),
});
