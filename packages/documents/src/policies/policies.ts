import type { Clause } from '../clause.ts';
import type { DocumentKind, Variant } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { legalNotice } from './legal-notice.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { processingAgreement } from './processing-agreement.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

const clauses: Readonly<Record<Exclude<DocumentKind, 'privacy_policy'>, readonly Clause[]>> = {
  cookie_policy: cookiePolicy,
  terms_and_conditions: termsAndConditions,
  legal_notice: legalNotice,
  data_processing_agreement: processingAgreement,
};

/** The clauses of a kind of document. A variant that the kind does not have falls back to the complete one. */
export function clausesOf(kind: DocumentKind, variant: Variant): readonly Clause[] {
  return kind === 'privacy_policy' ? privacyPolicy[variant] : clauses[kind];
}

export function titleOf(kind: DocumentKind, variant: Variant, voice: Voice): string {
  const { frame } = voice.words;
  const titles: Readonly<Record<DocumentKind, string>> = {
    privacy_policy: variant === 'complete' ? frame.title : frame.titleSimplified,
    cookie_policy: voice.cookiePolicy.title,
    terms_and_conditions: voice.terms.title,
    legal_notice: voice.notice.title,
    data_processing_agreement: voice.processing.title,
  };
  return titles[kind];
}
