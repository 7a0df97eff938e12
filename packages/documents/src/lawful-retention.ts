import { retentionLawOf, stateOf, type ActivityKind } from '@app/catalogue';
import type { DocumentWords, Locale } from '@app/texts';
import { lawName } from './clauses/processing.ts';
import type { ActivityFacts, Facts } from './facts.ts';
import { voiceOf } from './voice.ts';

/** What the law of the owner's country says about the records of one activity, as the document prints it. */
export type LawfulRetention = {
  /** ID of the activity in the facts. */
  readonly activity: string;
  readonly kind: ActivityKind;
  readonly text: string;
  /** Whether a person has compared every period with its statute. */
  readonly confirmed: boolean;
  /** Whether the owner has taken these periods over. */
  readonly taken: boolean;
};

/** The activities whose retention periods the law of the owner's country sets, visits included. GDPR Art. 13(2)(a). */
export function lawfulRetention(facts: Facts, locale: Locale, words: DocumentWords): readonly LawfulRetention[] {
  const { activities = [], owner } = facts;
  const visit: readonly ActivityFacts[] = activities.some(({ kind }) => kind === 'visit')
    ? []
    : [{ id: 'visit', kind: 'visit' }];
  const voice = voiceOf(locale, words);
  return [...visit, ...activities].flatMap(({ id, kind, retention }) => {
    const laws = retentionLawOf(stateOf(owner.country), kind);
    if (laws.length === 0) return [];
    const confirmed = laws.every((law) => law.confirmed);
    return [{ activity: id, kind, text: lawName(laws, voice), confirmed, taken: retention?.kind === 'law' }];
  });
}
