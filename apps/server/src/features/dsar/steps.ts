import type { Call, dsar, DsarRequest, LetterInput, RequestStep } from '@app/contract';
import { answerDue, higherIdentity, isIdentified, stateAfter, type Letter } from '@app/requests';
import type { Tx } from '#platform/database/database.ts';
import { newId } from '#platform/database/ids.ts';
import type { Exchange, Services } from '#platform/http/context.ts';
import { Problem } from '#platform/http/problem.ts';
import { enqueue } from '#platform/jobs/jobs.ts';
import { dayOf } from '../policies/index.ts';
import { noteDenial } from './agents/denial.ts';
import { answered, answerLater } from './answer-later.ts';
import { checkPeople } from './assigned.ts';
import { changesOf, corrected } from './corrections.ts';
import { mailLetter, mailReceived } from './jobs.ts';
import { certify, noteErasure } from './certificates/certificate.ts';
import { deleteFilesOfClosed } from './files/queries.ts';
import { ofRequest, sendFiles } from './files/service.ts';
import { insertComparison, deleteComparison } from './identity/comparison-queries.ts';
import { isDegree, neededOf } from './identity/degrees.ts';
import { composeFor, filesOf, namesRecipientsInVain, whyUnproved } from './letters.ts';
import { lockRequest, type Outcome, type StoredRequest } from './request-queries.ts';
import { actionOfStep, actionsOf, courseOf, noExtensionOf, paused, resumed } from './rules.ts';
import { lookedAt } from './second-look.ts';
import { deleteWaiting, findWaiting, saveWaiting } from './second-look-queries.ts';
import { tellOfWaiting } from './tell-team.ts';
import { goOn, type Did } from './thread.ts';
import { listTasks } from './thread-queries.ts';
import { viewOf } from './view.ts';

/**
 * Goes a step on with a request.
 * @throws Problem `dsar.not-found`, `dsar.changed`, `dsar.not-possible`, `dsar.no-extension`, `dsar.ground`, `dsar.recipients`,
 * `dsar.recipients-owed`, `dsar.automation-owed`,
 * `dsar.not-in-law`, `dsar.person-unknown`, `dsar.tasks-open`, `dsar.no-records`, `dsar.unconfirmed`, `dsar.forgotten`,
 * `dsar.second-look`, `dsar.own-letter`, `dsar.no-letter`, `dsar.received-later`, `dsar.address-proved`,
 * `dsar-file.not-found`, `dsar-file.incomplete`, `dsar-file.no-page`, `dsar-identity.missing`, `dsar-identity.no-reason`,
 * `dsar-identity.no-doubt`, `dsar-identity.too-few`, `dsar-identity.no-page`
 */
export async function takeStep(
  { services, actor }: Exchange,
  id: string,
  { version, step }: Call<typeof dsar.step>['body'] & { readonly step: RequestStep },
): Promise<DsarRequest> {
  const { accountId } = actor;
  return services.db.inAccount(accountId, async (tx) => {
    const request = await lockRequest(tx, accountId, id);
    if (!request) throw new Problem('dsar.not-found');
    if (request.version !== version) throw new Problem('dsar.changed');
    if (request.name === null) throw new Problem('dsar.forgotten');
    const by = { who: 'person', personId: actor.id, doer: actor } as const;
    const taken = await lookedAt(tx, accountId, request, { step, personId: actor.id });
    // Whatever a teammate does, an answer that was begun alone does not go on beside it.
    const ours = { ...request, aloneUntil: null };
    const stored = await carryOut(tx, services, { request: ours, step: taken, by });
    return viewOf(tx, actor, stored, dayOf(services.now()));
  });
}

type Carried = {
  readonly request: StoredRequest;
  readonly step: RequestStep;
  readonly by: Pick<Did, 'who' | 'personId' | 'doer'>;
  /** Whether an answer leaves out the records of the organization itself. */
  readonly ofSiteAlone?: boolean;
  /** What is noted of a step that has no words of its own. */
  readonly note?: string;
};

