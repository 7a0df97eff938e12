import type { dsarErrors } from '@app/texts/interface/en/errors/dsar.ts';
import type { StatusOf } from './status.ts';

export const dsarStatus: StatusOf<typeof dsarErrors> = {
  'dsar.not-found': 404,
  'dsar.no-certificate': 404,
  'dsar.changed': 409,
  'dsar.not-possible': 409,
  'dsar.no-extension': 409,
  'dsar.not-in-law': 400,
  'dsar.ground': 400,
  'dsar.recipients': 400,
  'dsar.received-later': 400,
  'dsar.person-unknown': 400,
  'dsar.no-owner': 409,
  'dsar.tasks-open': 409,
  'dsar.no-records': 409,
  'dsar.unconfirmed': 409,
  'dsar.forgotten': 409,
  'dsar-file.not-found': 404,
  'dsar-file.part': 409,
  'dsar-file.too-many': 409,
  'dsar-file.incomplete': 409,
  'dsar-file.sent': 409,
  'dsar-file.no-page': 409,
  'dsar-file.nothing-held': 409,
  'dsar-task.not-found': 404,
};
