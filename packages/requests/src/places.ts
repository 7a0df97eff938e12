/** A part of a country with a law of its own, which somebody may say to live in. */
export type Part = { readonly code: string; readonly country: string; readonly name: string };

// Their own names, which all languages use or know. ISO 3166-2.
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

/** All parts of countries that have a law of their own. */
export const partsOfCountries: readonly Part[] = Object.entries(names).map(([code, name]) => ({
  code,
  country: code.slice(0, 2),
  name,
}));
