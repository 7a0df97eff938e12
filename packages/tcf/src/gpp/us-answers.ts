import type { Answers, SectionContent } from './gpp-string.ts';
import { sectionOf } from './sections.ts';

/** The decision of a visitor from the United States, in the terms of the state laws. */
export type UsDecision = {
  /** Whether the site sells, shares or advertises at all, which means that its banner asks for marketing. */
  readonly advertises: boolean;
  /** Whether marketing may run. */
  readonly allowed: boolean;
  /** Whether the visitor answered the banner, instead of giving no answer or only sending the browser's signal. */
  readonly answered: boolean;
  /** The browser's signal, `navigator.globalPrivacyControl`. */
  readonly gpc: boolean;
};

/**
 * The answers of a section. A visitor is opted out of sale, sharing and targeted advertising after refusing marketing, or when
 * the browser sends the signal and the visitor has not allowed marketing here since (RULES G1); on sites without any of these,
 * the opt-outs do not apply. The banner does not ask about sensitive data, children's data and unforeseen purposes, and the
 * site is not a party to the Multi-State Privacy Agreement: these answers do not apply.
 *
 * @see Cal. Code Regs. tit. 11, § 7025(c); RULES G1, G6
 */
export function answersOf(id: number, { advertises, allowed, answered, gpc }: UsDecision): SectionContent {
  const out = !allowed || (gpc && !answered);
  const notice = advertises ? 1 : 0;
  const choice = advertises ? (out ? 1 : 2) : 0;
  const answers: Answers = {
    SharingNotice: notice,
    // The site always discloses its processing, in the banner and in its policy.
    ProcessingNotice: 1,
    SaleOptOutNotice: notice,
    SharingOptOutNotice: notice,
    TargetedAdvertisingOptOutNotice: notice,
    SaleOptOut: choice,
    SharingOptOut: choice,
    TargetedAdvertisingOptOut: choice,
    // 2 means no; only this field does not allow 0.
    MspaCoveredTransaction: 2,
  };
  return { id, answers, ...(sectionOf(id)?.second === 'gpc' ? { gpc } : {}) };
}
