import { documentPath, type DocumentSettings, type DocumentType } from '@app/contract';
import type { DocumentLinks } from '@app/documents';
import { isHosted, type StoredDocument } from './queries.ts';

type Hosting = { readonly contentUrl: string };
type Addressed = Pick<StoredDocument, 'type' | 'publicId'>;
type Sibling = Addressed & Pick<StoredDocument, 'publishedNumber' | 'offlineAt'>;

export function addressOf({ contentUrl }: Hosting, { type, publicId }: Addressed): string {
  return `${contentUrl}${documentPath(type, publicId)}`;
}

/**
 * The links from a document to others of its site: to the hosted one once it is published, to a URL of the owner's, or
 * none. PRODUCT.md, "Customize internal links panel". The two variants of a privacy policy are published together, so
 * each links to the other from the first version on.
 */
export function linksBetween(
  hosting: Hosting,
  documents: readonly Sibling[],
  from: DocumentType,
  chosen: DocumentSettings['links'] = {},
): DocumentLinks {
  const hosted = (type: DocumentType) => {
    const found = documents.find((document) => document.type === type);
    return found && (type === from || isHosted(found)) ? addressOf(hosting, found) : undefined;
  };
  const linkTo = (type: DocumentType, key: keyof NonNullable<DocumentSettings['links']>, below = '') => {
    const choice = chosen[key];
    if (choice?.mode === 'disabled') return undefined;
    if (choice?.mode === 'custom') return choice.url;
    const address = hosted(type);
    return address && { hosted: `${address}${below}` };
  };
  return {
    privacyPolicy: linkTo('privacy_policy', 'privacyPolicy', '/full-legal'),
    simplifiedPolicy: linkTo('privacy_policy', 'simplifiedPolicy'),
    cookiePolicy: linkTo('cookie_policy', 'cookiePolicy'),
    legalNotice: linkTo('legal_notice', 'legalNotice'),
    processingAgreement: linkTo('data_processing_agreement', 'processingAgreement'),
  };
}
