import type { DocumentType, GeneratorForm, SameResourceWarning, SettingsChange } from '@app/contract';
import type { ErrorCode } from '@app/contract/errors.ts';
import { documentKinds } from '@app/documents';

/** The policies: documents that name the services of their site, and lead to each other. */
export const speakOfServices: readonly DocumentType[] = ['privacy_policy', 'cookie_policy'];

/** Documents that say what these settings say. */
export function concernedBy({ terms, links, ...others }: SettingsChange): readonly DocumentType[] {
  if (links !== undefined || Object.keys(others).includes('minimumAge')) return documentKinds;
  const policies = Object.keys(others).length > 0 ? speakOfServices : [];
  return terms === undefined ? policies : [...policies, 'terms_and_conditions'];
}

/** How long a removed service can be taken back. */
export const archiveDays = 30;

/** More services than any site needs: the document refuses them, whatever the plan (GDPR Art. 5(1)(c)). */
export const mostServices = 500;

export function archivedUntil(archivedAt: Date): Date {
  return new Date(archivedAt.getTime() + archiveDays * 86_400_000);
}

/** Ready to be made: what the generate modal must give. */
export type Generated = {
  readonly site_type: NonNullable<GeneratorForm['site_type']>;
  readonly document_type: string;
  readonly site_name: string;
  readonly pp_locale: string;
};

type Checked = { readonly ok: true; readonly form: Generated } | { readonly ok: false; readonly refusal: ErrorCode };

/** Checks the generate modal. Each check overrides the message of the one before, so the last that fails is shown. */
export function checkGenerator(form: GeneratorForm): Checked {
  const { site_type, document_type, pp_locale } = form;
  const site_name = form.site_name?.trim();
  let refusal: ErrorCode | undefined;
  if (!site_type) refusal = 'generator.site-type-required';
  if (!document_type) refusal = 'generator.document-type-required';
  if (!site_name)
    refusal = site_type === 'Site' || !site_type ? 'generator.url-required' : 'generator.app-name-required';
  if (!pp_locale) refusal = 'generator.language-required';
  if (refusal || !site_type || !document_type || !site_name || !pp_locale) {
    return { ok: false, refusal: refusal ?? 'generator.fields-required' };
  }
  return { ok: true, form: { site_type, document_type, site_name, pp_locale } };
}

export type SameResource = {
  readonly siteId: string;
  /** The document of the type asked for, if the site has one. */
  readonly document: { readonly id: string; readonly languages: readonly string[] } | undefined;
};

/** What to warn of before another site of the same name is made. `target` is where the warning can lead. */
export function sameResourceWarning(
  same: readonly SameResource[],
  language: string,
): { readonly type: SameResourceWarning; readonly target: SameResource | undefined } | undefined {
  const [only, ...others] = same;
  if (!only) return undefined;
  if (others.length > 0) return { type: 'more_than_one_duplicate', target: undefined };
  if (!only.document) return { type: 'different_resource', target: only };
  const type = only.document.languages.includes(language)
    ? 'same_resource_and_language'
    : 'same_resource_different_language';
  return { type, target: only };
}

/** Services that the hosted free plan leaves out: those made for advertising across sites (PRODUCT §6, PRO services). */
export function needsPro({
  category,
  purposes,
}: {
  readonly category?: string | undefined;
  readonly purposes: readonly string[];
}): boolean {
  return category === 'marketing' && purposes.some((purpose) => purpose === 'advertising' || purpose === 'remarketing');
}
