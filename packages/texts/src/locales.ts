/** The languages of documents and of the interface. */
export const locales = [
  'bg',
  'ca',
  'cs',
  'da',
  'de',
  'el',
  'en',
  'en-GB',
  'es',
  'et',
  'fi',
  'fr',
  'hr',
  'hu',
  'id',
  'it',
  'ja',
  'lt',
  'lv',
  'nl',
  'no',
  'pl',
  'pt',
  'pt-BR',
  'ro',
  'ru',
  'sk',
  'sl',
  'sv',
  'zh-CN',
] as const;
export type Locale = (typeof locales)[number];

export const fallbackLocale = 'en' satisfies Locale;

// Codes that mean something else, or nothing, in CLDR: there, `pt` is Brazilian Portuguese.
const inCldr: Partial<Record<Locale, string>> = { pt: 'pt-PT', no: 'nb', 'zh-CN': 'zh-Hans-CN' };

const byLowerCase = new Map<string, Locale>(locales.map((locale) => [locale.toLowerCase(), locale]));

export function isLocale(code: unknown): code is Locale {
  return typeof code === 'string' && byLowerCase.get(code.toLowerCase()) === code;
}

/** The locale code to pass to `Intl`. */
export function cldrLocale(locale: Locale): string {
  return inCldr[locale] ?? locale;
}

/** The code for a `lang` attribute or a `Content-Language` header (BCP 47). */
export function languageTag(locale: Locale): string {
  return locale === 'no' ? 'nb' : locale;
}

/** The locale as the first path segment of a URL: `pt-br`. */
export function localePrefix(locale: Locale): string {
  return locale.toLowerCase();
}

/** Parses the first path segment of a URL, in lowercase only: `pt-br` is Brazilian Portuguese, `pt-BR` is invalid. */
export function localeFromPrefix(segment: string): Locale | undefined {
  const locale = byLowerCase.get(segment);
  return locale && localePrefix(locale) === segment ? locale : undefined;
}

/** The locale at the beginning of a path: `/pt-br/sites` is in `pt-BR`. */
export function localeFromPath(path: string): Locale | undefined {
  return localeFromPrefix(path.split('/', 2)[1] ?? '');
}

/** A locale's name in its own language, capitalized for the start of a line: `Deutsch`, `Português (Brasil)`. */
export function ownName(locale: Locale): string {
  return localeName(locale, locale);
}

/** A locale's name in another language, for use by itself or at the start of a line. */
export function localeName(locale: Locale, inLocale: Locale): string {
  return capitalised(localeNameWithin(locale, inLocale), cldrLocale(inLocale));
}

/** The name for use within a sentence: „auf Englisch“, but «in inglese». */
export function localeNameWithin(locale: Locale, inLocale: Locale): string {
  const spoken = cldrLocale(inLocale);
  // Plain `pt` instead of `pt-PT`: next to `pt-BR` the country would only lengthen the list.
  const names = new Intl.DisplayNames(spoken, { type: 'language', languageDisplay: 'standard' });
  return names.of(languageTag(locale)) ?? locale;
}

/** Names of several locales for one line, of which only the first is capitalized: `Inglese, tedesco`. */
export function localeNames(locales: readonly Locale[], inLocale: Locale): string[] {
  return locales.map((locale, at) => (at === 0 ? localeName : localeNameWithin)(locale, inLocale));
}

// Italian, Norwegian and Czech write languages in lowercase, but not at the start of a list.
function capitalised(name: string, spoken: string): string {
  const [first = '', ...rest] = name;
  return first.toLocaleUpperCase(spoken) + rest.join('');
}

// Tags that browsers send for languages we have under another code.
const alsoKnownAs = new Map<string, Locale>([
  ['nb', 'no'],
  ['nn', 'no'],
  ['zh', 'zh-CN'],
  ['zh-hans', 'zh-CN'],
  ['in', 'id'],
]);

/**
 * The offered locale a reader prefers, from an `Accept-Language` header; English if none matches. Only the first 20 tags count,
 * so that a long header costs nothing.
 *
 * @see RFC 9110, 12.5.4 and RFC 4647, 3.4 (lookup)
 */
export function bestLocale(acceptLanguage: string | undefined, offered: readonly Locale[] = locales): Locale {
  const wanted = (acceptLanguage ?? '')
    .slice(0, 1000)
    .split(',', 20)
    .map(parseRange)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);

  for (const { tag } of wanted) {
    const found = lookup(tag, offered);
    if (found) return found;
  }
  return offered.includes(fallbackLocale) ? fallbackLocale : (offered[0] ?? fallbackLocale);
}

function parseRange(range: string): { readonly tag: string; readonly quality: number } {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  const quality = weight === undefined ? 1 : Number(weight.slice(2));
  return { tag, quality: Number.isFinite(quality) ? quality : 0 };
}

/**
 * The locale of the tag itself, then of ever shorter prefixes, then another variant of the same language: `de-AT` finds `de`.
 */
function lookup(tag: string, offered: readonly Locale[]): Locale | undefined {
  const parts = tag.split('-', 4);
  for (let length = parts.length; length > 0; length -= 1) {
    const shorter = parts.slice(0, length).join('-');
    const locale = byLowerCase.get(shorter) ?? alsoKnownAs.get(shorter);
    if (locale && offered.includes(locale)) return locale;
  }
  return offered.find((locale) => locale.split('-')[0] === parts[0]);
}
