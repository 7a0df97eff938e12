import type { DocumentSummary, MissingFact } from '@app/contract';
import type { Paths } from '#app/paths.ts';

export type NextStep = 'putOnline' | 'fill' | 'publish' | 'publishChanges' | 'embed';

/** The next step for a document. */
export function nextStepOf({ status, missing }: Pick<DocumentSummary, 'status' | 'missing'>): NextStep {
  if (status === 'offline') return 'putOnline';
  if (missing > 0) return 'fill';
  if (status === 'draft') return 'publish';
  return status === 'changed' ? 'publishChanges' : 'embed';
}

/** The path of a step, for a document whose facts are not loaded. */
export function pathOfStep(step: NextStep, documentId: string, paths: Paths): string {
  return step === 'embed' ? paths.embed(documentId) : paths.generator(documentId);
}

/** The page on which a missing fact is entered: the owner's, the site's, or the generator. */
export function pathOfMissing({ path }: MissingFact, siteId: string, documentId: string, paths: Paths): string {
  if (path.startsWith('owner.')) return paths.siteOwner(siteId, path);
  if (path.startsWith('site.') || path.startsWith('audience.')) return paths.siteSettings(siteId);
  const generator = paths.generator(documentId);
  return path.startsWith('terms.') ? `${generator}?field=${path.slice('terms.'.length)}#terms` : generator;
}
