import type { Locale } from './locales.ts';

type Load = () => Promise<unknown>;
type Area = { readonly en: Load } & { readonly [Other in Exclude<Locale, 'en'>]?: Load };

/**
 * Where the words of each area are. Every language of an area is one line, written out, so that Node
 * and bundlers both see the file and load it only when it is asked for. To add a language to an area,
 * write its file and add its line here.
 */
export const areas = {
  errors: {
    en: () => import('./locales/en/errors.ts').then(({ errors }) => errors),
  },
} as const satisfies Record<string, Area>;
