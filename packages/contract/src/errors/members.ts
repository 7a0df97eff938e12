import type { memberErrors } from '@app/texts/interface/en/errors/members.ts';
import type { StatusOf } from './status.ts';

export const memberStatus: StatusOf<typeof memberErrors> = {
  'member.not-found': 404,
  'owner.no-member': 409,
};
