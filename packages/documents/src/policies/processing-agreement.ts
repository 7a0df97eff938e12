import type { Clause } from '../clause.ts';
import { entrustedMeasures, entrustedSubprocessors } from '../clauses/entrusted-annexes.ts';
import { entrustedParties, entrustedSubject, entrustedTransfers } from '../clauses/entrusted-general.ts';
import { entrustedDuties, entrustedOwn } from '../clauses/entrusted-duties.ts';

/** The clauses of a data processing agreement, in reading order. GDPR Art. 28(3). */
export const processingAgreement: readonly Clause[] = [
  entrustedParties,
  entrustedSubject,
  ...entrustedDuties.before,
  entrustedTransfers,
  ...entrustedDuties.after,
  entrustedOwn,
  entrustedSubprocessors,
  entrustedMeasures,
];
