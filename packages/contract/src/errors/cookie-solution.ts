import type { bannerErrors } from '@app/texts/interface/en/errors/cookie-solution.ts';
import type { StatusOf } from './status.ts';

export const bannerStatus: StatusOf<typeof bannerErrors> = {
  'banner.not-found': 404,
  'banner.offline': 409,
  'banner.not-offline': 409,
  'banner.blocked': 422,
  'banner.changed-meanwhile': 409,
  'banner.css': 422,
  'banner.markup': 422,
  'banner.file-too-large': 413,
  'banner.file-type': 415,
  'banner.file-not-found': 404,
  'banner.picture-not-found': 404,
  'banner.preview-over': 404,
  'banner.code-missing': 503,
  'banner.no-variants': 422,
  'banner.experiment-running': 409,
  'banner.no-experiment': 409,
  'vendor-list.missing': 422,
  'banner.cmp-id-missing': 422,
};
