import type { RequestStep } from '@app/contract';
import { identityFor, isOpen, lawsFor, rightsUnder } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { askedOf } from './context.ts';
import type { StoredRequest } from './request-queries.ts';
import { latestDay, lawsOf } from './rules.ts';
import { listSteps, type StoredStep } from './thread-queries.ts';

export type Correction = Extract<RequestStep, { readonly action: 'correct' }>;

/**
 * A request with what was entered corrected: laws, clocks and what has to be proved follow from it.
 * @throws Problem `dsar.not-possible`, `dsar.received-later`, `dsar.not-in-law`
 */
export async function corrected(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  step: Correction,
  now: Date,
): Promise<StoredRequest> {
  if (!isOpen(request.state)) throw new Problem('dsar.not-possible');
  const { receivedOn = request.receivedOn, place = request.place, name = request.name, rights = request.rights } = step;
  if (receivedOn > latestDay(now)) throw new Problem('dsar.received-later');
  const isElsewhere = receivedOn !== request.receivedOn || place !== request.place;
  const laws = isElsewhere
    ? lawsFor(place, (await askedOf(tx, accountId, request)).country, receivedOn)
    : lawsOf(request);
  const offered = rightsUnder(laws, receivedOn);
  if (!rights.every((right) => offered.includes(right))) throw new Problem('dsar.not-in-law');
  const after = { ...request, receivedOn, place, name, rights, laws: laws.map(({ id }) => id) };
  return { ...after, confirmedAt: await stillProved(tx, accountId, request, after) };
}

/** Steps by which somebody showed who they are. */
const proofs = new Set(['confirmed', 'prove-identity', 'agent-verified']);

/** Whoever had nothing to prove has to once something is asked for that needs it. RULES D2. */
async function stillProved(
  tx: Tx,
  accountId: string,
  before: StoredRequest,
  after: StoredRequest,
): Promise<Date | null> {
  const isChecked = before.channel !== 'form' && before.channel !== 'agent';
  if (before.confirmedAt === null || isChecked || needsNothing(after)) return before.confirmedAt;
  const steps = await listSteps(tx, accountId, before.id);
  return steps.some(({ kind }) => proofs.has(kind)) ? before.confirmedAt : null;
}

function needsNothing(request: StoredRequest): boolean {
  const laws = lawsOf(request);
  return request.rights.every((right) => identityFor(right, laws, request.receivedOn) === 'none');
}

/** What a correction changed, with what was there before. */
export function changesOf(before: StoredRequest, after: StoredRequest): NonNullable<StoredStep['changes']> {
  const said = ({ receivedOn, place, name, rights }: StoredRequest) => ({
    receivedOn,
    place,
    name: name ?? '',
    rights: rights.join(','),
  });
  const [from, to] = [said(before), said(after)];
  return (['receivedOn', 'place', 'name', 'rights'] as const).flatMap((field) =>
    from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }],
  );
}