/**
 * Carries a step out: its effect, its entry in the log, its letter with the files, and the mail about it.
 * @throws Problem as `takeStep`
 */
export async function carryOut(
  tx: Tx,
  services: Services,
  { request, step, by, ofSiteAlone, note }: Carried,
): Promise<StoredRequest> {
  const { accountId } = by.doer;
  const now = services.now();
  const after = await afterStep(tx, accountId, request, step, now);
  const letter =
    step.action === 'send' ? await composeFor(tx, accountId, after, step.letter, now, { ofSiteAlone }) : undefined;
  const did = {
    ...by,
    kind: step.action === 'send' ? `sent-${step.letter.kind}` : step.action,
    note: note ?? noteOf(step),
    ...(step.action === 'correct' && { changes: changesOf(request, after) }),
    ...(letter && step.action === 'send' && { letter: sent(letter, step.letter) }),
  };
  const { request: stored, letterId } = await goOn(tx, services, accountId, after, did);
  const of = ofRequest(accountId, stored);
  if (letterId !== undefined && step.action === 'send')
    await sendFiles(tx, of, letterId, { ids: filesOf(step.letter), today: dayOf(now) });
  // Nobody at the new address was told of the receipt. RULES D16.
  if (stored.linkTurn !== request.linkTurn)
    await enqueue(tx, mailReceived, { accountId, requestId: stored.id, mailId: newId(now) });
  if (step.action === 'send') {
    if (step.letter.kind === 'identity') await askPoints(tx, of, step.letter, now);
    await noteErasure(tx, accountId, stored, step.letter);
    await noteDenial(tx, accountId, stored, step.letter);
  }
  if (step.action === 'close') {
    await deleteFilesOfClosed(tx, of);
    await certify(tx, accountId, stored, now);
  }
  if (step.action === 'ready') {
    // Nothing waits that could not be sent.
    const sending = { action: 'send', letter: step.letter } as const;
    await composeFor(tx, accountId, await afterStep(tx, accountId, request, sending, now), step.letter, now);
    // A letter that is written again while it waits is told of once.
    if (!(await findWaiting(tx, accountId, stored.id)))
      await tellOfWaiting(tx, services, accountId, stored, by.personId);
    await saveWaiting(tx, of, { letter: step.letter, personId: by.personId ?? '', at: now });
  }
  // What waits was written for what the request said before a correction.
  if (['send', 'return', 'correct', 'close', 'withdraw'].includes(step.action))
    await deleteWaiting(tx, accountId, stored.id);
  // A mail whose sender proved their mailbox waited for somebody to say what it asks for.
  if (request.rightsGuessed && !stored.rightsGuessed && stored.confirmedAt !== null)
    await answerLater(tx, services, { accountId, id: stored.id }, answered);
  if (letterId !== undefined && stored.email !== null)
    await enqueue(tx, mailLetter, { accountId, requestId: stored.id, letterId });
  return stored;
}

/** The request as a step leaves it. */
async function afterStep(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  step: RequestStep,
  now: Date,
): Promise<StoredRequest> {
  const today = dayOf(now);
  const moved = movedBy(request, step, today);
  switch (step.action) {
    case 'assign':
      await checkPeople(tx, accountId, [step.personId, step.deputyId ?? null]);
      return {
        ...request,
        assigneeId: step.personId,
        deputyId: step.deputyId === undefined ? request.deputyId : step.deputyId,
      };
    case 'correct':
      return corrected(tx, accountId, request, step, now);
    case 'note':
    case 'begin':
    case 'ready':
    case 'release':
    case 'return':
      return moved;
    case 'prove-identity':
      return {
        ...moved,
        identity: identityByTeam(request, step.note),
        confirmedAt: request.confirmedAt ?? now,
        pauses: resumed(request.pauses, 'identity', today),
      };
    case 'acknowledge':
      return { ...request, acknowledgedOn: request.acknowledgedOn ?? today };
    case 'clarified':
      return { ...request, pauses: resumed(request.pauses, 'clarification', today) };
    case 'withdraw':
      return { ...moved, outcome: request.outcome ?? 'withdrawn' };
    case 'appeal':
      return { ...moved, appealedOn: today, closedAt: null };
    case 'close':
      return { ...moved, closedAt: now };
    case 'send':
      // Whoever reads a letter knows that their request arrived.
      return afterLetter(
        tx,
        accountId,
        { ...moved, acknowledgedOn: moved.acknowledgedOn ?? today },
        step.letter,
        today,
      );
  }
}

