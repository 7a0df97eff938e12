import { bannerAreas } from './banner-areas.ts';
import { hostedAreas } from './hosted-areas.ts';
import { otherDocumentAreas } from './other-document-areas.ts';
import { policyAreas } from './policy-areas.ts';

/** The words of documents, of their pages and of banners. Every language has all of them: a test looks. */
export const documentAreas = { ...policyAreas, ...otherDocumentAreas, ...hostedAreas, ...bannerAreas };
