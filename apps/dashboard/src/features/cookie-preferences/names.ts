import { purposes, type Purpose, type RegimeId } from '@app/consent';
import { countryName, isLocale, localeName, type Locale } from '@app/texts';
import { useLocale } from '#app/words.tsx';
import { useCookiePreferencesWords } from './words.ts';

/** The purposes that visitors are asked about: `necessary` never is. */
export const askedPurposes = purposes.filter((purpose) => purpose !== 'necessary');
export type AskedPurpose = Exclude<Purpose, 'necessary'>;

// Laws of one country are named after it.
const countryOf: Partial<Record<RegimeId, string>> = {
  it: 'IT',
  fr: 'FR',
  es: 'ES',
  uk: 'GB',
  ch: 'CH',
  br: 'BR',
  ca: 'CA',
  us: 'US',
  jp: 'JP',
  kr: 'KR',
  in: 'IN',
  za: 'ZA',
  au: 'AU',
};

/** The names of regimes, countries and languages in the language of the page. */
export function useNames() {
  const words = useCookiePreferencesWords();
  const locale = useLocale();
  const own: Readonly<Record<string, string>> = words.regimes;
  const countries: Readonly<Record<string, string>> = countryOf;
  return {
    regime: (id: string): string => {
      const country = countries[id];
      return country ? countryName(locale, country) : (own[id] ?? id);
    },
    /** Two letters, or a part of a country: `US-CA`. */
    country: (code: string | null): string => {
      if (code === null) return words.unknownCountry;
      const [country = '', part] = code.split('-');
      const name = /^[A-Z]{2}$/.test(country) ? countryName(locale, country) : country;
      return part ? `${name} (${part})` : name;
    },
    device: (id: string | null): string => {
      const { devices, unknownDevice } = words.statistics;
      return id !== null && id in devices ? devices[id as keyof typeof devices] : unknownDevice;
    },
    language: (code: string): string => languageName(code, locale),
  };
}

function languageName(code: string, locale: Locale): string {
  return isLocale(code) ? localeName(code, locale) : code;
}

/** 32 digits in groups, as they are displayed: easier to compare. Search accepts either form. */
export function grouped(consentId: string): string {
  return consentId.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The beginning and the end of an id: enough to tell rows apart. */
export function shortId(consentId: string): string {
  return `${consentId.slice(0, 6)}…${consentId.slice(-4)}`;
}
