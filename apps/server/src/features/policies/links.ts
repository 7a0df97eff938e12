import type { DocumentSettings, DocumentType } from '@app/contract';
import type { DocumentLinks } from '@app/documents';
import type { StoredDocument } from './queries.ts';

type Hosting = { readonly contentUrl: string };
type Addressed = Pick<StoredDocument, 'type' | 'publicId'>;

/** Where a document is hosted. The policies of a site share an id: the cookie policy stands below the privacy policy. */
export function addressOf({ contentUrl }: Hosting, { type, publicId }: Addressed): string {
  if (type === 'terms_and_conditions') return `${contentUrl}/terms-and-conditions/${publicId}`;
  return `${contentUrl}/privacy-policy/${publicId}${type === 'cookie_policy' ? '/cookie-policy' : ''}`;
}

/**
 * The links that the documents of a site make to each other: to the hosted one if there is one, to an address of the
 * owner's, or none. PRODUCT.md, "Customize internal links panel".
 */
export function linksBetween(
  hosting: Hosting,
  documents: readonly Addressed[],
  chosen: DocumentSettings['links'] = {},
): DocumentLinks {
  const hosted = (type: DocumentType) => {
    const found = documents.find((document) => document.type === type);
    return found && addressOf(hosting, found);
  };
  const linkTo = (type: DocumentType, key: keyof NonNullable<DocumentSettings['links']>, below = '') => {
    const choice = chosen[key];
    if (choice?.mode === 'disabled') return undefined;
    if (choice?.mode === 'custom') return choice.url;
    const address = hosted(type);
    return address && `${address}${below}`;
  };
  return {
    privacyPolicy: linkTo('privacy_policy', 'privacyPolicy', '/full-legal'),
    simplifiedPolicy: linkTo('privacy_policy', 'simplifiedPolicy'),
    cookiePolicy: linkTo('cookie_policy', 'cookiePolicy'),
  };
}
