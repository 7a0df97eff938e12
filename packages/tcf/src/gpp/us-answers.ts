import type { Answers, SectionContent } from './gpp-string.ts';
import { sectionOf } from './sections.ts';

/** What a visitor from the USA has decided, in the terms of the state laws. */
export type UsDecision = {
  /** Whether the site sells, shares or advertises at all: it asks for marketing. */
  readonly advertises: boolean;
  /** Whether marketing may run. */
  readonly allowed: boolean;
  /** The visitor answered the banner, rather than nothing or the browser's signal alone. */
  readonly answered: boolean;
  /** The browser's signal, `navigator.globalPrivacyControl`. */
  readonly gpc: boolean;
};

/**
 * The answers of a section. Opted out of sale, sharing and targeted advertising is whoever refused marketing, and whoever
 * sends the signal without having allowed it here afterwards (RULES G1); where there is none of it, that does not apply.
 * Sensitive data, children's data and unforeseen purposes are not asked for, and the site is no party to the Multi-State
 * Privacy Agreement: none of that applies.
 *
 * @see Cal. Code Regs. tit. 11, § 7025(c); RULES G1, G6
 */
export function answersOf(id: number, { advertises, allowed, answered, gpc }: UsDecision): SectionContent {
  const out = !allowed || (gpc && !answered);
  const notice = advertises ? 1 : 0;
  const choice = advertises ? (out ? 1 : 2) : 0;
  const answers: Answers = {
    SharingNotice: notice,
    // Of processing the site speaks in any case: in the banner and in its policy.
    ProcessingNotice: 1,
    SaleOptOutNotice: notice,
    SharingOptOutNotice: notice,
    TargetedAdvertisingOptOutNotice: notice,
    SaleOptOut: choice,
    SharingOptOut: choice,
    TargetedAdvertisingOptOut: choice,
    // 2 says no; this field alone knows no 0.
    MspaCoveredTransaction: 2,
  };
  return { id, answers, ...(sectionOf(id)?.second === 'gpc' ? { gpc } : {}) };
}
