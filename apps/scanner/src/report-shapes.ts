import type { Category, Evidence, RequestKind } from '@app/catalogue';
import type { BannerSeen, Ending, Phase, ScanResult } from './engine.ts';

/** A cookie or a stored key, and when it was first there. */
export type FoundTracker = {
  readonly name: string;
  readonly area: 'cookie' | 'local' | 'session';
  /** The cookie's domain, or the origin of the storage. */
  readonly domain: string;
  /** Of a cookie, in seconds; `null`: until the browser closes. Of a key nothing is known. */
  readonly lifetime?: number | null;
  readonly phases: readonly Phase[];
};

export type FoundService = {
  /** Of the catalogue. */
  readonly id: string;
  readonly name: string;
  readonly confidence: number;
  /** Nothing was seen of it that would not wait for consent. */
  readonly waits: boolean;
  readonly evidence: readonly Evidence[];
  /** Where it was seen, at most 20 addresses. */
  readonly pages: readonly string[];
  readonly phases: readonly Phase[];
  readonly trackers: readonly FoundTracker[];
};

/** Somebody else's site that pages load from and the catalogue does not know. */
export type UnknownParty = {
  /** Its registrable domain. */
  readonly site: string;
  readonly hosts: readonly string[];
  readonly kinds: readonly RequestKind[];
  readonly requests: number;
  readonly example: string;
  readonly trackers: readonly FoundTracker[];
  readonly pages: readonly string[];
  readonly phases: readonly Phase[];
};

/** Something that happened before the visitor chose, or after all was refused. */
export type Violation = {
  readonly page: string;
  readonly phase: 'before' | 'rejected';
  readonly kind: 'request' | 'cookie' | 'storage';
  /** The address without its query, or the name. */
  readonly what: string;
  readonly site: string;
  /** Of the catalogue; left out: nobody knows whose it is. */
  readonly service?: string;
};

/** `unclear`: nothing that plainly needs consent, but something nobody knows, or not all could be seen. */
export type Verdict = 'pass' | 'fail' | 'unclear';

export type RejectTest = {
  readonly verdict: Verdict;
  /** Whether the site was seen after a refusal, too. */
  readonly rejected: boolean;
  /** At most 500; `leftOut` says how many more there were. */
  readonly violations: readonly Violation[];
  readonly leftOut: number;
};

/** A tag of html as it came that loads from somebody else's site before the visitor can choose. */
export type UnmarkedTag = {
  /** As it stands, at most 500 characters. */
  readonly markup: string;
  /** What it has to become so that it waits. Left out where it is too long to be shown. */
  readonly rewritten?: string;
  /** What it then waits for. */
  readonly purpose: Category;
  readonly site: string;
  /** Of the catalogue; left out: nobody knows whose it is. */
  readonly service?: string;
  /** It loads for visitors without scripts alone. */
  readonly noscript?: boolean;
  /** Where it stands, at most 20 addresses. */
  readonly pages: readonly string[];
};

/** At most 100; `leftOut` says how many more there were. */
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

/** What a scan found, in the terms of the catalogue. */
export type SiteReport = {
  readonly url: string;
  readonly finalUrl: string;
  readonly engine: ScanResult['engine'];
  readonly ending: Ending;
  readonly ms: number;
  readonly banner?: BannerSeen;
  readonly pages: readonly PageReport[];
  /** Hosts that pages referred to and the guard kept closed, because they are private: at most 20, with their ports. */
  readonly refused: readonly string[];
  readonly services: readonly FoundService[];
  readonly unknown: readonly UnknownParty[];
  /** Cookies and keys of the site's own that no service is known for. */
  readonly own: readonly FoundTracker[];
  readonly rejectTest: RejectTest;
  readonly unmarked: UnmarkedTags;
};
