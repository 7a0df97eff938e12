import type { RequestStep } from '@app/contract';
import { identityFor, isOpen, lawsFor, rightsUnder, whyNoExtension } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { Problem } from '#platform/http/problem.ts';
import { askedOf } from './context.ts';
import type { StoredRequest } from './request-queries.ts';
import { courseOf, latestDay, lawsOf } from './rules.ts';
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
  // The figures rest on what was answered: an appeal opens the request again, and not its beginning.
  if (!isOpen(request.state) || request.answeredOn !== null) throw new Problem('dsar.not-possible');
  const { receivedOn = request.receivedOn, place = request.place, name = request.name, rights = request.rights } = step;
  const { requesterFor = request.requesterFor, person = request.person } = step;
  if (receivedOn > latestDay(now)) throw new Problem('dsar.received-later');
  const isElsewhere = receivedOn !== request.receivedOn || place !== request.place;
  const laws = isElsewhere
    ? lawsFor(place, (await askedOf(tx, accountId, request)).country, receivedOn)
    : lawsOf(request);
  const offered = rightsUnder(laws, receivedOn);
  if (!rights.every((right) => offered.includes(right))) throw new Problem('dsar.not-in-law');
  const kinds = new Set((await listSteps(tx, accountId, request.id)).map(({ kind }) => kind));
  const moved = step.email === undefined ? request : readdressed(request, step.email, kinds);
  const after = {
    ...moved,
    receivedOn,
    place,
    name,
    requesterFor,
    person: requesterFor === 'self' ? null : person,
    rights,
    laws: laws.map(({ id }) => id),
    // Whoever names them has read the mail.
    rightsGuessed: request.rightsGuessed && step.rights === undefined,
  };
  return { ...after, extendedOn: stillExtended(after), confirmedAt: stillProved(request, after, kinds) };
}

/** The day on which an extension was told, unless it could not have been told by what is known now. RULES D4. */
function stillExtended(after: StoredRequest): string | null {
  const { extendedOn } = after;
  if (extendedOn === null) return null;
  const isVoid = whyNoExtension(courseOf({ ...after, extendedOn: null }), extendedOn) !== undefined;
  return isVoid ? null : extendedOn;
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
  const isTheSame = rightsOf(before) === rightsOf(after) && before.receivedOn === after.receivedOn;
  if (isTheSame && before.place === after.place) return before.confirmedAt;
  const cameByItself =
    ['form', 'agent'].includes(before.channel) || (before.channel === 'email' && needsNothing(before));
  if (!cameByItself || needsNothing(after)) return before.confirmedAt;
  return proofs.some((kind) => kinds.has(kind)) ? before.confirmedAt : null;
}

/** Steps by which somebody showed who they are. */
const proofs = ['confirmed', 'signed-in', 'prove-identity', 'agent-verified'] as const;

/** The rights of a request as a text, whatever their order. */
function rightsOf({ rights }: StoredRequest): string {
  return rights.toSorted().join(',');
}

function needsNothing(request: StoredRequest): boolean {
  const laws = lawsOf(request);
  return request.rights.every((right) => identityFor(right, laws, request.receivedOn) === 'none');
}

/** What a correction changed, with what was there before. */
export function changesOf(before: StoredRequest, after: StoredRequest): NonNullable<StoredStep['changes']> {
  const said = (request: StoredRequest) => ({
    receivedOn: request.receivedOn,
    place: request.place,
    name: request.name ?? '',
    email: request.email ?? '',
    requesterFor: request.requesterFor,
    person: request.person ?? '',
    rights: rightsOf(request),
    extendedOn: request.extendedOn ?? '',
  });
  const [from, to] = [said(before), said(after)];
  const fields = Object.keys(from) as (keyof typeof from)[];
  return fields.flatMap((field) => (from[field] === to[field] ? [] : [{ field, from: from[field], to: to[field] }]));
}
