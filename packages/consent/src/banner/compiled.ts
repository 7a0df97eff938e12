import type { Words } from '@app/texts';
import type { PurposeSet } from '../purposes.ts';
import type { Mode, RegimeId } from '../regimes.ts';
import type { Position } from './configuration.ts';

/**
 * What the banner's script is given: everything it needs until somebody asks for more. It is in the file that every
 * visitor loads, so names are short and nothing stands in it that the first layer does not need.
 */
export type CompiledBanner = {
  /** Public id of the site. */
  readonly id: string;
  /** Of the configuration, from 1. */
  readonly version: number;
  /** Where choices are posted: `{intake}/e/choice/{id}`. Left out: they are not kept. */
  readonly intake?: string;
  /** Where scripts come from, without a closing slash. */
  readonly base: string;
  /** The language of the words below. */
  readonly lang: string;
  /** Other languages the site's banner speaks. */
  readonly langs?: readonly string[];
  readonly rtl?: 1;
  /** Purposes the site asks for, `necessary` among them. */
  readonly purposes: PurposeSet;
  /**
   * By bit of the purpose, the version in which something new was last asked: a purpose, a recipient. A choice made
   * under an older one leaves that purpose open (RULES B16).
   */
  readonly since: readonly number[];
  /**
   * Hosts, by bit of the purpose, joined by spaces: each covers its subdomains; with a path (`host/path`), what begins
   * with it. Index 0, necessary: never blocked.
   */
  readonly hosts: readonly string[];
  /** Third parties that no list names wait for marketing. */
  readonly unknown?: 1;
  /** Automatic blocking is off. */
  readonly manual?: 1;
  readonly regimes: readonly CompiledRegime[];
  /** Place in `regimes` by upper-case country or `US-CA`; others: the first. Left out: the first for all, nobody is asked. */
  readonly where?: Readonly<Record<string, number>>;
  readonly domain?: string;
  readonly look: CompiledLook;
  readonly words: CompiledWords;
  readonly signals?: CompiledSignals;
  readonly gpc?: 1;
  readonly variants?: readonly CompiledVariant[];
  /** Files loaded when asked for. */
  readonly parts: {
    /** The second layer with the services in this language. */
    readonly layer: CompiledPart;
    /** Placeholders in place of videos, maps, embeds. */
    readonly media: CompiledPart;
    readonly tcf?: CompiledPart;
    readonly gpp?: CompiledPart;
  };
  readonly tcf?: CompiledTcf;
};

/** `[path, SHA-384 in base64]`: the address is `{base}{path}`, integrity is checked by the browser. */
export type CompiledPart = readonly [path: string, integrity: string];

export type CompiledRegime = {
  readonly id: RegimeId;
  /** Its place in `regimeIds`. */
  readonly at: number;
  readonly mode: Mode;
  /** Runs before a choice, beside what is necessary. */
  readonly before: PurposeSet;
  readonly close?: 1;
  readonly gpc?: 1;
  readonly gdpr?: 1;
  readonly gpp?: number;
  /** Months a choice holds under it. */
  readonly months: number;
};

export type CompiledLook = {
  readonly position: Position;
  /**
   * Custom properties of `:host`, as CSS text, every one of them, for the style has no defaults: colours `--bg`, `--fg`,
   * `--a`, `--l` (border), `--b` and `--bf` (accept and reject), `--c` and `--cf` (customise); `--r`
   * radius and `--s` font size in px, `--f` font family (`system-ui,sans-serif` for the system's). A scheme that is not
   * `auto` says `color-scheme:light` or `dark` too, `auto` `light dark`.
   */
  readonly css: string;
  /** The colours of the dark scheme; left out where there is none, or no other. */
  readonly dark?: string;
  /** The owner's own style. */
  readonly own?: string;
  /** The owner's own first layer. */
  readonly markup?: string;
  readonly logo?: string;
  readonly close?: 1;
  readonly modal?: 1;
  /** `b` badge, `l` link of the page's own anywhere; and the side, `s` start or `e` end. */
  readonly reopen: 'bs' | 'be' | 'l' | 'own';
};

/** Words of the first layer, already filled in. A body may hold `[text](policy)` and `[text](services)` as links. */
export type CompiledWords = {
  /** For modes that occur among the regimes. */
  readonly ask?: { readonly title: string; readonly body: string };
  readonly optOut?: { readonly title: string; readonly body: string };
  readonly notice?: { readonly title: string; readonly body: string };
  /** What runs already where a law exempts it; after the question. */
  readonly exempt?: string;
  /** Above the question when only something new is asked. */
  readonly again?: string;
  readonly accept: string;
  readonly reject: string;
  readonly customise: string;
  /** Button of opt-out regimes that says no. */
  readonly optOutButton?: string;
  readonly ok?: string;
  readonly close: string;
  readonly reopen: string;
  /** That the browser's signal was honoured. */
  readonly gpc?: string;
  /** That a part could not be loaded. */
  readonly failed?: string;
  /** Address of the cookie policy. */
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
   * The TC string in which everything the site's vendors ask for is granted: `mostFor` of the vendor list. All a page needs
   * to know of the list until somebody looks closer. Its date means nothing.
   */
  readonly most: string;
  /** The panel: its code with the vendor list cut to the site's vendors, in this language. */
  readonly list: CompiledPart;
  readonly oneTreatment?: 1;
  /** Runs with the test list: a ribbon says so. */
  readonly test?: 1;
  /** Google's Additional Consent is written, for these providers by id: `1.35.41`. */
  readonly ac?: string;
};

/** What the second layer shows, in its own file beside its code. */
export type CompiledLayer = {
  readonly words: CompiledLayerWords;
  /** What the choice itself leaves in the browser, by the months that it holds under the visitor's law. RULES T23 */
  readonly own: Readonly<Record<number, string>>;
  readonly purposes: readonly CompiledPurpose[];
  /** First-party trackers deleted on refusal, by bit of the purpose; `*` stands for any run of characters. */
  readonly trackers: readonly (readonly string[])[];
  /** What draws the consent id as a QR code; left out: nothing does. */
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
  /** What it is used for, in words. */
  readonly use: string;
  readonly privacy?: string;
  /** Name, what it is (cookie, local storage …) and how long it stays, in words. */
  readonly trackers: readonly (readonly [name: string, kind: string, lifetime: string])[];
};

/** All words of the second layer and of "your choices", filled in. Keys are those of the area `banner`. */
export type CompiledLayerWords = {
  readonly [Key in Exclude<keyof Words<'banner'>['layer'], 'own' | 'ownShared'>]: string;
};

/** What placeholders need, in their own file. `%{service}` and `%{purpose}` are filled in on the page. */
export type CompiledMedia = {
  readonly words: { readonly [Key in keyof Words<'banner'>['media']]: string };
  /** Names of purposes, by bit. */
  readonly purposes: readonly string[];
  /** Names of services by host or host and path, as in `CompiledBanner.hosts`. */
  readonly services: Readonly<Record<string, string>>;
};
