import type { Words } from '@app/texts';
import type { PurposeSet } from '../purposes.ts';
import type { Mode, RegimeId } from '../regimes.ts';
import type { Position } from './configuration.ts';

/**
 * A set of versions: from the first number up to the second (exclusive), from the third up to the fourth, and so on; the
 * last range has no end.
 */
export type HeldVersions = readonly number[];

/**
 * The data of the banner's script: everything it needs until a visitor asks for more. It is part of the file that every
 * visitor loads, so names are short and it holds only what the first layer needs.
 */
export type CompiledBanner = {
  /** Public id of the site. */
  readonly id: string;
  /** Version of the configuration, from 1. */
  readonly version: number;
  /** Base URL of the intake: choices are posted to `{intake}/e/choice/{id}`. Omitted if choices are not stored. */
  readonly intake?: string;
  /** Base URL of the scripts, without a trailing slash. */
  readonly base: string;
  /** The language of the words below. */
  readonly lang: string;
  /** Other languages of the site's banner. */
  readonly langs?: readonly string[];
  readonly rtl?: 1;
  /** Purposes that the site asks for, including `necessary`. */
  readonly purposes: PurposeSet;
  /**
   * By purpose bit, the versions under which a choice still holds. One made under another version leaves that purpose
   * open (RULES B14, B16).
   */
  readonly since: readonly HeldVersions[];
  /**
   * Hosts by purpose bit, joined by spaces. A host covers its subdomains; `host/path` covers every address that begins
   * with it. Index 0, necessary, is never blocked.
   */
  readonly hosts: readonly string[];
  /**
   * Hosts of services that share data, joined by spaces, by what they wait for: `3 4` for the purposes with these bits, `5`
   * for `necessarySharing`. Omitted if all of them are under marketing.
   */
  readonly shared?: Readonly<Record<string, string>>;
  /** Third parties on no list are blocked until consent to marketing. */
  readonly unknown?: 1;
  /** Automatic blocking is off. */
  readonly manual?: 1;
  readonly regimes: readonly CompiledRegime[];
  /**
   * Index into `regimes`, by upper-case country code or `US-CA`; places not listed use index 0. Omitted if index 0
   * applies to everybody and the country is not looked up.
   */
  readonly where?: Readonly<Record<string, number>>;
  readonly domain?: string;
  readonly look: CompiledLook;
  readonly words: CompiledWords;
  readonly signals?: CompiledSignals;
  readonly gpc?: 1;
  readonly variants?: readonly CompiledVariant[];
  /** Files loaded on demand. */
  readonly parts: {
    /** The second layer with the services in this language. */
    readonly layer: CompiledPart;
    /** Placeholders in place of videos, maps, embeds. */
    readonly media: CompiledPart;
    /** What holds back, for pages that began with everything allowed. */
    readonly holding?: CompiledPart;
    readonly tcf?: CompiledPart;
    readonly gpp?: CompiledPart;
  };
  readonly tcf?: CompiledTcf;
};

/** `[path, SHA-384 in base64]`. The URL is `{base}{path}`; the browser checks the hash (subresource integrity). */
export type CompiledPart = readonly [path: string, integrity: string];

export type CompiledRegime = {
  readonly id: RegimeId;
  /** Index in `regimeIds`. */
  readonly at: number;
  readonly mode: Mode;
  /** Purposes that run before a choice, besides necessary ones, and under opt-in `necessarySharing` if the site has it. */
  readonly before: PurposeSet;
  readonly close?: 1;
  readonly gpc?: 1;
  readonly gdpr?: 1;
  readonly gpp?: number;
  /** Months for which a choice is valid under this regime. */
  readonly months: number;
};

export type CompiledLook = {
  readonly position: Position;
  /**
   * Custom properties of `:host` as CSS text. All must be present, because the style sheet has no defaults: colors
   * `--bg`, `--fg`, `--a`, `--l` (border), `--b` and `--bf` (accept and reject), `--c` and `--cf` (customize); `--r`
   * radius and `--s` font size in px, `--f` font family (`system-ui,sans-serif` for the system font).
   */
  readonly css: string;
  /** Colors on dark pages; omitted if the banner looks the same on all pages. */
  readonly dark?: string;
  /** The owner's own style sheet. */
  readonly own?: string;
  /** The owner's own first layer, as HTML. */
  readonly markup?: string;
  readonly logo?: string;
  readonly close?: 1;
  readonly modal?: 1;
  /**
   * The control that reopens the choices: `b` badge, with the side `s` (start) or `e` (end); `l` link; `own` the page's
   * own control.
   */
  readonly reopen: 'bs' | 'be' | 'l' | 'own';
};

