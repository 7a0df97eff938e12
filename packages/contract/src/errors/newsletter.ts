import type { newsletterErrors } from '@app/texts/interface/en/errors/newsletter.ts';
import type { StatusOf } from './status.ts';

export const newsletterStatus: StatusOf<typeof newsletterErrors> = {
  'newsletter.not-found': 404,
  'newsletter.taken': 409,
  'reply-to.declined': 409,
  'subscription.not-found': 404,
  'subscription.not-pending': 409,
  'subscription.mailed-enough': 409,
};
