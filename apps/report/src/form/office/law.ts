import type { ReportingCountry } from '@app/whistleblowing';

type Duty = Pick<ReportingCountry['feedback'], 'period'>;

/** What the form says of the law of a country. */
export type CountryLaw = Pick<ReportingCountry, 'country' | 'law' | 'anonymous' | 'authorities'> & {
  readonly acknowledge: Duty;
  readonly feedback: Duty;
};

/** The countries of @app/whistleblowing without what reporters need not know: inserted by the build, the last one for all others. */
declare const countryLaws: readonly CountryLaw[];

export function lawOf(country: string): CountryLaw {
  const law = countryLaws.find((one) => one.country === country) ?? countryLaws.at(-1);
  if (!law) throw new TypeError('The build inserts the countries.');
  return law;
}
