import type { choiceErrors } from '@app/texts/interface/en/errors/cookie-preferences.ts';
import type { StatusOf } from './status.ts';

export const choiceStatus: StatusOf<typeof choiceErrors> = {
  'event.time': 400,
  'preference.not-found': 404,
};
