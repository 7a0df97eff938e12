import type { teamErrors } from '@app/texts/interface/en/errors/teams.ts';
import type { StatusOf } from './status.ts';

export const teamStatus: StatusOf<typeof teamErrors> = {
  'account.not-found': 404,
  'person.not-found': 404,
  'role.owner': 409,
  'role.exclusive': 409,
  'role.higher': 403,
  'role.project': 400,
};
