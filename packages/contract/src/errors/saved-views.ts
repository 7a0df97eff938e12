import type { savedViewErrors } from '@app/texts/interface/en/errors/saved-views.ts';
import type { StatusOf } from './status.ts';

export const savedViewStatus: StatusOf<typeof savedViewErrors> = {
  'saved-view.changed': 409,
  'saved-view.limit': 409,
};
