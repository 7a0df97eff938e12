import type { DsarDeadline, RequestStep } from '@app/contract';
import { addDays, addMonths, type Day } from '@app/deadlines';
import {
  appealUnder,
  appealWindowDays,
  deadlinesOf,
  isOpen,
  requestActions,
  requestLaw,
  stateAfter,
  whyNoExtension,
  type Deadline,
  type PauseReason,
  type RequestAction,
  type RequestCourse,
  type RequestLaw,
  type RequestRight,
  type RequestState,
} from '@app/requests';

export type Pausing = { readonly reason: PauseReason; readonly from: Day; readonly until?: Day | undefined };

/** What deadlines and possible steps depend on, as it is stored. */
export type CourseFacts = {
  readonly state: RequestState;
  readonly laws: readonly string[];
  readonly rights: readonly RequestRight[];
  readonly receivedOn: Day;
  readonly workplace: string;
  readonly extendedOn: Day | null;
  readonly appealedOn: Day | null;
  readonly pauses: readonly Pausing[];
  readonly confirmedAt: Date | null;
  /** Where the receipt was confirmed at once; null: nobody was told by mail. */
  readonly email: string | null;
  /** The day on which the team confirmed it to somebody without an address. */
  readonly acknowledgedOn: Day | null;
  /** What became of it, and the day of the first answer. */
  readonly outcome: string | null;
  readonly answeredOn: Day | null;
};

/**
 * Minutes for which a mailed code works, how often it may be entered, and how many are mailed for a request, to an address in a
 * day, and for a request whose address is confirmed.
 */
export const code = { digits: 6, minutes: 60, tries: 5, mails: 5, mailsOfAddress: 15, mailsForFiles: 200 } as const;

/** Requests of one address in a day that are confirmed by mail. More of them are received and mail nothing. */
export const mostMailedADay = 10;
/** Requests in an hour of which the team is told one by one. More of them stand in the list alone. */
export const mostToldAnHour = 20;
/** Messages of a requester that stand without an answer; the next waits for one. */
export const mostUnanswered = 10;

/** Messages since the last letter of the team. */
export function unansweredIn(letters: readonly { readonly fromOwner: boolean }[]): number {
  return letters.length - 1 - letters.findLastIndex(({ fromOwner }) => fromOwner);
}

export function lawsOf({ laws }: Pick<CourseFacts, 'laws'>): readonly RequestLaw[] {
  return laws.flatMap((id) => requestLaw(id) ?? []);
}

export function courseOf(facts: CourseFacts): RequestCourse {
  return {
    laws: lawsOf(facts),
    rights: facts.rights,
    receivedOn: facts.receivedOn,
    workplace: facts.workplace,
    extendedOn: facts.extendedOn ?? undefined,
    appealedOn: facts.appealedOn ?? undefined,
    pauses: facts.pauses,
  };
}

/** Whether a deadline is over: the receipt is confirmed, by mail at once, or the request was answered. */
function isDone({ kind }: Deadline, { state, email, acknowledgedOn }: CourseFacts): boolean {
  if (kind === 'acknowledge' && (email !== null || acknowledgedOn !== null)) return true;
  if (kind === 'appeal') return state !== 'appeal';
  return !isOpen(state) || state === 'appeal';
}

export function shownDeadlines(facts: CourseFacts, today: Day): DsarDeadline[] {
  return deadlinesOf(courseOf(facts), today).map((deadline) => {
    const { kind, rights, day, standsStill, law, article, isOurs, isExtended, steps } = deadline;
    return {
      kind,
      rights: [...rights],
      day,
      standsStill,
      isOurs,
      isExtended,
      article,
      law: law.name,
      isDone: isDone(deadline, facts),
      steps: steps.map((step) => ({ ...step })),
    };
  });
}

/** What is due next, for lists. */
export function nextDue(
  facts: CourseFacts,
  today: Day,
): { readonly day: Day; readonly standsStill: boolean } | undefined {
  return shownDeadlines(facts, today).find((deadline) => !deadline.isDone);
}

/** What may be done now. */
export function actionsOf(facts: CourseFacts, today: Day): RequestAction[] {
  return requestActions.filter(
    (action) => stateAfter(facts.state, action) !== undefined && (action !== 'appeal' || canAppeal(facts, today)),
  );
}

