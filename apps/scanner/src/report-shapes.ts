import type { Category, Evidence, RequestKind } from '@app/catalogue';
import type { BannerResult, Ending, Phase, ScanResult } from './engine.ts';

/** A cookie or a stored key, with the phases in which it was found. */
export type FoundTracker = {
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** The cookie's domain, or the origin of the storage. */
  readonly domain: string;
  /** A cookie's lifetime in seconds; `null`: until the browser closes. Left out for storage keys, where it is unknown. */
  readonly lifetime?: number | null;
  readonly phases: readonly Phase[];
};

export type FoundService = {
  /** ID in the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly confidence: number;
  /** Whether all evidence of it waits for consent. */
  readonly waits: boolean;
  readonly evidence: readonly Evidence[];
  /** The URLs of pages that use it, at most 20. */
  readonly pages: readonly string[];
  readonly phases: readonly Phase[];
  readonly trackers: readonly FoundTracker[];
};

/** A third-party site that pages load from and that is not in the catalogue. */
export type UnknownParty = {
  /** The registrable domain. */
  readonly site: string;
  readonly hosts: readonly string[];
  readonly kinds: readonly RequestKind[];
  readonly requests: number;
  readonly example: string;
  readonly trackers: readonly FoundTracker[];
  readonly pages: readonly string[];
  readonly phases: readonly Phase[];
};

/** An event before the visitor's choice, or after refusing everything. */
export type Violation = {
  readonly page: string;
  readonly phase: 'before' | 'rejected';
  readonly kind: 'request' | 'cookie' | 'storage';
  /** The URL without its query, or the name. */
  readonly what: string;
  readonly site: string;
  /** ID in the catalogue; left out: unknown party. */
  readonly service?: string;
};

/** `unclear`: nothing that definitely needs consent, but there is an unknown party, or the scan was incomplete. */
export type Verdict = 'pass' | 'fail' | 'unclear';

export type RejectTest = {
  readonly verdict: Verdict;
  /** Whether the site was also scanned after a refusal. */
  readonly rejected: boolean;
  /** At most 500; `leftOut` is the number of further ones. */
  readonly violations: readonly Violation[];
  readonly leftOut: number;
};

/** A tag in the original HTML that loads from a third-party site before the visitor can choose. */
export type UnmarkedTag = {
  /** The tag verbatim, at most 500 characters. */
  readonly markup: string;
  /** The tag rewritten so that it waits for consent. Left out if too long to display. */
  readonly rewritten?: string;
  /** The purpose that the rewritten tag waits for. */
  readonly purpose: Category;
  readonly site: string;
  /** ID in the catalogue; left out: unknown party. */
  readonly service?: string;
  /** Whether it loads only for visitors without scripts. */
  readonly noscript?: boolean;
  /** The URLs of pages that contain it, at most 20. */
  readonly pages: readonly string[];
};

/** At most 100; `leftOut` is the number of further ones. */
export type UnmarkedTags = { readonly tags: readonly UnmarkedTag[]; readonly leftOut: number };

export type PageReport = {
  readonly url: string;
  readonly phase: Phase;
  readonly ending: Ending;
  readonly status?: number;
  readonly title?: string;
  readonly requests: number;
  readonly refused: number;
  readonly bytes: number;
  readonly ms: number;
};

/** The findings of a scan, in the terms of the catalogue. */
export type SiteReport = {
  readonly url: string;
  readonly finalUrl: string;
  readonly engine: ScanResult['engine'];
  readonly ending: Ending;
  readonly ms: number;
  readonly banner?: BannerResult;
  readonly pages: readonly PageReport[];
  /** Private hosts that pages referred to and the guard blocked: at most 20, with their ports. */
  readonly refused: readonly string[];
  readonly services: readonly FoundService[];
  readonly unknown: readonly UnknownParty[];
  /** The site's own cookies and keys that no known service uses. */
  readonly own: readonly FoundTracker[];
  readonly rejectTest: RejectTest;
  readonly unmarked: UnmarkedTags;
};
