import { areaOf, areasOfType, inOrder } from '@app/catalogue/areas.ts';
import { areas, type Area } from '@app/catalogue/choices.ts';
import { isEea } from '@app/catalogue/regions.ts';
import type { Site } from '@app/contract';
import { countryName, fill, formatList, type Locale } from '@app/texts';
import type { DashboardWords } from '#app/words.tsx';

type AreaWords = DashboardWords['sites']['areas'];

/** Who names areas: the owner's country, if it is known, and the language and words of the page. */
export type Namer = { readonly country: string | undefined; readonly locale: Locale; readonly words: AreaWords };

const countryOf: Partial<Record<Area, string>> = {
  uk: 'GB',
  ch: 'CH',
  us: 'US',
  br: 'BR',
  ca: 'CA',
  au: 'AU',
  za: 'ZA',
  jp: 'JP',
  in: 'IN',
};

/** The area that is the owner's country alone, and stands for the same as `home`. */
function ownArea(country: string | undefined): Area | undefined {
  const area = country === undefined ? undefined : areaOf(country);
  return area && countryOf[area] === country ? area : undefined;
}

/** The areas to choose from: the owner's country only once. */
export function areaChoices(country: string | undefined): readonly Area[] {
  const own = ownArea(country);
  return areas.filter((area) => area !== own);
}

/** The same areas, with the owner's country as `home`. */
export function withHome(chosen: readonly Area[], country: string | undefined): readonly Area[] {
  const own = ownArea(country);
  return inOrder(chosen.map((area) => (area === own ? 'home' : area)));
}

export function areaName(area: Area, { country, locale, words }: Namer): string {
  if (area === 'home') return country ? countryName(locale, country) : words.home;
  if (area === 'eea' || area === 'elsewhere') return words[area];
  return countryName(locale, countryOf[area] ?? '');
}

type Preset = { readonly label: string; readonly areas: readonly Area[] };

/** Audiences that are chosen in one press. */
export function presetsOf({ country, locale, words }: Namer): readonly Preset[] {
  const home = country && countryName(locale, country);
  const isEuropean = country === undefined || isEea(country) || ['GB', 'CH'].includes(country);
  return [
    { label: home ? fill(words.only, { country: home }) : words.onlyHome, areas: ['home'] },
    {
      label: isEuropean || !home ? words.europe : fill(words.withEurope, { country: home }),
      areas: withHome(areasOfType.europe, country),
    },
    { label: words.worldwide, areas: withHome(areas, country) },
  ];
}

/** Whether two audiences are the same for an owner in this country. */
export function isSameAudience(one: readonly Area[], other: readonly Area[], country: string | undefined): boolean {
  return withHome(one, country).join() === withHome(other, country).join();
}

/** An audience in words: `Italy only`, `Worldwide`, or a list. */
export function audienceName(chosen: readonly Area[], namer: Namer): string {
  const preset = presetsOf(namer).find(({ areas }) => isSameAudience(areas, chosen, namer.country));
  const named = withHome(chosen, namer.country).map((area) => areaName(area, namer));
  return preset?.label ?? formatList(namer.locale, named);
}

/** The areas of a site, also of one from before areas. */
export function areasOfSite({ areas, areaType }: Site): readonly Area[] {
  return areas ?? areasOfType[areaType];
}
