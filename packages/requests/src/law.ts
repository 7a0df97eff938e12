import type { Counting, Day, Period } from '@app/deadlines';
import type { RequestRight } from './rights.ts';

/** How long a law gives for something, and where it says so. */
export type Clock = {
  readonly period: Period;
  readonly article: string;
  /** The law gives no number of days ("without delay"): ours. */
  readonly isOurs?: true;
};

export type PauseReason = 'identity' | 'clarification';

/** What a law entitles people to and by when. State of the law: November 2026; nobody has compared an entry with it yet. */
export type RequestLaw = {
  /** `gdpr`, `uk`, or a place: `us-ca`, `br`. */
  readonly id: string;
  /** How it is called in its country. */
  readonly name: string;
  /** Countries or parts of one, ISO 3166. */
  readonly places: readonly string[];
  /** The first day on which it gives rights. */
  readonly from?: Day;
  /** Whether it binds whoever is established there, wherever people live. GDPR Art. 3(1). */
  readonly followsOwner: boolean;
  readonly rights: Readonly<Partial<Record<RequestRight, Entitlement>>>;
  readonly counting: Counting;
  readonly acknowledge?: Clock;
  readonly answer: Clock;
  /** Clocks of rights that are answered faster or slower than others. */
  readonly answerOf?: Readonly<Partial<Record<RequestRight, Clock>>>;
  /** From the receipt on, with the extension. `noticeBy` of the first period. RULES D4. */
  readonly extended?: Clock;
  /** What stops the clock. */
  readonly pauses: Readonly<Partial<Record<PauseReason, string>>>;
  /** Whom a refused person may turn to inside of the controller. RULES D13. */
  readonly appeal?: { readonly answer: Clock; readonly authority: 'attorney-general' };
  /** How a clock counts for complaints. */
  readonly complaint?: Clock;
  /** A request that is not answered in time counts as refused. Quebec, s. 32. */
  readonly silenceIsRefusal?: true;
  /** Months in which somebody who opted out is not asked to opt in again. RULES D12. */
  readonly noAskingBackMonths?: number;
  /** The two degrees of California, instead of a code to the mailbox. */
  readonly degrees?: true;
  /** Years for which the request and its answer are kept. CCPA regulations § 7101(a): 24 months. */
  readonly recordMonths?: { readonly count: number; readonly article: string };
  /** Where the entry comes from. */
  readonly source: string;
  /** Whether a lawyer compared the entry with the law. */
  readonly confirmed: false;
};

export type Entitlement = { readonly article: string; readonly from?: Day };

/** Entitlements from articles. */
export function granted(articles: Readonly<Partial<Record<RequestRight, string | Entitlement>>>): RequestLaw['rights'] {
  return Object.fromEntries(
    Object.entries(articles).map(([right, article]) => [right, typeof article === 'string' ? { article } : article]),
  );
}

export const days = (count: number): Period => ({ count, unit: 'day' });
export const months = (count: number): Period => ({ count, unit: 'month' });
export const businessDays = (count: number): Period => ({ count, unit: 'business-day' });

export const fromMemory = { source: 'from memory', confirmed: false } as const;
