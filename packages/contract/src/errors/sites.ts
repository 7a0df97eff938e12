import type { siteErrors } from '@app/texts/interface/en/errors/sites.ts';
import type { StatusOf } from './status.ts';

export const siteStatus: StatusOf<typeof siteErrors> = {
  'project.not-found': 404,
  'site.not-found': 404,
  'site.changed-meanwhile': 409,
  'draft.not-found': 404,
  'generator.document-type-required': 422,
  'generator.url-required': 422,
  'generator.app-name-required': 422,
  'generator.language-required': 422,
  'generator.site-type-required': 422,
  'generator.fields-required': 422,
  'generator.password-required': 422,
  'generator.terms-required': 422,
  'generator.sign-up-first': 422,
};
