import { calendarOf, dueOf, type Day, type Due, type Pause } from '@app/deadlines';
import type { Clock, PauseReason, RequestLaw } from './law.ts';
import { lawGiving } from './laws.ts';
import type { RequestRight } from './rights.ts';

/** What a request's deadlines depend on. */
export type RequestCourse = {
  /** The laws that entitle the person, the law of their place first. */
  readonly laws: readonly RequestLaw[];
  readonly rights: readonly RequestRight[];
  readonly receivedOn: Day;
  /** Where the owner works, whose holidays count: a country, or a part of one. */
  readonly workplace: string;
  /** The day on which the person was told of an extension. */
  readonly extendedOn?: Day | undefined;
  readonly pauses?: readonly (Pause & { readonly reason: PauseReason })[] | undefined;
  /** The day on which somebody who was refused appealed. */
  readonly appealedOn?: Day | undefined;
};

export type DeadlineKind = 'acknowledge' | 'answer' | 'complaint' | 'appeal';

/** One thing that is due. */
export type Deadline = Due & {
  readonly kind: DeadlineKind;
  /** The rights it is about; empty where it is about the request. */
  readonly rights: readonly RequestRight[];
  /** The law it comes from. */
  readonly law: RequestLaw;
  readonly article: string;
  /** The law gives no number of days. */
  readonly isOurs: boolean;
  /** As it was before the extension. */
  readonly isExtended: boolean;
};

/** Everything that is due, the earliest first. Each right is due by every law that gives it. RULES D3, D12, D14, D15. */
export function deadlinesOf(course: RequestCourse, today: Day): readonly Deadline[] {
  const { laws, receivedOn } = course;
  const acknowledging = laws.find(({ acknowledge }) => acknowledge);
  const due: Deadline[] = [];
  if (acknowledging?.acknowledge) due.push(deadline('acknowledge', [], acknowledging, acknowledging.acknowledge));

  for (const { law, clock, about } of clocksOf(course)) {
    due.push(deadline(clock === law.complaint ? 'complaint' : 'answer', about, law, clock));
  }

  const appealing = laws.find(({ appeal }) => appeal);
  if (course.appealedOn !== undefined && appealing?.appeal) {
    due.push(deadline('appeal', [], appealing, appealing.appeal.answer, course.appealedOn));
  }
  return due.toSorted((a, b) => (a.day < b.day ? -1 : 1));

  function deadline(
    kind: DeadlineKind,
    about: readonly RequestRight[],
    law: RequestLaw,
    clock: Clock,
    from: Day = receivedOn,
  ): Deadline {
    const isExtended =
      kind === 'answer' && course.extendedOn !== undefined && law.extended !== undefined && isUsual(clock, law);
    const running = isExtended && law.extended ? law.extended : clock;
    const pauses = kind === 'answer' ? (course.pauses ?? []).filter(({ reason }) => law.pauses[reason]) : [];
    const { period, article, isOurs = false } = running;
    const calendar = calendarOf(course.workplace);
    const computed = dueOf({ from, period, counting: law.counting, calendar, pauses, today });
    return { ...computed, kind, rights: about, law, article, isOurs, isExtended };
  }
}

type RunningClock = { readonly law: RequestLaw; readonly clock: Clock; readonly about: RequestRight[] };

/** The clocks of what is asked, each with its rights: every law that gives a right binds by its own, and none lengthens another's. */
function clocksOf({ laws, rights, receivedOn }: RequestCourse): readonly RunningClock[] {
  const running: RunningClock[] = [];
  for (const right of rights) {
    const giving = laws.filter((law) => lawGiving(right, [law], receivedOn));
    for (const law of giving.length > 0 ? giving : laws.slice(0, 1)) {
      const clock = clockOf(right, law);
      const same = running.find((each) => each.law === law && each.clock === clock);
      if (same) same.about.push(right);
      else running.push({ law, clock, about: [right] });
    }
  }
  return running;
}

/** Why an extension cannot be told on a day. RULES D4. */
export type NoExtension = 'not-in-law' | 'already-extended' | 'too-late';

/** Whether an extension may be told on a day: before each first deadline that it would move, once. GDPR Art. 12(3). */
export function whyNoExtension(course: RequestCourse, on: Day): NoExtension | undefined {
  if (course.extendedOn !== undefined) return 'already-extended';
  const due = deadlinesOf(course, on).filter(
    ({ kind, law, rights }) =>
      kind === 'answer' && law.extended && rights.some((right) => isUsual(clockOf(right, law), law)),
  );
  if (due.length === 0) return 'not-in-law';
  return due.some(({ day }) => day < on) ? 'too-late' : undefined;
}

/** The day by which the whole request has to be answered: the first of its deadlines for an answer. */
export function answerDue(course: RequestCourse, today: Day): Deadline | undefined {
  const wanted: readonly DeadlineKind[] = course.appealedOn === undefined ? ['answer', 'complaint'] : ['appeal'];
  return deadlinesOf(course, today).find(({ kind }) => wanted.includes(kind));
}

function clockOf(right: RequestRight, law: RequestLaw): Clock {
  if (right === 'complaint' && law.complaint) return law.complaint;
  return law.answerOf?.[right] ?? law.answer;
}

/** Opt-outs are not extended: their clocks are their own. */
function isUsual(clock: Clock, law: RequestLaw): boolean {
  return clock === law.answer;
}
