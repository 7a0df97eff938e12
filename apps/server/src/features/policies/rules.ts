import type { DocumentSummary, DocumentType, GeneratorForm, SameResourceWarning, SettingsChange } from '@app/contract';
import type { ErrorCode } from '@app/contract/errors.ts';
import { policyKinds } from '@app/catalogue';
import { documentKinds } from '@app/documents';

/** Documents that name services: the policies, the legal notice its host, the agreement its subprocessors. */
export const speakOfServices: readonly DocumentType[] = [...policyKinds, 'legal_notice', 'data_processing_agreement'];

/** Types of documents that contain the changed settings. */
export function concernedBy({ links, ...others }: SettingsChange): readonly DocumentType[] {
  const changed = Object.keys(others);
  if (links !== undefined || changed.includes('minimumAge')) return documentKinds;
  const concerned = new Set(changed.flatMap((part) => besides[part] ?? policyKinds));
  return documentKinds.filter((kind) => concerned.has(kind));
}

/** The documents that contain each setting, where it is not the policies alone. */
const besides: Readonly<Record<string, readonly DocumentType[]>> = {
  // A legal notice states what a shop offers and how disputes are settled.
  terms: ['terms_and_conditions', 'legal_notice'],
  notice: ['legal_notice'],
  processing: ['data_processing_agreement'],
  security: [...policyKinds, 'data_processing_agreement'],
  rightsContact: [...policyKinds, 'data_processing_agreement'],
};

/** Days for which a removed service can be restored. */
export const archiveDays = 30;

/** Limit of services, more than any site needs: the document refuses more, regardless of the plan (GDPR Art. 5(1)(c)). */
export const mostServices = 500;

export function archivedUntil(archivedAt: Date): Date {
  return new Date(archivedAt.getTime() + archiveDays * 86_400_000);
}

/** Validated fields of the generate modal. */
export type Generated = {
  readonly site_type: NonNullable<GeneratorForm['site_type']>;
  readonly document_type: string;
  readonly site_name: string;
  readonly pp_locale: string;
};

type Checked = { readonly ok: true; readonly form: Generated } | { readonly ok: false; readonly refusal: ErrorCode };

/** Validates the generate modal. The message of a later check replaces that of an earlier one. */
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
  /** The site's document of the requested type, if any. */
  readonly document: { readonly id: string; readonly languages: readonly string[] } | undefined;
};

/** The warning to show before another site with the same name is created. `target` is what the warning can link to. */
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

/** Whether the hosted free plan excludes a service: those for advertising across sites (PRODUCT §6, PRO services). */
export function needsPro({
  category,
  purposes,
}: {
  readonly category?: string | undefined;
  readonly purposes: readonly string[];
}): boolean {
  return category === 'marketing' && purposes.some((purpose) => purpose === 'advertising' || purpose === 'remarketing');
}

type Times = {
  readonly updatedAt: Date;
  readonly publishedAt: Date | null;
  readonly offlineAt: Date | null;
};

/** The status of a document whose site, or its owner, changed last at `siteChanged`. */
export function statusSince(
  { updatedAt, publishedAt, offlineAt }: Times,
  siteChanged: Date | undefined,
): DocumentSummary['status'] {
  if (!publishedAt) return 'draft';
  if (offlineAt) return 'offline';
  return updatedAt > publishedAt || (siteChanged && siteChanged > publishedAt) ? 'changed' : 'published';
}
