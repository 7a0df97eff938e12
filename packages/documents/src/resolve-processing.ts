import { isDataType, type DataTypeId } from '@app/catalogue';
import type { Assume } from './assumed.ts';
import type { Facts, Period, ProcessingFacts } from './facts.ts';

/** The resolved facts of a data processing agreement. */
export type KnownProcessing = {
  readonly facts: ProcessingFacts;
  readonly dataTypes: readonly DataTypeId[];
  /** IDs of the services that process data of the customers. `subprocessorsOf` gives those that are still there. */
  readonly subprocessorIds: ReadonlySet<string>;
  readonly specific: boolean;
  readonly notice: Period;
  readonly deletion: Period;
  readonly audit: Period;
};

const usualDays = 30;

export function resolveProcessing({ processing: facts = {} }: Facts, assume: Assume): KnownProcessing {
  const days = (code: 'notice' | 'deletion' | 'audit'): Period => {
    const amount = wholeDays(facts[`${code}Days`]);
    if (amount === undefined) {
      assume(`processing.${code}`, `processing.${code}Days`, String(usualDays), { days: String(usualDays) });
    }
    return { amount: amount ?? usualDays, unit: 'day' };
  };
  if (!facts.authorization) assume('processing.authorization', 'processing.authorization', 'general');
  return {
    facts,
    dataTypes: (facts.dataTypes ?? []).filter(isDataType),
    subprocessorIds: new Set(facts.subprocessors),
    specific: facts.authorization === 'specific',
    notice: days('notice'),
    deletion: days('deletion'),
    audit: days('audit'),
  };
}

function wholeDays(days: number | undefined): number | undefined {
  return days !== undefined && Number.isInteger(days) && days > 0 && days <= 3650 ? days : undefined;
}
