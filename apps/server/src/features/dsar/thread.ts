import { isOpen, type LetterBlock } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Services } from '#platform/http/context.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { recordEvent, type Doer } from '../audit/index.ts';
import { dayOf } from '../policies/index.ts';
import { findForm } from './form-queries.ts';
import { deleteProofs } from './identity/comparison-queries.ts';
import { sendTasks, tellAgent } from './jobs.ts';
import { updateRequest, type StoredRequest } from './request-queries.ts';
import { forgetDay, lawsOf, nextDue } from './rules.ts';
import { insertLetter, insertStep, type StoredStep } from './thread-queries.ts';

export type Did = {
  /** What is stored of the step: an action, or the kind of a letter. */
  readonly kind: string;
  readonly who: StoredStep['who'];
  readonly personId: string | null;
  readonly doer: Doer;
  readonly note?: string | undefined;
  readonly changes?: StoredStep['changes'];
  readonly letter?: {
    readonly fromOwner: boolean;
    readonly kind: string;
    readonly subject: string;
    readonly blocks: readonly LetterBlock[];
  };
};

/**
 * Stores what a step changed, with its entry in the log of the account and a letter if there is one, in one transaction. RULES D11.
 * @returns the request as it is now, and the id of the letter
 */
export async function goOn(
  tx: Tx,
  { now: clock }: Pick<Services, 'now'>,
  accountId: string,
  after: StoredRequest,
  { kind, who, personId, doer, note = '', changes, letter }: Did,
): Promise<{ readonly request: StoredRequest; readonly letterId: string | undefined }> {
  const now = clock();
  const due = nextDue(after, dayOf(now));
  const forgetOn = await forgetOnOf(tx, accountId, after, dayOf(now));
  const isAsking = after.state === 'identity';
  const request: StoredRequest = {
    ...after,
    documentAsked: isAsking && after.documentAsked,
    forgetOn,
    version: after.version + 1,
    dueOn: due?.day ?? null,
    standsStill: due?.standsStill ?? false,
  };
  await updateRequest(tx, accountId, request);
  const { siteId, id: requestId } = request;
  const of = { accountId, requestId, siteId };
  // Once it is decided who somebody is, or nobody needs to know.
  if (!isAsking) await deleteProofs(tx, of);
  await insertStep(tx, of, { id: newId(now), at: now, kind, who, personId, note, changes });
  const letterId = letter ? newId(now) : undefined;
  if (letter && letterId) await insertLetter(tx, of, { ...letter, id: letterId, at: now, personId });
  const details = { action: kind, state: request.state };
  await recordEvent(tx, now, doer, 'dsar-request.handled', { siteId, target: requestId, details });
  if (bringsTasks.has(kind)) await enqueue(tx, sendTasks, { accountId, requestId });
  if (request.channel === 'agent') await enqueue(tx, tellAgent, { accountId, requestId });
  return { request, letterId };
}

/** Steps after which tasks can go to processors that get them by themselves. */
const bringsTasks = new Set(['tasks-made', 'confirmed', 'prove-identity']);

/** Months for which a request without a form of its site is kept. */
const usualMonths = 36;

/** The day on which a request is forgotten: from its outcome on, whether or not anybody closes it. */
async function forgetOnOf(tx: Tx, accountId: string, request: StoredRequest, today: string): Promise<string | null> {
  if (isOpen(request.state)) return null;
  if (request.forgetOn !== null && request.state !== 'closed') return request.forgetOn;
  const form = request.siteId === null ? undefined : await findForm(tx, accountId, request.siteId);
  // From its end on, whatever is done later.
  return forgetDay(
    lawsOf(request),
    form?.keepMonths ?? usualMonths,
    request.closedAt ? dayOf(request.closedAt) : today,
  );
}
