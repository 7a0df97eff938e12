import type { Places } from '#platform/http/admission.ts';
import { findProjectOfDocument } from './place-queries.ts';

/** The project of the document that a path names. */
export const documentPlaces: Places = {
  documentId: { find: findProjectOfDocument, notFound: 'document.not-found' },
};
