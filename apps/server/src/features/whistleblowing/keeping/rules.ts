import { addDays } from '@app/deadlines';
import type { OfficeDocument } from '@app/sealing';
import { keptUntil, namelessFrom, reportingCountry, type ReportDays, type ReportStatus } from '@app/whistleblowing';

/** The days between telling managers and mailbox of a deletion, and the deletion. */
export const noticeDays = 30;

type NoticeDays = ReportDays & { readonly deletionToldOn: string | null };
type Country = Pick<OfficeDocument, 'country'>;

/** The day on which managers and mailbox are told that a report will be deleted. RULES W14 */
export function toldFrom(days: ReportDays, { country }: Country): string | undefined {
  const until = keptUntil(days, reportingCountry(country));
  return until && addDays(until, -noticeDays);
}

/** The day from which a report is deleted: not before its retention is over, and 30 days after that was told. */
export function deletedFrom(days: NoticeDays, { country }: Country): string | undefined {
  const until = keptUntil(days, reportingCountry(country));
  if (!until || days.deletionToldOn === null) return undefined;
  return later(until, addDays(days.deletionToldOn, noticeDays));
}

type KeptReport = NoticeDays & { readonly newsSince: number | null };

/** What is to be done with a closed report today. What its reporter wrote and nobody has read keeps it. RULES W15 */
export function keepingStep(report: KeptReport, country: Country, today: string): 'tell' | 'delete' | undefined {
  if (report.deletionToldOn === null) {
    const told = toldFrom(report, country);
    return told !== undefined && told <= today ? 'tell' : undefined;
  }
  const from = deletedFrom(report, country);
  return from !== undefined && from <= today && report.newsSince === null ? 'delete' : undefined;
}

const later = (one: string, other: string): string => (one > other ? one : other);

/**
 * The day from which a manager may delete a report that is not admissible: when its retention is over and the reporter was told 30
 * days before. Where the law names no number, 30 days after it was closed, of which the mailbox tells at once. READINGS 18
 */
export function deletableFrom(report: NoticeDays & { readonly status: string }, country: Country): string | undefined {
  if (report.status !== 'not_admissible' || report.closedOn === null) return undefined;
  if (reportingCountry(country.country).retention) return deletedFrom(report, country);
  return addDays(report.closedOn, noticeDays);
}

/** The days that decide until when a report names people. */
type NamedReport = Pick<ReportDays, 'receivedOn'> & {
  readonly status: string;
  readonly namesToldOn: string | null;
  readonly namesRemovedOn: string | null;
};

/** The day from which names are removed unless somebody inquires; 30 days after that was told at the earliest. RULES W14 */
export function namesUntil(report: NamedReport, { country }: Country): string | undefined {
  if (report.namesRemovedOn !== null) return undefined;
  // The table holds these statuses alone.
  const from = namelessFrom(report, report.status as ReportStatus, reportingCountry(country));
  if (from === undefined || report.namesToldOn === null) return from;
  return later(from, addDays(report.namesToldOn, noticeDays));
}

/** What is to be done today with the names in a report into which nobody inquired. No message goes, so an unread one stays. */
export function namesStep(report: NamedReport, country: Country, today: string): 'tell' | 'remove' | undefined {
  const until = namesUntil(report, country);
  if (until === undefined) return undefined;
  if (report.namesToldOn === null) return addDays(until, -noticeDays) <= today ? 'tell' : undefined;
  return until <= today ? 'remove' : undefined;
}
