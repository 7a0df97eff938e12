import type { Locale } from '@app/texts';
import type { Purpose } from '../purposes.ts';
import { exemptions, type Exemption, type RegimeId } from '../regimes.ts';

export const positions = ['bottom', 'top', 'box-start', 'box-end', 'centre'] as const;
export type Position = (typeof positions)[number];

/** `auto` follows the page: dark on a dark page. What the visitor prefers counts if the page supports both. */
export const schemes = ['auto', 'light', 'dark'] as const;

/** Colors as `#rrggbb`. Accept and reject share the button colors: they may not differ (RULES B4). */
export type Colours = {
  readonly background: string;
  readonly text: string;
  readonly link: string;
  readonly border: string;
  readonly button: string;
  readonly buttonText: string;
  readonly customise: string;
  readonly customiseText: string;
};

export const reopenControls = ['badge', 'link', 'own'] as const;

/** Signals sent to third-party services. */
export type SignalSettings = {
  /** `basic`: no Google request before consent. `advanced`: pings without cookies; needs a confirmation (RULES G9). */
  readonly googleConsentMode: 'off' | 'basic' | 'advanced';
  /** URL passthrough and ads data redaction of Google Consent Mode. */
  readonly adsDataRedaction: boolean;
  readonly urlPassthrough: boolean;
  readonly microsoftUet: boolean;
  readonly microsoftClarity: boolean;
  readonly metaPixel: boolean;
  /** Pushes `candor_choice` to `window.dataLayer`. */
  readonly dataLayer: boolean;
  /** `__gpp` for visitors from the USA. */
  readonly gpp: boolean;
};

/** A publisher restriction: limits vendors for one purpose. @see TCF policies, publisher restrictions */
export type PublisherRestriction = {
  readonly purpose: number;
  /** 0 not allowed, 1 consent required, 2 legitimate interest required. */
  readonly type: 0 | 1 | 2;
  readonly vendors: readonly number[];
};

export type TcfSettings = {
  readonly on: boolean;
  /** Id registered with IAB Europe, 2–4095; null until there is one (RULES T1). */
  readonly cmpId: number | null;
  readonly cmpVersion: number;
  /** The publisher's country, ISO 3166-1 alpha-2. */
  readonly publisherCountry: string;
  /** Ids of the disclosed vendors. `all` means every vendor of the list, which the linter advises against. */
  readonly vendors: readonly number[] | 'all';
  readonly restrictions: readonly PublisherRestriction[];
  readonly stacks: readonly number[];
  readonly purposeOneTreatment: boolean;
  /** Google's Additional Consent (RULES G10). */
  readonly additionalConsent: boolean;
  /** Ids of Google's ad technology providers outside TCF. */
  readonly atps: readonly number[];
};

/**
 * Findings that block publishing unless the owner gives a reason. `wall`: the page is closed until a choice is made
 * (RULES B8). `necessary`: analytics or advertising declared as necessary (RULES B18). `advanced`: Google's pings
 * before consent (RULES G9). `tcf-words`: own words of the first layer under TCF (READINGS 21). `ch`: confirms that
 * Swiss visitors are not profiled at high risk or by sensitive data (RULES B22). `fr`, `uk`: the evidence for an
 * exemption.
 */
export const confirmables = ['wall', 'necessary', 'advanced', 'tcf-words', 'ch', ...exemptions] as const;
export type Confirmable = (typeof confirmables)[number];

/** The owner's own words, by locale. The default words are used for omitted fields. */
export type TextOverrides = {
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly accept?: string | undefined;
  readonly reject?: string | undefined;
  readonly customise?: string | undefined;
  readonly save?: string | undefined;
};

export type ServiceSetting = {
  /** Id of the service's row on the site. */
  readonly id: string;
  readonly purpose: Purpose;
  /** Why the service is necessary, if it is declared so (RULES B18). */
  readonly reason?: string | undefined;
};

/** What an A/B test shows instead. Each variant must pass the linter (RULES B25). */
export type Variant = {
  readonly name: string;
  /** Share of visitors in percent; the rest see the configuration itself. */
  readonly share: number;
  readonly position?: Position | undefined;
  readonly colours?: Colours | undefined;
  readonly darkColours?: Colours | undefined;
  readonly texts?: { readonly [L in Locale]?: TextOverrides | undefined } | undefined;
};

/** Everything an owner can configure about a banner. `CompiledBanner` is what it becomes on a page. */
export type BannerConfiguration = {
  /** The first language is shown if the page's language is not listed. */
  readonly languages: readonly Locale[];
  /** URL of the site, such as `https://example.com`. */
  readonly siteUrl: string;
  readonly position: Position;
  readonly scheme: (typeof schemes)[number];
  readonly colours: Colours;
  readonly darkColours: Colours;
  /** CSS pixels. */
  readonly radius: number;
  readonly fontSize: number;
  /** Name of a font that the page loads; null: the system font. */
  readonly fontFamily: string | null;
  /** Path of an uploaded picture on this installation. */
  readonly logo: string | null;
  /** Shows a closing cross, which refuses. If a regime requires one, it is shown in any case. */
  readonly closeButton: boolean;
  readonly reopen: (typeof reopenControls)[number];
  readonly reopenSide: 'start' | 'end';
  /**
   * Blocks access to the page until a choice is made. Off by default; refused if the consent-or-pay rules are not met
   * (RULES B8).
   */
  readonly modal: boolean;
  /** One regime for everybody, or the regime that each visitor's country requires. */
  readonly regimes: 'by-country' | RegimeId;
  readonly exemptions: readonly Exemption[];
  /** The owner's reasons, by what they confirm. Author and time are in the account's activity log. */
  readonly confirmations: { readonly [C in Confirmable]?: string | undefined };
  /** Months for which a choice is valid; regimes may shorten it. */
  readonly months: number;
  /** Domain whose subdomains share the choice: `example.com`. */
  readonly cookieDomain: string | null;
  /** Only services whose settings differ from the catalogue's. */
  readonly services: readonly ServiceSetting[];
  readonly blocking: {
    /** Blocks what scripts insert or send, by the hosts of the site's services. */
    readonly automatic: boolean;
    /** Also blocks third parties on no list until consent to marketing. */
    readonly unknown: boolean;
    /** Hosts that are never blocked, besides the site's own. */
    readonly allowed: readonly string[];
  };
  readonly gpc: 'by-regime' | 'everywhere';
  readonly signals: SignalSettings;
  readonly tcf: TcfSettings;
  readonly texts: { readonly [L in Locale]?: TextOverrides | undefined };
  /** The owner's own style sheet, sanitized. */
  readonly css: string;
  /**
   * The owner's own markup of the first layer, sanitized; empty: the default markup. @see PRODUCT 5, Cookie Solution
   * configurator
   */
  readonly markup: string;
  readonly variants: readonly Variant[];
  /** Stores choice events on the server. Off: only the browser keeps the choice. */
  readonly log: boolean;
};
