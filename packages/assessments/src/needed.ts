import type { AssessedFacts } from './facts.ts';
import type { AssessmentKind } from './questions.ts';
import type { Screening } from './screening.ts';

/**
 * The assessments that a record needs: a DPIA by its screening (GDPR Art. 35(1)), of legitimate interests where it rests on them
 * (Art. 6(1)(f)), of transfers where safeguards of Art. 46 carry them. A screening is always the first.
 */
export function neededAssessments(facts: AssessedFacts, { verdict }: Screening): readonly AssessmentKind[] {
  const { bases, transfers, transferBasis } = facts;
  const decided: readonly string[] = ['adequacy', 'privacy-framework'];
  return [
    'screening',
    ...(verdict === 'needed' ? (['dpia'] as const) : []),
    ...(bases.includes('legitimate-interests') ? (['legitimate-interests'] as const) : []),
    ...(transfers.length > 0 && !decided.includes(transferBasis ?? '') ? (['transfer'] as const) : []),
  ];
}
