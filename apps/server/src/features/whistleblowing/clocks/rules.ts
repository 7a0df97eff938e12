import { addDays, calendarOf } from '@app/deadlines';
import type { OfficeDocument } from '@app/sealing';
import { reportClocks, reportingCountry, type ReportClock, type ReportDays } from '@app/whistleblowing';

/** The clocks of an open report that nobody has stopped. */
export function runningClocks(days: ReportDays, { country }: Pick<OfficeDocument, 'country'>): readonly ReportClock[] {
  if (days.closedOn !== null) return [];
  return reportClocks(days, reportingCountry(country), calendarOf(country)).filter(({ doneOn }) => doneOn === null);
}

/**
 * Whether a deadline has passed since managers were mailed out of turn last.
 * @param mailedOn ISO 8601, like `today`; null: never
 */
export function isNewlyOverdue(clocks: readonly ReportClock[], mailedOn: string | null, today: string): boolean {
  return clocks.some(({ due }) => due.day < today && (mailedOn === null || addDays(due.day, 1) > mailedOn));
}

/** Whether a reminder of a deadline that runs has come. */
export function isAlerted(clocks: readonly ReportClock[], today: string): boolean {
  return clocks.some(({ alerts }) => alerts.some((day) => day <= today));
}

export type Rhythm = {
  /** 1 Monday … 7 Sunday. */
  readonly mailDays: readonly number[];
  /** UTC. */
  readonly mailHour: number;
  readonly mailedOn: string | null;
};

/** Whether it is a day and hour on which managers are mailed, and they were not yet. */
export function isMailDue({ mailDays, mailHour, mailedOn }: Rhythm, now: Date): boolean {
  const weekday = now.getUTCDay() === 0 ? 7 : now.getUTCDay();
  return mailDays.includes(weekday) && now.getUTCHours() >= mailHour && mailedOn !== now.toISOString().slice(0, 10);
}
