import { fill, loadWords, plural, type Locale, type Words } from '@app/texts';
import { isPurpose, type Lifetime } from '@app/catalogue';

/** The words a banner is written from, in one language. */
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

/** What the buttons of the first layer say where the owner says nothing else, by language. */
export type DefaultLabels = { readonly [L in Locale]?: Pick<Words<'banner'>['buttons'], LabelledButton> | undefined };
export type LabelledButton = 'accept' | 'reject' | 'customise';

export async function loadDefaultLabels(languages: readonly Locale[]): Promise<DefaultLabels> {
  const loaded = languages.map(async (locale) => [locale, (await loadWords(locale, 'banner')).buttons] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** Sentences one after the other: Chinese and Japanese leave no blank between them. */
export function joinSentences(locale: Locale, sentences: readonly (string | undefined)[]): string {
  return sentences.filter(Boolean).join(locale === 'zh-CN' || locale === 'ja' ? '' : ' ');
}

/** What a service is used for: "Analytics, Testing and release of new features". */
export function useName(use: readonly string[], own: string | undefined, { services }: BannerWords): string {
  const known = use.flatMap((id) => (isPurpose(id) ? [services.purposes[id]] : []));
  return [...known, ...(own ? [own] : [])].join(', ');
}

/** How long a tracker stays, in words: "2 years", "Until the browser is closed". */
export function lifetimeName(locale: Locale, lifetime: Lifetime | undefined, { services }: BannerWords): string {
  if (!lifetime) return services.lifetimes.unspecified;
  if (lifetime.kind !== 'period') return services.lifetimes[lifetime.kind];
  const { unit, amount } = lifetime.period;
  const duration = plural<{ readonly one: string; readonly other: string }>(locale, amount, services.periods[unit]);
  return lifetime.longest ? fill(services.lifetimes.maximum, { duration }) : duration;
}

/** A number of months as a period. */
export function monthsName(locale: Locale, months: number, { services }: BannerWords): string {
  return plural<{ readonly one: string; readonly other: string }>(locale, months, services.periods.month);
}
