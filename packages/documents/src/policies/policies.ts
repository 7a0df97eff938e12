import type { Clause } from '../clause.ts';
import type { DocumentKind, Variant } from '../tree.ts';
import type { Voice } from '../voice.ts';
import { cookiePolicy } from './cookie-policy.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsAndConditions } from './terms-and-conditions.ts';

/** The clauses of a kind of document. A variant that the kind does not have falls back to the complete one. */
export function clausesOf(kind: DocumentKind, variant: Variant): readonly Clause[] {
  if (kind === 'privacy_policy') return privacyPolicy[variant];
  return kind === 'cookie_policy' ? cookiePolicy : termsAndConditions;
}

export function titleOf(kind: DocumentKind, variant: Variant, { words, cookiePolicy: cookies, terms }: Voice): string {
  if (kind === 'cookie_policy') return cookies.title;
  if (kind === 'terms_and_conditions') return terms.title;
  return variant === 'complete' ? words.frame.title : words.frame.titleSimplified;
}
