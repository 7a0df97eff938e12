import { locales } from '@app/texts';
import { compileRegimes } from '../../regimes/compile.ts';
import type { BannerConfiguration } from '../configuration.ts';
import { partsOf, placedServices, type SiteFacts } from '../site.ts';
import { finding, type Finding } from './rules.ts';

/** TCF purposes that may not rely on legitimate interest. RULES B17, T7. */
const consentOnly = [1, 3, 4, 5, 6];
/** Google services that require a certified platform in the EEA, the United Kingdom and Switzerland. RULES G11. */
const googleAdvertising = ['google-adsense', 'google-ad-manager', 'admob', 'google-admob'];

/** Checks what the law and TCF require, apart from texts, looks and services. @param day ISO 8601 */
export function lintLaw(configuration: BannerConfiguration, site: SiteFacts, day: string): readonly Finding[] {
  return [
    ...lintSite(configuration, site),
    ...lintRegimes(configuration, day),
    ...lintTcf(configuration, day),
    ...unconfirmed(configuration, site),
    ...(site.services.some(({ catalogueId = '' }) => googleAdvertising.includes(catalogueId))
      ? [finding('banner.google-certified', 'tcf')]
      : []),
  ];
}

function lintSite(configuration: BannerConfiguration, { owner, policyUrl }: SiteFacts): readonly Finding[] {
  const { languages, siteUrl, cookieDomain, reopen, blocking, log } = configuration;
  const host = /^https?:\/\/([^/?#:@\s]+)/i.exec(siteUrl)?.[1]?.toLowerCase();
  const domain = cookieDomain?.toLowerCase();
  const wrong = languages.filter((language, at) => !locales.includes(language) || languages.indexOf(language) !== at);
  return [
    ...(owner?.trim() ? [] : [finding('banner.owner', '')]),
    ...(policyUrl === undefined ? [finding('banner.policy', '')] : []),
    ...(languages.length === 0 ? [finding('banner.language-none', 'languages')] : []),
    ...wrong.map((language) => finding('banner.language-unknown', 'languages', { language })),
    ...(host === undefined ? [finding('banner.url', 'siteUrl')] : []),
    ...(host !== undefined && domain && !(domain.includes('.') && `.${host}`.endsWith(`.${domain}`))
      ? [finding('banner.cookie-domain', 'cookieDomain', { domain })]
      : []),
    ...(reopen === 'badge' ? [] : [finding('banner.reopen-own', 'reopen')]),
    ...(blocking.automatic ? [] : [finding('banner.manual', 'blocking.automatic')]),
    ...(log ? [] : [finding('banner.log-off', 'log')]),
  ];
}

function lintRegimes(configuration: BannerConfiguration, day: string): readonly Finding[] {
  const { regimes: setting, months, exemptions } = configuration;
  const { regimes } = compileRegimes(setting, day, { months, exemptions, gpp: false });
  const [first] = regimes;
  const least = Math.min(...regimes.map((regime) => regime.months));
  const idle = exemptions.filter((exemption) => setting !== 'by-country' && setting !== exemption);
  return [
    ...(setting !== 'by-country' && first && first.mode !== 'opt-in'
      ? [finding('banner.regime-weak', 'regimes', { regime: setting })]
      : []),
    ...(months < least ? [finding('banner.months-few', 'months', { least })] : []),
    ...(months > 12 ? [finding('banner.months-many', 'months')] : []),
    ...idle.map(() => finding('banner.exemption-idle', 'exemptions')),
  ];
}

function lintTcf({ tcf, regimes: setting }: BannerConfiguration, day: string): readonly Finding[] {
  if (!tcf.on) return [];
  const { regimes } = compileRegimes(setting, day, { months: 6, exemptions: [], gpp: false });
  const registered = tcf.cmpId !== null && tcf.cmpId >= 2 && tcf.cmpId <= 4095;
  return [
    ...(registered ? [] : [finding('banner.tcf-cmp-id', 'tcf.cmpId')]),
    ...(tcf.vendors.length === 0 ? [finding('banner.tcf-vendors-none', 'tcf.vendors')] : []),
    ...(tcf.vendors === 'all' ? [finding('banner.tcf-vendors-all', 'tcf.vendors')] : []),
    ...(regimes.some(({ gdpr }) => gdpr) ? [] : [finding('banner.tcf-regime', 'regimes')]),
    ...tcf.restrictions.flatMap(({ purpose, type }, at) =>
      type === 2 && consentOnly.includes(purpose)
        ? [finding('banner.legitimate-interest', `tcf.restrictions.${at}`, { purpose })]
        : [],
    ),
  ];
}

/** Findings that need the owner's reason and have none (RULES B8, B19, B20, B22, G9). */
function unconfirmed(configuration: BannerConfiguration, { services }: SiteFacts): readonly Finding[] {
  const { modal, exemptions, confirmations, signals, regimes } = configuration;
  const parts = placedServices(configuration, services).flatMap(partsOf);
  const advertises = parts.some(({ purpose }) => purpose === 'marketing');
  const found = [
    ...(modal ? [finding('banner.wall', 'modal')] : []),
    ...exemptions.map((exemption) => finding(`banner.exemption-${exemption}`, 'exemptions')),
    ...(advertises && ['by-country', 'ch'].includes(regimes) ? [finding('banner.swiss-profiling', 'regimes')] : []),
    ...(signals.googleConsentMode === 'advanced' ? [finding('banner.advanced', 'signals.googleConsentMode')] : []),
  ];
  return found.filter(({ confirmable }) => !confirmable || !confirmations[confirmable]?.trim());
}
