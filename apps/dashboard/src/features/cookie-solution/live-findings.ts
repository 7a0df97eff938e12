import type { BannerConfiguration, DefaultLabels, SiteFacts } from '@app/consent';
import { lint } from '@app/consent/banner/linter.ts';
import type { Banner, BannerFinding } from '@app/contract';
import { fill, isLocale, localeName, type Locale, type Words } from '@app/texts';

/** What rests on facts that only the server has: the whole of each service, and the vendor list. */
const serversAlone = [
  'banner.purpose-unknown',
  'banner.exemption-service',
  'banner.exemption-lifetime',
] as const satisfies readonly (keyof Words<'findings'>)[];

function isServersAlone(code: string): boolean {
  return code.startsWith('tcf.') || serversAlone.some((one) => one === code);
}

type Known = Pick<Banner, 'services' | 'owner' | 'policyUrl'>;

type FindingsContext = {
  readonly day: string;
  readonly locale: Locale;
  readonly words: Words<'findings'>;
  readonly labels: DefaultLabels;
};

/**
 * What the linter says of a configuration as it is typed: at once, and beside it what the server said of the last one it
 * was asked about and only it can say. What blocks stands first.
 * @param day whose law holds, ISO 8601
 * @param labels what buttons say without own words
 */
export function liveFindings(
  configuration: BannerConfiguration,
  known: Known,
  told: readonly BannerFinding[],
  { day, locale, words, labels }: FindingsContext,
): readonly BannerFinding[] {
  const own = lint(configuration, factsOf(known), day, labels)
    .filter(({ code }) => !isServersAlone(code))
    .map(({ values, ...finding }) => ({ ...finding, message: said(words, locale, finding.code, values) }));
  return [...own, ...told.filter(({ code }) => isServersAlone(code))].toSorted(
    (one, other) => Number(other.weight === 'blocks') - Number(one.weight === 'blocks'),
  );
}

function factsOf({ services, owner, policyUrl }: Known): SiteFacts {
  return {
    ...(owner === null ? {} : { owner }),
    ...(policyUrl === null ? {} : { policyUrl }),
    services: services.map(({ id, catalogueId, name, provider, usualPurpose, reason, hosts }) => ({
      id,
      ...(catalogueId === null ? {} : { catalogueId }),
      name,
      ...(provider === null ? {} : { provider }),
      category: usualPurpose,
      ...(reason === null ? {} : { reason }),
      use: [],
      trackers: [],
      hosts,
    })),
  };
}

function said(
  words: Words<'findings'>,
  locale: Locale,
  code: keyof Words<'findings'>,
  values: Readonly<Record<string, string | number>>,
): string {
  const named = Object.entries(values).map(([name, value]) => [
    name,
    (name === 'language' || name === 'other') && isLocale(value) ? localeName(value, locale) : value,
  ]);
  return fill<string>(words[code], Object.fromEntries(named));
}
