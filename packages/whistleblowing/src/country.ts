import type { Period } from '@app/deadlines';

/** From which day reports are kept. */
export type RetentionStart = 'receipt' | 'closing' | 'final-outcome' | 'end-of-year' | 'feedback';

/** How long a report may be kept. `most`: at the latest; else as long as needed, by the number an owner sets. */
export type ReportRetention = {
  readonly period: Period;
  readonly from: RetentionStart;
  readonly article: string;
};

/** Whether an organization has to look into reports without a name. */
export type AnonymousReports = 'required' | 'encouraged' | 'allowed' | 'not-required';

export type ReportAuthority = { readonly name: string; readonly url: string };

/** The law on whistleblowing of a country, as dated data. None of it is confirmed by a lawyer of that country. */
export type ReportingCountry = {
  /** ISO 3166-1 alpha-2, or `other`. */
  readonly country: string;
  /** The law in its own language; null: none that asks for a channel. */
  readonly law: string | null;
  /** The number of employees from which an organization needs a channel; null: none does by law. */
  readonly employees: number | null;
  readonly acknowledge: { readonly period: Period; readonly article: string };
  readonly feedback: { readonly period: Period; readonly article: string };
  /** How soon a meeting takes place that the reporter wants. Without it: within a reasonable time. Art. 9(2). */
  readonly meeting?: { readonly period: Period; readonly article: string };
  readonly anonymous: AnonymousReports;
  /** Null: no longer than needed, and the law names no number. */
  readonly retention: ReportRetention | null;
  /** A shorter period for a report into which nobody inquired; what stays after it names no person. */
  readonly withoutInquiry?: ReportRetention;
  /** The article by which facts that are not needed have to be deleted immediately; without it, they stay sealed for 30 days more. */
  readonly deletesAtOnce?: string;
  /** Who takes reports from outside. Empty: authorities differ by subject. */
  readonly authorities: readonly ReportAuthority[];
  readonly source: string;
  readonly confirmed: false;
};

export const days = (count: number): Period => ({ count, unit: 'day' });
export const workingDays = (count: number): Period => ({ count, unit: 'business-day' });
export const months = (count: number): Period => ({ count, unit: 'month' });
export const years = (count: number): Period => ({ count: count * 12, unit: 'month' });

/** What Directive (EU) 2019/1937 says, which every country of the Union has at least. */
export const directive = {
  employees: 50,
  acknowledge: { period: days(7), article: 'Directive (EU) 2019/1937, Art. 9(1)(b)' },
  feedback: { period: months(3), article: 'Directive (EU) 2019/1937, Art. 9(1)(f)' },
  source: 'from memory',
  confirmed: false,
} as const;
