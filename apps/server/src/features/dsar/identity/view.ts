import type { DsarRequest } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import { findDocument } from '../files/queries.ts';
import { isWhole } from '../files/store.ts';
import { findForm } from '../form-queries.ts';
import type { StoredRequest } from '../request-queries.ts';
import { findComparison } from './comparison-queries.ts';
import { comparisonTries, neededOf } from './degrees.ts';

/** How surely somebody is who they say, and what they were asked for. Nothing of what they entered. */
export async function identityOf(tx: Tx, accountId: string, request: StoredRequest): Promise<DsarRequest['identity']> {
  const comparison = await findComparison(tx, accountId, request.id);
  const document = await findDocument(tx, accountId, request.id);
  const form = request.siteId === null ? undefined : await findForm(tx, accountId, request.siteId);
  return {
    usualPoints: [...(form?.points ?? [])],
    needed: neededOf(request),
    reached: request.identity,
    comparison: comparison
      ? {
          points: [...comparison.points],
          askedAt: comparison.askedAt.toISOString(),
          givenAt: comparison.givenAt?.toISOString() ?? null,
          isWaiting: comparison.sealed !== null,
          isDeclared: comparison.isDeclared,
          matched: comparison.matched,
          triesLeft: comparisonTries - comparison.tries,
          deleteOn: comparison.deleteOn,
        }
      : null,
    isDocumentAsked: request.documentAsked,
    document:
      document && isWhole(document)
        ? { at: document.createdAt.toISOString(), size: document.size, deleteOn: document.deleteOn }
        : null,
  };
}
