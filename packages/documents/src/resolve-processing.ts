import { isDataType, type DataTypeId } from '@app/catalogue';
import type { Assume } from './assumed.ts';
import type { Facts, Period, ProcessingFacts } from './facts.ts';
import type { KnownService } from './known.ts';

/** The resolved facts of a data processing agreement. */
export type KnownProcessing = {
  readonly facts: ProcessingFacts;
  readonly dataTypes: readonly DataTypeId[];
  /** The current services that process data of the customers, in the order of the services. */
  readonly subprocessors: readonly KnownService[];
  readonly specific: boolean;
  readonly notice: Period;
  readonly deletion: Period;
  readonly audit: Period;
};

const usualDays = 30;

export function resolveProcessing(
  { processing: facts = {} }: Facts,
  services: readonly KnownService[],
  assume: Assume,
): KnownProcessing {
  const chosen = new Set(facts.subprocessors);
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
    subprocessors: services.filter(({ id }) => chosen.has(id)),
    specific: facts.authorization === 'specific',
    notice: days('notice'),
    deletion: days('deletion'),
    audit: days('audit'),
  };
}

function wholeDays(days: number | undefined): number | undefined {
  return days !== undefined && Number.isInteger(days) && days > 0 && days <= 3650 ? days : undefined;
}
