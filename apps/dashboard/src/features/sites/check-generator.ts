import type { PageErrorCode } from '@app/contract/errors.ts';
import type { GeneratorForm } from '@app/contract';

/** Checks the generate form. Each check overrides the message of the previous one, so the last is shown. */
export function checkGenerator({
  site_type,
  document_type,
  site_name,
  pp_locale,
}: GeneratorForm): PageErrorCode | undefined {
  let refusal: PageErrorCode | undefined;
  if (!site_type) refusal = 'generator.site-type-required';
  if (!document_type) refusal = 'generator.document-type-required';
  if (!site_name?.trim())
    refusal = site_type === 'Site' || !site_type ? 'generator.url-required' : 'generator.app-name-required';
  if (!pp_locale) refusal = 'generator.language-required';
  return refusal;
}

const formTypes = { Site: 'site', MobileApplication: 'mobile_app', FacebookApplication: 'fb_app' } as const;

/** Converts the form to the body of the fixed paths: the address serves as name, and empty fields are omitted. */
export function asSent({ site_type, site_name = '', ...form }: GeneratorForm): GeneratorForm {
  const name = site_name.trim();
  return {
    ...form,
    ...(site_type ? { site_type, form_type: formTypes[site_type] } : {}),
    ...(site_type === 'Site' ? { site_url: name } : {}),
    site_name: name,
  };
}
