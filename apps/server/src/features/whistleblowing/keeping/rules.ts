import { addDays } from '@app/deadlines';
import type { OfficeDocument } from '@app/sealing';
import { keptUntil, reportingCountry, type ReportDays } from '@app/whistleblowing';

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
  const noticed = addDays(days.deletionToldOn, noticeDays);
  return noticed > until ? noticed : until;
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
