import type { BannerConfiguration, DefaultLabels, SiteFacts } from '@app/consent';
import { lint } from '@app/consent/banner/linter.ts';
import type { Banner, BannerFinding } from '@app/contract';
import { fill, isLocale, localeName, type Locale, type Words } from '@app/texts';

/** Findings that need data only the server has: the full services, and the vendor list. */
const serversAlone = [
  'banner.purpose-unknown',
  'banner.exemption-service',
  'banner.exemption-lifetime',
  'banner.necessary-lifetime',
  'banner.sharing-runs',
] as const satisfies readonly (keyof Words<'findings'>)[];

function isServersAlone(code: string): boolean {
  return code.startsWith('tcf.') || serversAlone.some((one) => one === code);
}

type BannerFacts = Pick<Banner, 'services' | 'owner' | 'policyUrl'>;

type FindingsContext = {
  readonly day: string;
  readonly locale: Locale;
  readonly words: Words<'findings'>;
  readonly labels: DefaultLabels;
};

/**
 * The linter's findings while the user types, plus those that only the server can make, from its last response. Blocking ones
 * come first.
 * @param day the day whose law applies, ISO 8601
 * @param labels the default labels of buttons
 */
export function liveFindings(
  configuration: BannerConfiguration,
  known: BannerFacts,
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

function factsOf({ services, owner, policyUrl }: BannerFacts): SiteFacts {
  return {
    ...(owner === null ? {} : { owner }),
    ...(policyUrl === null ? {} : { policyUrl }),
    services: services.map(({ id, catalogueId, name, provider, usualPurpose, reason, use, shares, hosts, split }) => ({
      id,
      ...(catalogueId === null ? {} : { catalogueId }),
      name,
      ...(provider === null ? {} : { provider }),
      category: usualPurpose,
      ...(reason === null ? {} : { reason }),
      use,
      trackers: split.flatMap(({ purpose, trackers }) =>
        trackers.map((tracker) => ({ name: tracker, category: purpose })),
      ),
      hosts,
      hostUses: split.map(({ purpose, hosts: own }) => ({ hosts: own, category: purpose })),
      shares,
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
