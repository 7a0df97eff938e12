import { directive, type ReportingCountry } from './country.ts';
import { unionCountries } from './union-countries.ts';

/** Outside of the Union the periods of the Directive are kept as a good practice. */
const practice = { ...directive, employees: null, anonymous: 'allowed', retention: null } as const;

const elsewhere: readonly ReportingCountry[] = [
  {
    ...practice,
    country: 'CH',
    law: null,
    authorities: [{ name: 'Eidgenössische Finanzkontrolle', url: 'https://www.whistleblowing.admin.ch' }],
  },
  { ...practice, country: 'GB', law: 'Employment Rights Act 1996, Part IVA', authorities: [] },
  { ...practice, country: 'IS', law: 'Lög nr. 40/2020 um vernd uppljóstrara', employees: 50, authorities: [] },
  { ...practice, country: 'LI', law: null, authorities: [] },
  {
    ...practice,
    country: 'NO',
    law: 'Arbeidsmiljøloven kapittel 2 A',
    employees: 5,
    authorities: [{ name: 'Arbeidstilsynet', url: 'https://www.arbeidstilsynet.no' }],
  },
];

const other: ReportingCountry = { ...practice, country: 'other', law: null, authorities: [] };

export const reportingCountries: readonly ReportingCountry[] = [...unionCountries, ...elsewhere, other];

/** The law of a country. @param country ISO 3166-1 alpha-2; of any other country, what the Directive holds good practice */
export const reportingCountry = (country: string): ReportingCountry =>
  reportingCountries.find((one) => one.country === country) ?? other;
