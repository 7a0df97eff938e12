import type { Clause } from '../clause.ts';

/** The clauses of terms and conditions, in the order in which they are read. */
export const termsAndConditions: readonly Clause[] = [];
