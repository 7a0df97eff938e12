import type { DocumentSettings, DocumentType } from '@app/contract';
import type { DocumentLinks } from '@app/documents';
import type { StoredDocument } from './queries.ts';

type Hosting = { readonly contentUrl: string };
type Addressed = Pick<StoredDocument, 'type' | 'publicId'>;

/**
 * Where a document of a site is hosted. A cookie policy stands below the privacy policy of its site; where there is
 * none, below its own id.
 */
export function addressOf({ contentUrl }: Hosting, documents: readonly Addressed[], type: DocumentType): string {
  const id = addressId(documents, type);
  if (type === 'terms_and_conditions') return `${contentUrl}/terms-and-conditions/${id}`;
  return `${contentUrl}/privacy-policy/${id}${type === 'cookie_policy' ? '/cookie-policy' : ''}`;
}

/** The public id that stands in the address. The site has a document of the type. */
export function addressId(documents: readonly Addressed[], type: DocumentType): string {
  const idOf = (wanted: DocumentType) => documents.find((document) => document.type === wanted)?.publicId;
  return (type === 'cookie_policy' ? idOf('privacy_policy') : undefined) ?? idOf(type) ?? '';
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
  const hosted = (type: DocumentType) =>
    documents.some((document) => document.type === type) ? addressOf(hosting, documents, type) : undefined;
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