async function afterLetter(
  tx: Tx,
  accountId: string,
  request: StoredRequest,
  letter: LetterInput,
  today: string,
): Promise<StoredRequest> {
  switch (letter.kind) {
    case 'message':
    case 'fee':
      return request;
    case 'identity':
      // Only a doubt stops the clock. GDPR Art. 12(6).
      return {
        ...request,
        documentAsked: letter.document,
        pauses: letter.text === '' ? request.pauses : paused(request, 'identity', today),
      };
    case 'clarification':
      return { ...request, pauses: paused(request, 'clarification', today) };
    case 'extension':
      // RULES D4.
      if (noExtensionOf(request, today) !== null) throw new Problem('dsar.no-extension');
      return { ...request, extendedOn: today };
    case 'answer': {
      const tasks = await listTasks(tx, accountId, request.id);
      if (tasks.some(({ outcome }) => outcome === 'open')) throw new Problem('dsar.tasks-open');
      if (namesRecipientsInVain(request, letter)) throw new Problem('dsar.recipients');
      const why = whyUnproved(request, letter);
      if (why) throw new Problem(why);
      // The states of an answer are its outcomes.
      const outcome = request.state as Outcome;
      return {
        ...request,
        outcome,
        answeredOn: request.answeredOn ?? today,
        // Not the day by which the receipt had to be confirmed.
        answerDueOn: request.answerDueOn ?? answerDue(courseOf(request), today)?.day ?? request.dueOn,
        pauses: resumed(resumed(request.pauses, 'identity', today), 'clarification', today),
      };
    }
  }
}

/**
 * The degree that a teammate vouches for. Where a law demands more than a mailbox, they write down why. RULES D2.
 * @throws Problem `dsar-identity.no-reason`
 */
function identityByTeam(request: StoredRequest, note: string): StoredRequest['identity'] {
  const needed = neededOf(request);
  const owesReason = isDegree(needed) && !isIdentified(request.identity, needed);
  if (owesReason && note === '') throw new Problem('dsar-identity.no-reason');
  return higherIdentity(request.identity, needed, 'mailbox');
}

/** Data points of an earlier letter are no longer asked for. */
async function askPoints(
  tx: Tx,
  of: ReturnType<typeof ofRequest>,
  { points }: Extract<LetterInput, { readonly kind: 'identity' }>,
  askedAt: Date,
): Promise<void> {
  if (points.length === 0) await deleteComparison(tx, of.accountId, of.requestId);
  else await insertComparison(tx, of, { points, askedAt });
}

/** @throws Problem `dsar.not-possible` */
function movedBy(request: StoredRequest, step: RequestStep, today: string): StoredRequest {
  const action = actionOfStep(step, request.rights);
  if (action === undefined) {
    if (request.state === 'closed' && step.action !== 'note' && step.action !== 'assign')
      throw new Problem('dsar.not-possible');
    return request;
  }
  const state = actionsOf(request, today).includes(action) ? stateAfter(request.state, action) : undefined;
  if (!state) throw new Problem('dsar.not-possible');
  return { ...request, state };
}

function noteOf(step: RequestStep): string {
  if (step.action === 'note') return step.text;
  if (step.action === 'return') return step.note;
  return step.action === 'prove-identity' ? step.note : '';
}

function sent(letter: Letter, { kind }: LetterInput) {
  return { ...letter, fromOwner: true, kind };
}
