import type { CountryCode } from '@app/catalogue';
import type { Locale } from '@app/texts';
import type { BannerConfiguration, Colours } from './configuration.ts';
import type { SiteService } from './site.ts';

/** Default light colors. All texts have a contrast of at least 7:1. @see WCAG 2.2, 1.4.6 (AAA) */
export const lightColours: Colours = {
  background: '#ffffff',
  text: '#1b2430',
  link: '#1e40af',
  border: '#d6dde6',
  button: '#1e3a8a',
  buttonText: '#ffffff',
  customise: '#eaeff7',
  customiseText: '#1b2430',
};

export const darkColours: Colours = {
  background: '#161b22',
  text: '#f0f3f7',
  link: '#a8c7ff',
  border: '#3a4452',
  button: '#dbe6fb',
  buttonText: '#10203d',
  customise: '#2a3340',
  customiseText: '#f0f3f7',
};

export type DefaultsInput = {
  /** Languages of the site's documents, the main one first. If empty, English. */
  readonly languages: readonly Locale[];
  readonly siteUrl: string;
  /** The owner's country, if known. */
  readonly country?: CountryCode | undefined;
  readonly services: readonly Pick<SiteService, 'catalogueId'>[];
};

/**
 * The initial configuration of a site: everybody is asked as the strictest law requires, nothing runs before an answer,
 * and the signals that the site's services understand are on.
 */
export function defaultConfiguration({ languages, siteUrl, country, services }: DefaultsInput): BannerConfiguration {
  const uses = (id: string) => services.some(({ catalogueId }) => catalogueId === id);
  const google = services.some(({ catalogueId }) => catalogueId?.startsWith('google-'));
  return {
    languages: languages.length > 0 ? languages : ['en'],
    siteUrl,
    position: 'bottom',
    scheme: 'auto',
    colours: lightColours,
    darkColours,
    radius: 14,
    fontSize: 16,
    fontFamily: null,
    logo: null,
    closeButton: false,
    reopen: 'badge',
    reopenSide: 'start',
    modal: false,
    regimes: 'strictest',
    exemptions: [],
    confirmations: {},
    months: 6,
    cookieDomain: null,
    services: [],
    blocking: { automatic: true, unknown: false, allowed: [] },
    gpc: 'by-regime',
    signals: {
      googleConsentMode: google ? 'basic' : 'off',
      adsDataRedaction: google,
      urlPassthrough: false,
      microsoftUet: uses('microsoft-advertising-uet'),
      microsoftClarity: uses('microsoft-clarity'),
      metaPixel: uses('meta-pixel-facebook-pixel'),
      dataLayer: google,
      gpp: false,
    },
    tcf: {
      on: false,
      cmpId: null,
      cmpVersion: 1,
      publisherCountry: country ?? 'IE',
      vendors: [],
      restrictions: [],
      stacks: [],
      purposeOneTreatment: false,
      additionalConsent: false,
      atps: [],
    },
    texts: {},
    css: '',
    markup: '',
    variants: [],
    log: true,
  };
}
