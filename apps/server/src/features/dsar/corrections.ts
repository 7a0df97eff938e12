import { correctedFields, type RequestStep } from '@app/contract';
import { identityFor, isOpen, lawsFor, rightsUnder } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { askedOf } from './context.ts';
import type { StoredRequest } from './request-queries.ts';
import { latestDay, lawsOf } from './rules.ts';
import { listSteps, type StoredStep } from './thread-queries.ts';

/** How often an address can be replaced: the number is one byte of a link. */
const mostTurns = 255;

export type Correction = Extract<RequestStep, { readonly action: 'correct' }>;

/**
 * A request with what was entered corrected: laws, clocks and what has to be proved follow from it.
 * @throws Problem `dsar.not-possible`, `dsar.received-later`, `dsar.not-in-law`, `dsar.address-proved`
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
  const kinds = new Set((await listSteps(tx, accountId, request.id)).map(({ kind }) => kind));
  const moved = step.email === undefined ? request : readdressed(request, step.email, kinds);
  const after = { ...moved, receivedOn, place, name, rights, laws: laws.map(({ id }) => id) };
  return { ...after, confirmedAt: stillProved(request, after, kinds) };
}

/**
 * A request with another address. What was mailed to the one before opens nothing any more.
 * @throws Problem `dsar.address-proved`, `dsar.not-possible`
 */
function readdressed(request: StoredRequest, email: string, kinds: ReadonlySet<string>): StoredRequest {
  if (email.toLowerCase() === request.email?.toLowerCase()) return request;
  if (kinds.has('confirmed') || kinds.has('signed-in')) throw new Problem('dsar.address-proved');
  if (request.linkTurn >= mostTurns) throw new Problem('dsar.not-possible');
  const noCode = { codeHash: null, codeUntil: null, codeTries: 0, codeFiles: [] };
  return { ...request, ...noCode, email, linkTurn: request.linkTurn + 1 };
}

/** Whoever had nothing to prove has to once something is asked for that needs it. RULES D2. */
function stillProved(before: StoredRequest, after: StoredRequest, kinds: ReadonlySet<string>): Date | null {
  const cameByItself = before.channel === 'form' || (before.channel === 'email' && needsNothing(before));
  if (!cameByItself || needsNothing(after)) return before.confirmedAt;
  const isProved = ['confirmed', 'prove-identity', 'signed-in'].some((kind) => kinds.has(kind));
  return isProved ? before.confirmedAt : null;
}

function needsNothing(request: StoredRequest): boolean {
  const laws = lawsOf(request);
  return request.rights.every((right) => identityFor(right, laws, request.receivedOn) === 'none');
}

/** What a correction changed, with what was there before. */
export function changesOf(before: StoredRequest, after: StoredRequest): NonNullable<StoredStep['changes']> {
  const said = ({ receivedOn, place, name, email, rights }: StoredRequest) => ({
    receivedOn,
    place,
    name: name ?? '',
    email: email ?? '',
    rights: rights.join(','),
  });
  const [from, to] = [said(before), said(after)];
  return correctedFields.flatMap((field) =>
    from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }],
  );
}
