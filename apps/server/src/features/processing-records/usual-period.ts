import { typicalPeriodOf } from '@app/catalogue';
import type { ProcessingRecord, RecordFields } from '@app/contract';
import type { Facts } from '@app/documents';
import { countryName, plural, type Locale, type RegisterWords } from '@app/texts';

export type PeriodWords = RegisterWords['documents']['services']['periods'];

/** How long data of a typical activity is kept by the law where the organization is, with its source. */
export function usualPeriodOf(
  { typical }: RecordFields,
  facts: Facts | undefined,
  language: Locale,
  periods: PeriodWords,
): ProcessingRecord['usualPeriod'] {
  const { country = '', part } = facts?.owner ?? {};
  const law = typical === undefined ? undefined : typicalPeriodOf(typical, country, part);
  if (!law) return null;
  const { place, amount, unit, start, statute, asOf, confirmed } = law;
  const within = place === country ? '' : ` (${place})`;
  return {
    place: `${countryName(language, country)}${within}`,
    period: plural(language, amount, periods[unit]),
    start,
    statute,
    asOf,
    confirmed,
  };
}
