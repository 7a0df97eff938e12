import type { teamErrors } from '@app/texts/interface/en/errors/teams.ts';
import type { StatusOf } from './status.ts';

export const teamStatus: StatusOf<typeof teamErrors> = {
  'account.not-found': 404,
  'person.not-found': 404,
  'role.owner': 409,
  'role.exclusive': 409,
  'role.higher': 403,
  'view-as.read-only': 403,
  'role.project': 400,
  'role.not-found': 404,
  'role.limit': 409,
  'role.name-taken': 409,
  'team.not-found': 404,
  'team.name-taken': 409,
  'invitation.not-found': 404,
  'invitation.other-address': 403,
  'invitation.limit': 429,
  'ownership.not-offered': 404,
  'ownership.no-admin': 409,
  'ownership.factor': 403,
};
