import type { BannerConfiguration, Variant } from './configuration.ts';
import { lintLaw } from './lint/law.ts';
import { lintLook } from './lint/look.ts';
import { lintCss, lintMarkup } from './lint/markup.ts';
import { finding, type Finding } from './lint/rules.ts';
import { lintServices } from './lint/services.ts';
import { lintTexts, textsOfVariant } from './lint/texts.ts';
import type { SiteFacts } from './site.ts';
import type { DefaultLabels } from './words.ts';

/**
 * Problems of a configuration, blocking ones first. A banner with a finding that `blocks` cannot be published. Some
 * rules cannot be broken by any setting: switches are off at first, reject is as easy to reach as accept, and closing
 * refuses (RULES B3, B5, B6, B7, B10, T21).
 * @param day day whose law applies, ISO 8601
 * @param labels default labels, in the languages in which the owner has own ones
 */
export function lint(
  configuration: BannerConfiguration,
  site: SiteFacts,
  day: string,
  labels: DefaultLabels,
): readonly Finding[] {
  const own = shownFindings(configuration, site, labels);
  const all = [
    ...own,
    ...lintCss(configuration),
    ...lintMarkup(configuration),
    ...lintServices(configuration, site),
    ...lintLaw(configuration, site, day),
    ...lintVariants(configuration, site, labels, own),
  ];
  return [...all.filter(({ weight }) => weight === 'blocks'), ...all.filter(({ weight }) => weight === 'advises')];
}

/** Findings about what a variant may change: looks and texts. */
function shownFindings(
  configuration: BannerConfiguration,
  { owner }: SiteFacts,
  labels: DefaultLabels,
): readonly Finding[] {
  return [...lintLook(configuration), ...lintTexts(configuration, owner, labels)];
}

/** Each variant has to pass the same checks as the configuration (RULES B25). Findings they share are reported once. */
function lintVariants(
  configuration: BannerConfiguration,
  site: SiteFacts,
  labels: DefaultLabels,
  own: readonly Finding[],
): readonly Finding[] {
  const { variants } = configuration;
  const said = new Set(own.map(keyOf));
  const sum = variants.reduce((total, { share }) => total + share, 0);
  const twice = variants.filter(({ name }, at) => variants.findIndex((other) => other.name === name) !== at);
  return [
    ...(sum >= 100 ? [finding('banner.variant-shares', 'variants', { sum })] : []),
    ...twice.map(({ name }) => finding('banner.variant-names', 'variants', { name })),
    ...variants.flatMap((variant, at) =>
      shownFindings(withVariant(configuration, variant), site, labels)
        .filter((each) => !said.has(keyOf(each)))
        .map((each) => ({ ...each, path: `variants.${at}.${each.path}` })),
    ),
  ];
}

/** The configuration for visitors who see a variant. */
export function withVariant(configuration: BannerConfiguration, variant: Variant): BannerConfiguration {
  return {
    ...configuration,
    position: variant.position ?? configuration.position,
    colours: variant.colours ?? configuration.colours,
    darkColours: variant.darkColours ?? configuration.darkColours,
    texts: textsOfVariant(configuration.texts, variant.texts),
  };
}

function keyOf({ code, path, values }: Finding): string {
  return JSON.stringify([code, path, values]);
}
