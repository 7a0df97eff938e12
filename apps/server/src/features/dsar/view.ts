import type { DsarRequest, DsarRequestSummary } from '@app/contract';
import { articleOf, groundsAgainst, identityFor } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { namePeople, type NamePerson, type Viewer } from '../accounts/index.ts';
import { languageOf } from './context.ts';
import { listFiles } from './files/queries.ts';
import { fileView, isShown } from './files/store.ts';
import type { StoredRequest } from './request-queries.ts';
import { actionsOf, lawsOf, nextDue, noExtensionOf, shownDeadlines, waitsFor } from './rules.ts';
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
    requests.map(({ assigneeId }) => assigneeId),
  );
  return requests.map((request) => summaryOf(request, named, today));
}

/** A request with everything that is known of it. */
export async function viewOf(tx: Tx, viewer: Viewer, request: StoredRequest, today: string): Promise<DsarRequest> {
  const { accountId } = viewer;
  const steps = await listSteps(tx, accountId, request.id);
  const letters = await listLetters(tx, accountId, request.id);
  const tasks = await listTasks(tx, accountId, request.id);
  const files = await listFiles(tx, accountId, request.id);
  const named = await namePeople(tx, viewer, [
    request.assigneeId,
    ...[...steps, ...letters].map(({ personId }) => personId),
    ...tasks.map(({ ownerId }) => ownerId),
  ]);
  const laws = lawsOf(request);
  const { version, channel, requesterFor, email, person, subject, details, place, outcome, closedAt, forgetOn } =
    request;
  return {
    ...summaryOf(request, named, today),
    version,
    channel,
    requesterFor,
    email,
    person,
    subject,
    details,
    place,
    outcome,
    forgetOn,
    language: languageOf(request),
    laws: laws.map(({ id, name }) => ({ id, name })),
    claims: request.rights.map((right) => ({
      right,
      article: articleOf(right, laws, request.receivedOn),
      identity: identityFor(right, laws, request.receivedOn),
      grounds: [...groundsAgainst(right)],
    })),
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
    tasks: tasks.map((task) => taskOf(task, named)),
    steps: steps.map(({ at, kind, who, personId, note }) => ({
      kind,
      who,
      note,
      at: at.toISOString(),
      by: named(personId),
    })),
    actions: actionsOf(request),
    noExtension: noExtensionOf(request, today),
    waitsFor: waitsFor(request),
    closedAt: closedAt?.toISOString() ?? null,
  };
}

export function taskOf({ id, recordId, name, systems, ownerId, outcome, note, doneAt }: StoredTask, named: NamePerson) {
  return {
    id,
    recordId,
    name,
    outcome,
    note,
    systems: [...systems],
    owner: named(ownerId),
    doneAt: doneAt?.toISOString() ?? null,
  };
}

function summaryOf(request: StoredRequest, named: NamePerson, today: string): DsarRequestSummary {
  const { id, number, siteId, siteName, name, rights, state, confirmedAt, receivedOn, assigneeId } = request;
  const due = nextDue(request, today);
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
  };
}
