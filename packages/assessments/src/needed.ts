import type { TransferBasis } from '@app/catalogue';
import type { AssessedFacts } from './facts.ts';
import type { AssessmentKind } from './questions.ts';
import type { Screening } from './screening.ts';

/**
 * The assessments that a record needs: a DPIA by its screening (GDPR Art. 35(1)), of legitimate interests where it rests on them
 * (Art. 6(1)(f)), of transfers where safeguards of Art. 46 or 47 carry one of them. A screening is always the first.
 */
export function neededAssessments(
  { bases, transfers }: Pick<AssessedFacts, 'bases' | 'transfers'>,
  { verdict }: Pick<Screening, 'verdict'>,
): readonly AssessmentKind[] {
  return [
    'screening',
    ...(verdict === 'needed' ? (['dpia'] as const) : []),
    ...(bases.includes('legitimate-interests') ? (['legitimate-interests'] as const) : []),
    ...(transfers.some(({ isSafeguarded }) => isSafeguarded) ? (['transfer'] as const) : []),
  ];
}

/** The bases of transfers that are safeguards. GDPR Art. 46(2), 47. */
const safeguards: ReadonlySet<TransferBasis> = new Set([
  'standard-clauses',
  'binding-rules',
  'public-instrument',
  'code-of-conduct',
  'certification',
]);

/** Whether a basis is a safeguard of GDPR Art. 46 or 47, so that the law of the third country has to be assessed. */
export function isSafeguard(basis: TransferBasis): boolean {
  return safeguards.has(basis);
}
