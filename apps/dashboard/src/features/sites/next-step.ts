import type { DocumentSummary, MissingFact } from '@app/contract';
import type { Paths } from '#app/paths.ts';

export type NextStep = 'fill' | 'publish' | 'publishChanges' | 'embed';

/** The one thing to do next for a document. */
export function nextStepOf({ status, missing }: Pick<DocumentSummary, 'status' | 'missing'>): NextStep {
  if (missing > 0) return 'fill';
  if (status === 'draft') return 'publish';
  return status === 'changed' ? 'publishChanges' : 'embed';
}

/** Where that is done, when no more is known of the document. */
export function pathOfStep(step: NextStep, documentId: string, paths: Paths): string {
  return step === 'embed' ? paths.embed(documentId) : paths.generator(documentId);
}

/** The page on which a missing fact is given: the owner's, the site's, else the generator. */
export function pathOfMissing({ path }: MissingFact, siteId: string, documentId: string, paths: Paths): string {
  if (path.startsWith('owner.')) return paths.siteOwner(siteId, path);
  if (path.startsWith('site.') || path.startsWith('audience.')) return paths.siteSettings(siteId);
  const generator = paths.generator(documentId);
  return path.startsWith('terms.') ? `${generator}?field=${path.slice('terms.'.length)}#terms` : generator;
}
