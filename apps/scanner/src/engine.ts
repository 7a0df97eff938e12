import type { Observation, RequestKind } from '@app/catalogue';
import type { RefusalCode } from './target.ts';

/** What the visitor has chosen when something is seen: nothing yet, everything refused, everything granted. */
export const phases = ['before', 'rejected', 'accepted'] as const;
export type Phase = (typeof phases)[number];

/** Why a page or a whole scan ended: by itself, at a cap, or because it could not be had. */
export const endings = ['done', 'time', 'bytes', 'requests', 'refused', 'unreachable', 'stopped'] as const;
export type Ending = (typeof endings)[number];

/**
 * What kept a page from being had: its name leads nowhere, nobody answers, the certificate is no good, one redirect
 * after another, an answer that breaks off or cannot be read, or the guard.
 */
export type Reason = 'not-found' | 'no-connection' | 'certificate' | 'redirects' | 'broken' | RefusalCode;

/** Bounds of a scan. Bytes are counted unpacked, requests with redirects. */
export type Caps = {
  readonly pages: number;
  readonly pageMs: number;
  readonly pageBytes: number;
  readonly pageRequests: number;
  readonly totalMs: number;
  readonly totalBytes: number;
  readonly totalRequests: number;
};

export const usualCaps: Caps = {
  pages: 10,
  pageMs: 30_000,
  pageBytes: 50_000_000,
  pageRequests: 2_000,
  totalMs: 10 * 60_000,
  totalBytes: 300_000_000,
  totalRequests: 10_000,
};

export type PageRequest = {
  readonly url: string;
  readonly kind: RequestKind;
  /** The page or frame it came from; left out: the page itself. */
  readonly frame?: string;
  /** HTTP status; left out: no answer. */
  readonly status?: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** The guard let it go nowhere: an address inside somebody's network. */
  readonly refused?: boolean;
};

export type PageCookie = {
  readonly name: string;
  /** Without the leading dot. */
  readonly domain: string;
  readonly path: string;
  /** How long it was set for, in seconds; `null`: until the browser closes. */
  readonly lifetime: number | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
};

export type PageKey = { readonly origin: string; readonly area: 'local' | 'session'; readonly key: string };

/** A tag of html as it came that loads from other sites by itself, so that no script can stop it. */
export type StaticTag = {
  /** Its start tag, as it stands. */
  readonly markup: string;
  /** What it loads, as it names it: of a `srcset`, what is the site's own, too. */
  readonly addresses: readonly string[];
  /** It stands in `<noscript>`: it loads for visitors without scripts, who cannot choose at all. */
  readonly noscript?: boolean;
};

/** One page in one phase. Cookies and storage: those that were not there when the phase began. */
export type PageSeen = {
  readonly url: string;
  readonly phase: Phase;
  readonly ending: Ending;
  /** With the endings `refused` and `unreachable`, as far as it is known. */
  readonly reason?: Reason;
  readonly status?: number;
  readonly title?: string;
  readonly ms: number;
  readonly bytes: number;
  readonly requests: readonly PageRequest[];
  readonly cookies: readonly PageCookie[];
  readonly storage: readonly PageKey[];
  /** What `detect` reads: all of the above and the text of scripts. */
  readonly observation: Observation;
  /** Before a choice; left out: the html as it came is not known. */
  readonly tags?: readonly StaticTag[];
  /** Same-site addresses the page links to, in its order. */
  readonly links: readonly string[];
};

/** Whether a consent banner was found, and which of its buttons were pressed. */
export type BannerSeen = {
  readonly found: boolean;
  /** By what it was recognised: a known consent platform's id of the catalogue, or the words of its buttons. */
  readonly by?: string;
  readonly accepted: boolean;
  readonly rejected: boolean;
  /** Rejecting took a second layer. */
  readonly rejectedInSecondLayer?: boolean;
};

export type ScanProgress = {
  readonly phase: Phase;
  readonly page: string;
  /** Pages finished so far and expected in all, over all phases. */
  readonly finished: number;
  readonly expected: number;
  readonly requests: number;
};

export type ScanResult = {
  readonly engine: 'browser' | 'fetch';
  readonly url: string;
  /** Where the first page was in the end. */
  readonly finalUrl: string;
  readonly ending: Ending;
  readonly banner?: BannerSeen;
  readonly pages: readonly PageSeen[];
  readonly ms: number;
};

export type ScanOrder = {
  /** http or https. */
  readonly url: string;
  readonly caps: Caps;
  readonly onProgress?: (progress: ScanProgress) => void;
  /** Ends the scan early; what was seen until then is the result, with the ending `stopped`. */
  readonly signal?: AbortSignal;
};

/** The port: one way of looking at a site. It never throws for what a site does; a broken engine throws. */
export type Engine = {
  readonly name: ScanResult['engine'];
  scan(order: ScanOrder): Promise<ScanResult>;
};
