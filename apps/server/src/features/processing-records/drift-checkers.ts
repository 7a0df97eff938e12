import { assessmentDrift } from './drift-assessment-rules.ts';
import { bannerDrift } from './drift-banner-rules.ts';
import { formDrift } from './drift-form-rules.ts';
import { contractDrift } from './drift-contracts.ts';
import { recipientDrift } from './drift-recipients.ts';
import { recordDrift } from './drift-record-rules.ts';
import { retentionDrift } from './drift-retention-rules.ts';
import type { DriftChecker, DriftFacts, Finding } from './drift-rules.ts';

/** All that is compared, a topic each. */
const checkers: readonly DriftChecker[] = [
  recordDrift,
  bannerDrift,
  retentionDrift,
  formDrift,
  recipientDrift,
  contractDrift,
  assessmentDrift,
];

/** In what the sides of a site disagree. Each fact on one side alone is one finding. Rule R5. */
export function driftOf(site: DriftFacts): readonly Finding[] {
  return checkers.flatMap((check) => check(site));
}