/**
 * Words of the first layer with placeholders already filled in. A body may contain the links `[text](policy)` and
 * `[text](services)`.
 */
export type CompiledWords = {
  /** One text for each mode that occurs among the regimes. */
  readonly ask?: { readonly title: string; readonly body: string };
  readonly optOut?: { readonly title: string; readonly body: string };
  readonly notice?: { readonly title: string; readonly body: string };
  /** Text on what already runs under a legal exemption; shown after the question. */
  readonly exempt?: string;
  /** Text above the question when only something new is asked. */
  readonly again?: string;
  readonly accept: string;
  readonly reject: string;
  readonly customise: string;
  /** Label of the button that opts out, in opt-out regimes. */
  readonly optOutButton?: string;
  readonly ok?: string;
  readonly close: string;
  readonly reopen: string;
  /** Notice that the browser's Global Privacy Control signal was honored. */
  readonly gpc?: string;
  /** Notice that a part could not be loaded. */
  readonly failed?: string;
  /** URL of the cookie policy. */
  readonly policy?: string;
};

export type CompiledSignals = {
  /** Google Consent Mode: 1 basic, 2 advanced. */
  readonly google?: 1 | 2;
  readonly redact?: 1;
  readonly passthrough?: 1;
  readonly uet?: 1;
  readonly clarity?: 1;
  readonly meta?: 1;
  readonly dataLayer?: 1;
};

export type CompiledVariant = {
  readonly share: number;
  readonly look?: Partial<CompiledLook>;
  readonly words?: Partial<CompiledWords>;
};

export type CompiledTcf = {
  readonly cmpId: number;
  readonly cmpVersion: number;
  readonly country: string;
  /**
   * TC string that grants everything the site's vendors ask for (`mostFor` of the vendor list): all a page needs to
   * know of the list until a visitor opens the details. Its date has no meaning.
   */
  readonly most: string;
  /** The vendor panel: its code with the vendor list reduced to the site's vendors, in this language. */
  readonly list: CompiledPart;
  readonly oneTreatment?: 1;
  /** Uses the test vendor list; a ribbon says so. */
  readonly test?: 1;
  /** Ids of the Google providers in the Additional Consent string: `1.35.41`. Omitted if the string is not written. */
  readonly ac?: string;
};

/** Content of the second layer, delivered in its own file next to the code. */
export type CompiledLayer = {
  readonly words: CompiledLayerWords;
  /** Text about the banner's own cookie, by the months a choice is valid under the visitor's law. RULES T23 */
  readonly own: Readonly<Record<number, string>>;
  readonly purposes: readonly CompiledPurpose[];
  /** First-party trackers deleted after a refusal, by purpose bit; `*` matches any run of characters. */
  readonly trackers: readonly (readonly string[])[];
  /** The same for services that share data, by what they wait for, as in `CompiledBanner.shared`. */
  readonly shared?: Readonly<Record<string, readonly string[]>>;
  /** The part that draws the consent id as a QR code; omitted if there is none. */
  readonly qr?: CompiledPart;
};

export type CompiledPurpose = {
  readonly bit: number;
  readonly name: string;
  readonly text: string;
  readonly services: readonly CompiledService[];
};

export type CompiledService = {
  readonly name: string;
  readonly provider?: string;
  /** What the service is used for, in words. */
  readonly use: string;
  readonly privacy?: string;
  /** Name, kind (cookie, local storage …) and lifetime, in words. */
  readonly trackers: readonly (readonly [name: string, kind: string, lifetime: string])[];
};

/** All words of the second layer and of "your choices", with placeholders filled in. Keys are those of the area `banner`. */
export type CompiledLayerWords = {
  readonly [Key in Exclude<keyof Words<'banner'>['layer'], 'own' | 'ownShared'>]: string;
};

/** Data of placeholders, in its own file. `%{service}` and `%{purpose}` are filled in on the page. */
export type CompiledMedia = {
  readonly words: { readonly [Key in keyof Words<'banner'>['media']]: string };
  /** Names of purposes, by purpose bit. */
  readonly purposes: readonly string[];
  /** Names of services, by host or by host and path, as in `CompiledBanner.hosts`. */
  readonly services: Readonly<Record<string, string>>;
};
