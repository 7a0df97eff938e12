import type { ReportingCountry } from './country.ts';
import { unionCountriesAToG } from './union-countries-a-g.ts';
import { unionCountriesHToS } from './union-countries-h-s.ts';

/** The countries of the European Union. */
export const unionCountries: readonly ReportingCountry[] = [...unionCountriesAToG, ...unionCountriesHToS];
