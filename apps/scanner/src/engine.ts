import type { Observation, RequestKind } from '@app/catalogue';
import type { RefusalCode } from './target.ts';

/** The visitor's choice at the time of an observation: none yet, everything refused, everything granted. */
export const phases = ['before', 'rejected', 'accepted'] as const;
export type Phase = (typeof phases)[number];

/** Why a page or a whole scan ended: normally, at a limit, or because it was not available. */
export const endings = ['done', 'time', 'bytes', 'requests', 'refused', 'unreachable', 'stopped'] as const;
export type Ending = (typeof endings)[number];

/**
 * Why a page was not available: its name does not resolve, nobody responds, the certificate is invalid, too many redirects, a
 * response that breaks off or is malformed, or the guard.
 */
export type Reason = 'not-found' | 'no-connection' | 'certificate' | 'redirects' | 'broken' | RefusalCode;

/** Limits of a scan. Bytes are counted after decompression, and redirects count as requests. */
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
  /** URL of the page or frame that made the request; left out: the page itself. */
  readonly frame?: string;
  /** HTTP status; left out: no response. */
  readonly status?: number;
  /** Milliseconds since the page began. */
  readonly at: number;
  /** Whether the guard blocked it, because its address is in a private network. */
  readonly refused?: boolean;
};

export type PageCookie = {
  readonly name: string;
  /** Without the leading dot. */
  readonly domain: string;
  readonly path: string;
  /** The lifetime it was set with, in seconds; `null`: until the browser closes. */
  readonly lifetime: number | null;
  readonly secure: boolean;
  readonly httpOnly: boolean;
};

export type PageKey = { readonly origin: string; readonly area: 'local' | 'session'; readonly key: string };

/** A tag in the original HTML that loads from other sites by itself, so that no script can block it. */
export type StaticTag = {
  /** Its start tag, verbatim. */
  readonly markup: string;
  /** The URLs it loads, verbatim: those of a `srcset` include the site's own. */
  readonly addresses: readonly string[];
  /** Whether it is inside `<noscript>`: it loads only for visitors without scripts, who cannot make a choice at all. */
  readonly noscript?: boolean;
};

/** One page in one phase. Cookies and storage: entries that did not exist when the phase began. */
export type PageResult = {
  readonly url: string;
  readonly phase: Phase;
  readonly ending: Ending;
  /** Set for the endings `refused` and `unreachable`, if known. */
  readonly reason?: Reason;
  readonly status?: number;
  readonly title?: string;
  readonly ms: number;
  readonly bytes: number;
  readonly requests: readonly PageRequest[];
  readonly cookies: readonly PageCookie[];
  readonly storage: readonly PageKey[];
  /** The input of `detect`: all of the above and the text of scripts. */
  readonly observation: Observation;
  /** Only before a choice; left out: the original HTML is unknown. */
  readonly tags?: readonly StaticTag[];
  /** Same-site URLs that the page links to, in order. */
  readonly links: readonly string[];
};

/** Whether a consent banner was found, and which of its buttons were clicked. */
export type BannerResult = {
  readonly found: boolean;
  /** How it was recognized: a consent platform's ID in the catalogue, or the labels of its buttons. */
  readonly by?: string;
  readonly accepted: boolean;
  readonly rejected: boolean;
  /** Whether rejecting required a second layer. */
  readonly rejectedInSecondLayer?: boolean;
};

export type ScanProgress = {
  readonly phase: Phase;
  readonly page: string;
  /** Pages finished so far and expected in total, over all phases. */
  readonly finished: number;
  readonly expected: number;
  readonly requests: number;
};

export type ScanResult = {
  readonly engine: 'browser' | 'fetch';
  readonly url: string;
  /** The URL of the first page after redirects. */
  readonly finalUrl: string;
  readonly ending: Ending;
  readonly banner?: BannerResult;
  readonly pages: readonly PageResult[];
  readonly ms: number;
};

export type ScanOrder = {
  /** An http or https URL. */
  readonly url: string;
  readonly caps: Caps;
  readonly onProgress?: (progress: ScanProgress) => void;
  /** Ends the scan early; the result then contains the observations so far, with the ending `stopped`. */
  readonly signal?: AbortSignal;
};

/** The port for scanning a site by one method. Never throws because of a site; throws only if the engine itself fails. */
export type Engine = {
  readonly name: ScanResult['engine'];
  scan(order: ScanOrder): Promise<ScanResult>;
};
