import type { Locale } from './locales.ts';

/** Where the words of one area are. English is the schema; what the others promise the parity test compares with it. */
export type Area<English> = { readonly en: () => Promise<English> } & {
  readonly [Other in Exclude<Locale, 'en'>]?: () => Promise<object>;
};
