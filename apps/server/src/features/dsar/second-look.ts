import type { RequestStep } from '@app/contract';
import type { Tx } from '#platform/database/database.ts';
import type { Actor } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { findForm } from './form-queries.ts';
import type { StoredRequest } from './request-queries.ts';
import { findWaiting, hasWaitingBy } from './second-look-queries.ts';

/** Whether somebody else looks at each letter of a request before it is sent. */
export async function needsSecondLook(tx: Tx, accountId: string, { siteId }: StoredRequest): Promise<boolean> {
  return siteId !== null && ((await findForm(tx, accountId, siteId))?.secondLook ?? false);
}

/**
 * Checks that nobody turns the second look off to send what they wrote themselves. Whoever is responsible for the security of the
 * account may.
 * @throws Problem `dsar.letters-wait`
 */
export async function checkTurningOff(tx: Tx, { accountId, id, rights }: Actor, siteId: string): Promise<void> {
  if (rights.account.has('account.security')) return;
  if (await hasWaitingBy(tx, accountId, siteId, id)) throw new Problem('dsar.letters-wait');
}

/**
 * The step that a person takes: a letter that waited is sent once somebody other than its writer releases it.
 * @throws Problem `dsar.second-look`, `dsar.no-letter`, `dsar.own-letter`
 */
export async function lookedAt(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  { step, personId }: { readonly step: RequestStep; readonly personId: string },
): Promise<RequestStep> {
  if (step.action === 'send' && (await needsSecondLook(tx, accountId, request))) throw new Problem('dsar.second-look');
  if (step.action !== 'release' && step.action !== 'return') return step;
  const waiting = await findWaiting(tx, accountId, request.id);
  if (!waiting) throw new Problem('dsar.no-letter');
  if (step.action === 'return') return step;
  if (waiting.personId === personId) throw new Problem('dsar.own-letter');
  return { action: 'send', letter: waiting.letter };
}
