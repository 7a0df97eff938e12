import type { publishingErrors } from '@app/texts/interface/en/errors/publishing.ts';
import type { StatusOf } from './status.ts';

export const publishingStatus: StatusOf<typeof publishingErrors> = {
  'document.not-published': 404,
  'document.offline': 404,
  'document.not-offline': 409,
  'version.not-found': 404,
  'embedding.cannot-create-for-language': 422,
  'embedding.not-published': 409,
  'embedding.no-addresses': 422,
  'embedding.invalid-addresses': 422,
};
