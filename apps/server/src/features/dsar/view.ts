import type { DsarRequest, DsarRequestSummary } from '@app/contract';
import { articleOf, groundsAgainst, identityFor } from '@app/requests';
import { identityOf } from './identity/view.ts';
import type { Tx } from '#platform/database/database.ts';
import { namePeople, type NamePerson, type Viewer } from '../accounts/index.ts';
import { agentView } from './agents/view.ts';
import { findErasure } from './certificates/queries.ts';
import { languageOf } from './context.ts';
import { listFiles } from './files/queries.ts';
import { fileView, isShown } from './files/store.ts';
import { listRedactions } from './redactions/queries.ts';
import { redactionViews } from './redactions/view.ts';
import { proposedFor } from './letter-facts.ts';
import type { StoredRequest } from './request-queries.ts';
import { processorsOfTasks, type ProcessorOfTask } from './processors/view.ts';
import { needsSecondLook } from './second-look.ts';
import { findWaiting, listWaiting } from './second-look-queries.ts';
import { actionsOf, lawsOf, movesOf, nextDue, noExtensionOf, shownDeadlines, waitsFor } from './rules.ts';
import { listLetters, listSteps, listTasks, type StoredTask } from './thread-queries.ts';

export async function summariesOf(
  tx: Tx,
  viewer: Viewer,
  requests: readonly StoredRequest[],
  today: string,
): Promise<DsarRequestSummary[]> {
  const named = await namePeople(
    tx,
    viewer,
    requests.flatMap(({ assigneeId, deputyId }) => [assigneeId, deputyId]),
  );
  const waiting = await listWaiting(
    tx,
    viewer.accountId,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => summaryOf(request, { named, isWaiting: waiting.has(request.id) }, today));
}

/** A request with everything that is known of it. */
export async function viewOf(tx: Tx, viewer: Viewer, request: StoredRequest, today: string): Promise<DsarRequest> {
  const { accountId } = viewer;
  const steps = await listSteps(tx, accountId, request.id);
  const letters = await listLetters(tx, accountId, request.id);
  const tasks = await listTasks(tx, accountId, request.id);
  const files = await listFiles(tx, accountId, request.id);
  const redactions = await listRedactions(tx, accountId, request.id);
  const erasure = await findErasure(tx, accountId, request.id);
  const waiting = await findWaiting(tx, accountId, request.id);
  const agent = request.channel === 'agent' ? await agentView(tx, accountId, request.id) : null;
  const named = await namePeople(tx, viewer, [
    request.assigneeId,
    request.deputyId,
    waiting?.personId ?? null,
    ...[...steps, ...letters].map(({ personId }) => personId),
    ...tasks.flatMap(({ ownerId, deputyId }) => [ownerId, deputyId]),
    ...redactions.map(({ personId }) => personId),
  ]);
  const processorOf = await processorsOfTasks(tx, accountId, request.id, new Date(`${today}T00:00:00Z`));
  const identity = await identityOf(tx, accountId, request);
  const laws = lawsOf(request);
  const { channel, rightsGuessed, requesterFor, email, person, subject, details, place, outcome, closedAt, forgetOn } =
    request;
  return {
    ...summaryOf(request, { named, isWaiting: waiting !== undefined }, today),
    consentId: request.consentId?.replaceAll('-', '') ?? null,
    secondLook: await needsSecondLook(tx, accountId, request),
    waiting: waiting ? { letter: waiting.letter, by: named(waiting.personId), at: waiting.at.toISOString() } : null,
    channel,
    rightsGuessed,
    requesterFor,
    email,
    person,
    subject,
    details,
    place,
    outcome,
    agent,
    forgetOn,
    language: languageOf(request),
    laws: laws.map(({ id, name }) => ({ id, name })),
    claims: request.rights.map((right) => ({
      right,
      article: articleOf(right, laws, request.receivedOn),
      identity: identityFor(right, laws, request.receivedOn),
      grounds: [...groundsAgainst(right)],
    })),
    identity,
    deadlines: shownDeadlines(request, today),
    letters: letters.map(({ id, at, fromOwner, kind, subject, blocks, personId }) => ({
      id,
      kind,
      subject,
      blocks: blocks.map((block) => ({ ...block })),
      at: at.toISOString(),
      from: fromOwner ? 'owner' : 'requester',
      by: named(personId),
    })),
    files: files.filter(isShown).map(fileView),
    redactions: redactionViews(redactions, named),
    hasCertificate: typeof erasure?.certificateId === 'string',
    tasks: tasks.map((task) => taskOf(task, named, processorOf)),
    steps: steps.map(({ at, kind, who, personId, note, changes = [] }) => ({
      kind,
      who,
      note,
      changes: changes.map((change) => ({ ...change })),
      at: at.toISOString(),
      by: named(personId),
    })),
    actions: actionsOf(request, today),
    proposed: await proposedFor(tx, accountId, request, new Date(`${today}T00:00:00Z`)),
    noExtension: noExtensionOf(request, today),
    waitsFor: waitsFor(request),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function taskOf(task: StoredTask, named: NamePerson, processorOf: ProcessorOfTask) {
  const { id, recordId, name, systems, ownerId, deputyId, outcome, note, doneAt } = task;
  return {
    processor: processorOf(task),
    id,
    recordId,
    name,
    outcome,
    note,
    systems: [...systems],
    owner: named(ownerId),
    deputy: named(deputyId),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

/** What is due next. It was stored with the last step, and only what stands still moves from day to day. */
function dueOf(request: StoredRequest, today: string) {
  if (request.standsStill) return nextDue(request, today);
  return request.dueOn === null ? undefined : { day: request.dueOn, standsStill: false };
}

type SummaryContext = { readonly named: NamePerson; readonly isWaiting: boolean };

function summaryOf(request: StoredRequest, { named, isWaiting }: SummaryContext, today: string): DsarRequestSummary {
  const { id, number, siteId, siteName, name, rights, state, confirmedAt, receivedOn, assigneeId, deputyId } = request;
  const due = dueOf(request, today);
  return {
    id,
    number,
    name,
    state,
    receivedOn,
    site: siteId !== null && siteName !== null ? { id: siteId, name: siteName } : null,
    rights: [...rights],
    isConfirmed: confirmedAt !== null,
    due: due ? { day: due.day, standsStill: due.standsStill, isLate: due.day < today } : null,
    assignee: named(assigneeId),
    deputy: named(deputyId),
    hasWaitingLetter: isWaiting,
    version: request.version,
    moves: request.name === null ? [] : movesOf(request, today),
  };
}
