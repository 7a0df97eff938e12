import type { policyErrors } from '@app/texts/interface/en/errors/policies.ts';
import type { StatusOf } from './status.ts';

export const policyStatus: StatusOf<typeof policyErrors> = {
  'document.changed-meanwhile': 409,
  'document.not-found': 404,
  'document.exists': 409,
  'document.incomplete': 422,
  'service.unknown': 404,
  'service.not-found': 404,
  'service.twice': 409,
  'service.limit': 403,
  'service.pro': 403,
  'service.deactivated': 409,
  'service.too-late': 409,
  'service.place-required': 400,
  'service.data-type-required': 400,
  'service.activity-unknown': 400,
  'activity.twice': 400,
  'tracker.purpose-required': 400,
  'services.limit': 403,
  'tracker.name-required': 400,
  'lifetime.required': 400,
  'lifetime.unconfirmed': 400,
  'lifetime.positive': 400,
  'question.refused': 400,
};