/** Whether somebody who was refused can appeal, once; of a closed request, as long as the refusal is not old. RULES D13. */
export function canAppeal(facts: CourseFacts, today: Day): boolean {
  const { state, outcome, answeredOn, appealedOn } = facts;
  if (appealedOn !== null || appealUnder(lawsOf(facts)) === undefined) return false;
  if (state === 'refused' || state === 'partly') return true;
  const wasRefused = outcome === 'refused' || outcome === 'partly';
  return state === 'closed' && wasRefused && answeredOn !== null && today <= addDays(answeredOn, appealWindowDays);
}

/** The states to which a request can be moved, each by the first action that leads there. */
export function movesOf(
  facts: CourseFacts,
  today: Day,
): { readonly to: RequestState; readonly action: RequestAction }[] {
  const reached = new Map<RequestState, RequestAction>();
  for (const action of actionsOf(facts, today)) {
    const to = stateAfter(facts.state, action);
    if (to !== undefined && to !== facts.state && !reached.has(to)) reached.set(to, action);
  }
  return [...reached].map(([to, action]) => ({ to, action }));
}

export function noExtensionOf(facts: CourseFacts, today: Day) {
  if (facts.state === 'appeal' || !isOpen(facts.state)) return 'closed' as const;
  return whyNoExtension(courseOf(facts), today) ?? null;
}

export function waitsFor({ pauses, state }: CourseFacts): PauseReason | null {
  if (!isOpen(state)) return null;
  if (state === 'identity') return 'identity';
  return pauses.find(({ until }) => until === undefined)?.reason ?? null;
}

const west = new Set(['US', 'CA', 'BR']);

/** The day at the place where the owner works, or the day before: being early is never late. */
export function dayAt(workplace: string, now: Date): Day {
  const hours = west.has(workplace.slice(0, 2)) ? 8 : 0;
  return new Date(now.getTime() - hours * 3_600_000).toISOString().slice(0, 10);
}

/** The latest day that it is anywhere. */
export function latestDay(now: Date): Day {
  return new Date(now.getTime() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** Ends the pauses for a reason. */
export function resumed(pauses: readonly Pausing[], reason: PauseReason, today: Day): Pausing[] {
  return pauses.map((pause) =>
    pause.reason === reason && pause.until === undefined ? { ...pause, until: laterOf(pause.from, today) } : pause,
  );
}

/** Whether the next answer stands still while something is awaited, or would. */
export function stopsClock(facts: CourseFacts, reason: PauseReason, today: Day): boolean {
  const waiting = { ...facts, pauses: paused(facts, reason, today) };
  return shownDeadlines(waiting, today).find(({ isDone, kind }) => !isDone && kind === 'answer')?.standsStill ?? false;
}

/** A pause from today on, if a law lets the clock stand for it. */
export function paused(facts: CourseFacts, reason: PauseReason, today: Day): Pausing[] {
  const stops = lawsOf(facts).some((law) => law.pauses[reason] !== undefined);
  const isPaused = facts.pauses.some((pause) => pause.reason === reason && pause.until === undefined);
  return stops && !isPaused ? [...facts.pauses, { reason, from: today }] : [...facts.pauses];
}

/** The last day on which a closed request is kept: what the owner chose, and no less than a law demands. */
export function forgetDay(laws: readonly RequestLaw[], keepMonths: number, closedOn: Day): Day {
  const longest = Math.max(keepMonths, ...laws.map(({ recordMonths }) => recordMonths?.count ?? 0));
  return addDays(addMonths(closedOn, longest), 1);
}

/** The action of the course that a step is, if it is one. */
export function actionOfStep(step: RequestStep, rights: readonly RequestRight[]): RequestAction | undefined {
  switch (step.action) {
    case 'begin':
    case 'prove-identity':
    case 'withdraw':
    case 'appeal':
    case 'close':
      return step.action;
    case 'send':
      if (step.letter.kind === 'identity') return 'ask-identity';
      return step.letter.kind === 'answer' ? answerAction(step.letter.refused.length, rights.length) : undefined;
    case 'assign':
    case 'note':
    case 'acknowledge':
    case 'clarified':
    case 'ready':
    case 'release':
    case 'return':
    case 'correct':
      return undefined;
  }
}

function answerAction(refused: number, asked: number): RequestAction {
  if (refused === 0) return 'answer';
  return refused >= asked ? 'refuse' : 'answer-partly';
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}
