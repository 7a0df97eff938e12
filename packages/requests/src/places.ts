import { partsWithLaw } from './laws.ts';

/** The names of parts of countries that have a law of their own, by ISO 3166-2. Their own names, which all languages use or know. */
const names: Readonly<Record<string, string>> = {
  'CA-QC': 'Québec',
  'US-AL': 'Alabama',
  'US-CA': 'California',
  'US-CO': 'Colorado',
  'US-CT': 'Connecticut',
  'US-DE': 'Delaware',
  'US-FL': 'Florida',
  'US-IA': 'Iowa',
  'US-IN': 'Indiana',
  'US-KY': 'Kentucky',
  'US-LA': 'Louisiana',
  'US-MD': 'Maryland',
  'US-MN': 'Minnesota',
  'US-MT': 'Montana',
  'US-NE': 'Nebraska',
  'US-NH': 'New Hampshire',
  'US-NJ': 'New Jersey',
  'US-OK': 'Oklahoma',
  'US-OR': 'Oregon',
  'US-RI': 'Rhode Island',
  'US-TN': 'Tennessee',
  'US-TX': 'Texas',
  'US-UT': 'Utah',
  'US-VA': 'Virginia',
};

/** A part of a country, which somebody may say to live in. */
export type Part = { readonly code: string; readonly country: string; readonly name: string };

export const partsOfCountries: readonly Part[] = partsWithLaw.map((code) => ({
  code,
  country: code.slice(0, 2),
  name: names[code] ?? code,
}));
