import type { DocumentKind } from '@app/catalogue/choices.ts';

/** The first part of the path of a kind of document. The policies of a site share theirs. */
export const documentRoots = {
  privacy_policy: 'privacy-policy',
  cookie_policy: 'privacy-policy',
  terms_and_conditions: 'terms-and-conditions',
  legal_notice: 'legal-notice',
  data_processing_agreement: 'data-processing-agreement',
} as const satisfies Record<DocumentKind, string>;

/** The path of a hosted document. A privacy policy opens with its short version. */
export function documentPath(kind: DocumentKind, publicId: string): string {
  const path = `/${documentRoots[kind]}/${encodeURIComponent(publicId)}`;
  return kind === 'cookie_policy' ? `${path}/cookie-policy` : path;
}

/** The path of the complete text of a hosted document. */
export function completeDocumentPath(kind: DocumentKind, publicId: string): string {
  return `${documentPath(kind, publicId)}${kind === 'privacy_policy' ? '/full-legal' : ''}`;
}
