import { fill, loadWords, plural, type Locale, type Words } from '@app/texts';
import { isPurpose, type Lifetime } from '@app/catalogue';

/** Words that banners use, in one language. */
export type BannerWords = {
  readonly banner: Words<'banner'>;
  readonly services: Words<'services'>;
  readonly storages: Words<'cookiePolicy'>['storages'];
};

export async function loadBannerWords(locale: Locale): Promise<BannerWords> {
  const [banner, services, { storages }] = await Promise.all([
    loadWords(locale, 'banner'),
    loadWords(locale, 'services'),
    loadWords(locale, 'cookiePolicy'),
  ]);
  return { banner, services, storages };
}

/** Default labels of the first layer's buttons, by language. */
export type DefaultLabels = { readonly [L in Locale]?: Pick<Words<'banner'>['buttons'], LabelledButton> | undefined };
export type LabelledButton = 'accept' | 'reject' | 'customise';

export async function loadDefaultLabels(languages: readonly Locale[]): Promise<DefaultLabels> {
  const loaded = languages.map(async (locale) => [locale, (await loadWords(locale, 'banner')).buttons] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Joins sentences with spaces, or with nothing in Chinese and Japanese. */
export function joinSentences(locale: Locale, sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(locale === 'zh-CN' || locale === 'ja' ? '' : ' ');
}

/** What a service is used for: "Analytics, Testing and release of new features". */
export function useName(use: readonly string[], own: string | undefined, { services }: BannerWords): string {
  const known = use.flatMap((id) => (isPurpose(id) ? [services.purposes[id]] : []));
  return [...known, ...(own ? [own] : [])].join(', ');
}

/** The lifetime of a tracker in words: "2 years", "Until the browser is closed". */
export function lifetimeName(locale: Locale, lifetime: Lifetime | undefined, { services }: BannerWords): string {
  if (!lifetime) return services.lifetimes.unspecified;
  if (lifetime.kind !== 'period') return services.lifetimes[lifetime.kind];
  const { unit, amount } = lifetime.period;
  const duration = plural<{ readonly one: string; readonly other: string }>(locale, amount, services.periods[unit]);
  return lifetime.longest ? fill(services.lifetimes.maximum, { duration }) : duration;
}

/** A number of months as a period in words. */
export function monthsName(locale: Locale, months: number, { services }: BannerWords): string {
  return plural<{ readonly one: string; readonly other: string }>(locale, months, services.periods.month);
}
