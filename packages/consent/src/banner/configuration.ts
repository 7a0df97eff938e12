import type { Locale } from '@app/texts';
import type { Purpose } from '../purposes.ts';
import { exemptions, type Exemption, type RegimeId } from '../regimes.ts';

export const positions = ['bottom', 'top', 'box-start', 'box-end', 'centre'] as const;
export type Position = (typeof positions)[number];

/** `auto` follows the visitor's `prefers-color-scheme`. */
export const schemes = ['auto', 'light', 'dark'] as const;

/** Colours as `#rrggbb`. The buttons' are those of accept and reject alike: they may not differ (RULES B4). */
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

/** How somebody else's signals are spoken. */
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

/** How vendors are restricted by the publisher, of one purpose. @see TCF policies, publisher restrictions */
export type PublisherRestriction = {
  readonly purpose: number;
  /** 0 not allowed, 1 consent required, 2 legitimate interest required. */
  readonly type: 0 | 1 | 2;
  readonly vendors: readonly number[];
};

export type TcfSettings = {
  readonly on: boolean;
  /** 2–4095, registered with IAB Europe; null until there is one (RULES T1). */
  readonly cmpId: number | null;
  readonly cmpVersion: number;
  /** ISO 3166-1 alpha-2 of the publisher. */
  readonly publisherCountry: string;
  /** Ids of the vendors disclosed. `all`: every one of the list, which the linter advises against. */
  readonly vendors: readonly number[] | 'all';
  readonly restrictions: readonly PublisherRestriction[];
  readonly stacks: readonly number[];
  readonly purposeOneTreatment: boolean;
  /** Google's Additional Consent (RULES G10). */
  readonly additionalConsent: boolean;
  /** Ids of Google's ad technology providers outside of TCF. */
  readonly atps: readonly number[];
};

/**
 * What is refused unless the owner says why. `wall`: the page closed until a choice is made (RULES B8). `necessary`:
 * analytics or advertising declared as necessary (RULES B18). `advanced`: Google's pings before consent (RULES G9).
 * `tcf-words`: own words of the first layer under TCF (READINGS 21). `ch`: that Swiss visitors are not profiled at high
 * risk, nor by sensitive data (RULES B22). `fr`, `uk`: the evidence for an exemption.
 */
export const confirmables = ['wall', 'necessary', 'advanced', 'tcf-words', 'ch', ...exemptions] as const;
export type Confirmable = (typeof confirmables)[number];

/** Words of the owner's in place of ours, by locale. Left out: ours. */
export type TextOverrides = {
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly accept?: string | undefined;
  readonly reject?: string | undefined;
  readonly customise?: string | undefined;
  readonly save?: string | undefined;
};

export type ServiceSetting = {
  /** Of the site's service: its row. */
  readonly id: string;
  readonly purpose: Purpose;
  /** Why it is necessary, where it is declared so (RULES B18). */
  readonly reason?: string | undefined;
};

/** What an A/B test shows instead. Each passes the linter (RULES B25). */
export type Variant = {
  readonly name: string;
  /** Share of visitors in percent; the rest sees the configuration itself. */
  readonly share: number;
  readonly position?: Position | undefined;
  readonly colours?: Colours | undefined;
  readonly darkColours?: Colours | undefined;
  readonly texts?: { readonly [L in Locale]?: TextOverrides | undefined } | undefined;
};

/** Everything an owner may say of a banner. What it comes to on a page is `CompiledBanner`. */
export type BannerConfiguration = {
  /** The first is shown where the page's language is none of them. */
  readonly languages: readonly Locale[];
  /** The address of the site, as `https://example.com`. */
  readonly siteUrl: string;
  readonly position: Position;
  readonly scheme: (typeof schemes)[number];
  readonly colours: Colours;
  readonly darkColours: Colours;
  /** CSS pixels. */
  readonly radius: number;
  readonly fontSize: number;
  /** A font of the page's own, by name; null: the system's. */
  readonly fontFamily: string | null;
  /** An uploaded picture, by its address on this installation. */
  readonly logo: string | null;
  /** A cross that closes, which refuses. Where a regime requires one it is shown in any case. */
  readonly closeButton: boolean;
  readonly reopen: (typeof reopenControls)[number];
  readonly reopenSide: 'start' | 'end';
  /** Closes the page behind until a choice is made. Off by default; refused with consent-or-pay rules unmet (RULES B8). */
  readonly modal: boolean;
  /** One regime for everybody, or what each visitor's country requires. */
  readonly regimes: 'by-country' | RegimeId;
  readonly exemptions: readonly Exemption[];
  /** The owner's reason, by what it confirms. Who wrote it, and when, stands in the log of the account. */
  readonly confirmations: { readonly [C in Confirmable]?: string | undefined };
  /** Months a choice holds; regimes may shorten it. */
  readonly months: number;
  /** Shares the choice among subdomains: `example.com`. */
  readonly cookieDomain: string | null;
  /** Only where it differs from what the catalogue says. */
  readonly services: readonly ServiceSetting[];
  readonly blocking: {
    /** By the hosts of the site's services, for what scripts insert or send. */
    readonly automatic: boolean;
    /** Third parties nobody named wait for consent to marketing, too. */
    readonly unknown: boolean;
    /** Hosts that are never blocked, beside the site's own. */
    readonly allowed: readonly string[];
  };
  readonly gpc: 'by-regime' | 'everywhere';
  readonly signals: SignalSettings;
  readonly tcf: TcfSettings;
  readonly texts: { readonly [L in Locale]?: TextOverrides | undefined };
  /** The owner's own style, sanitised. */
  readonly css: string;
  /** The owner's own markup of the first layer, sanitised; empty: ours. @see PRODUCT 5, Cookie Solution configurator */
  readonly markup: string;
  readonly variants: readonly Variant[];
  /** Keeps events of choices. Off: only the browser knows. */
  readonly log: boolean;
};
