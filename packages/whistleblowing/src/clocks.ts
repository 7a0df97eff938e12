import { addDays, addMonths, dueOf, type Day, type Due, type WorkCalendar } from '@app/deadlines';
import type { ReportingCountry } from './country.ts';
import type { ReportStatus } from './statuses.ts';

/** What the server knows of a report: days, and nothing of its content. */
export type ReportDays = {
  readonly receivedOn: Day;
  /** The day on which the reporter was told of the receipt: by default the same, since the form does. */
  readonly acknowledgedOn: Day | null;
  readonly feedbackOn: Day | null;
  readonly closedOn: Day | null;
};

export type ReportClock = {
  readonly kind: 'acknowledge' | 'feedback';
  readonly due: Due;
  readonly article: string;
  /** The day it was done on. */
  readonly doneOn: Day | null;
  /** The days on which managers are told, in their order. */
  readonly alerts: readonly Day[];
};

/** The days after the beginning of a period on which the tool tells that it runs. RULES W2, W3 */
export const alertDays = { acknowledge: [3, 5, 7], feedback: [60, 75, 85] } as const;

// National laws, and not acts of the Union, set these periods: none is moved off a weekend, and being early is never late.
const counting = { moves: false } as const;

/** When a report has to be acknowledged and answered. */
export function reportClocks(of: ReportDays, law: ReportingCountry, calendar: WorkCalendar): readonly ReportClock[] {
  const acknowledge = dueOf({ from: of.receivedOn, period: law.acknowledge.period, counting, calendar });
  // Without an acknowledgement, the three months run from the end of the time for it. Art. 9(1)(f)
  const start = of.acknowledgedOn ?? acknowledge.day;
  const feedback = dueOf({ from: start, period: law.feedback.period, counting, calendar });
  return [
    {
      kind: 'acknowledge',
      due: acknowledge,
      article: law.acknowledge.article,
      doneOn: of.acknowledgedOn,
      alerts: alertsOf(of.receivedOn, acknowledge.day, alertDays.acknowledge),
    },
    {
      kind: 'feedback',
      due: feedback,
      article: law.feedback.article,
      doneOn: of.feedbackOn,
      alerts: alertsOf(start, feedback.day, alertDays.feedback),
    },
  ];
}

/** Alerts before the due day, and the due day itself: a shorter period has fewer. */
function alertsOf(start: Day, due: Day, after: readonly number[]): readonly Day[] {
  const before = after.map((count) => addDays(start, count)).filter((day) => day < due);
  return [...before, due];
}

/**
 * The day from which a report may no longer be kept; undefined while it is open, or where the law names no number.
 * RULES W14: the clock starts at closing, at the notice of the outcome, or at receipt, but an open report is never over.
 */
export function keptUntil(of: ReportDays, { retention }: ReportingCountry): Day | undefined {
  if (!retention || of.closedOn === null) return undefined;
  const start = {
    receipt: of.receivedOn,
    closing: of.closedOn,
    'final-outcome': of.feedbackOn ?? of.closedOn,
    feedback: of.feedbackOn ?? of.closedOn,
    'end-of-year': `${of.closedOn.slice(0, 4)}-12-31`,
  }[retention.from];
  const end = addMonths(start, retention.period.count);
  return end > of.closedOn ? end : of.closedOn;
}

/** Statuses in which nobody has begun to look into a report. */
const beforeInquiry: readonly ReportStatus[] = ['received', 'admissible', 'not_admissible'];

/**
 * The day from which a report into which nobody inquired may no longer name anybody; undefined where somebody did, or where the law
 * sets no such period. Ley 2/2023, art. 32.4; RULES W14
 */
export function namelessFrom(
  { receivedOn }: Pick<ReportDays, 'receivedOn'>,
  status: ReportStatus,
  { withoutInquiry }: ReportingCountry,
): Day | undefined {
  if (!withoutInquiry || !beforeInquiry.includes(status)) return undefined;
  return addMonths(receivedOn, withoutInquiry.period.count);
}
