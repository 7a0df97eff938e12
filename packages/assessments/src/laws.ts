import { fromMemory } from './criteria.ts';

/** The laws that a DPIA can be made under. */
export const assessmentLaws = ['gdpr', 'uk', 'ch', 'us-ca'] as const;
export type AssessmentLaw = (typeof assessmentLaws)[number];

type LawFacts = {
  readonly article: string;
  /** The first day on which the law asks for one, ISO 8601. */
  readonly from: string;
  /** Months after which it has to be looked at again. */
  readonly reviewMonths: number;
  readonly source: string;
  readonly confirmed: false;
};

export const lawFacts: Readonly<Record<AssessmentLaw, LawFacts>> = {
  // No law of Europe sets a period: Art. 35(11) asks for a review when the risk changes. Twelve months are ours.
  gdpr: { article: 'GDPR Art. 35', from: '2018-05-25', reviewMonths: 12, ...fromMemory },
  uk: { article: 'UK GDPR Art. 35', from: '2021-01-01', reviewMonths: 12, ...fromMemory },
  ch: { article: 'FADP Art. 22', from: '2023-09-01', reviewMonths: 12, ...fromMemory },
  'us-ca': { article: 'CCPA regulations § 7150', from: '2026-01-01', reviewMonths: 36, ...fromMemory },
};

/**
 * The laws under which an assessment of a controller is usually made on a day. The Crown dependencies and Gibraltar are not the
 * United Kingdom.
 *
 * @param addressesEu whether people in the EEA are addressed, so that the GDPR applies to a controller elsewhere. GDPR Art. 3(2)
 */
export function proposedLaws(
  country: string | undefined,
  on: string,
  { addressesEu }: { readonly addressesEu: boolean },
): readonly AssessmentLaw[] {
  const law: AssessmentLaw = country === 'GB' ? 'uk' : country === 'CH' ? 'ch' : country === 'US' ? 'us-ca' : 'gdpr';
  if (lawFacts[law].from > on) return ['gdpr'];
  return law === 'us-ca' && addressesEu ? ['gdpr', law] : [law];
}

/** Months until the next review: the shortest of the laws. */
export function reviewMonthsOf(laws: readonly AssessmentLaw[]): number {
  return Math.min(...(laws.length > 0 ? laws : (['gdpr'] as const)).map((law) => lawFacts[law].reviewMonths));
}
