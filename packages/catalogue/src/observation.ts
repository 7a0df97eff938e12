/** The type of a requested resource, as far as the observer can tell. */
export const requestKinds = [
  'document',
  'script',
  'style',
  'image',
  'font',
  'frame',
  'media',
  'data',
  'form',
  'other',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/** A URL that a page requests. `waits`: only after the visitor consents, according to its markup. */
export type SeenRequest = { readonly url: string; readonly kind: RequestKind; readonly waits?: boolean };

/** A cookie by its name; its domain as browsers store it, without the leading dot. */
export type SeenCookie = { readonly name: string; readonly domain?: string };

/** An entry of `localStorage` or `sessionStorage`, with its origin (`https://host`). */
export type SeenKey = { readonly key: string; readonly area: 'local' | 'session'; readonly origin?: string };

/**
 * Observations of one page, in a browser or from its saved HTML. Contains no judgments: a script that waits for consent has
 * `waits`, a link is only a link.
 */
export type Observation = {
  /** The page's URL; hosts of the same site are its own. Left out: unknown, and no host counts as its own. */
  readonly url?: string;
  readonly requests: readonly SeenRequest[];
  /** The text of inline scripts, and of the site's own script files if they were read. */
  readonly scripts: readonly { readonly text: string; readonly waits?: boolean }[];
  readonly cookies: readonly SeenCookie[];
  readonly storage: readonly SeenKey[];
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** Names of `window` properties that the page or its scripts created. */
  readonly globals: readonly string[];
  /** Elements that embeds leave for their scripts, each as `tag#id.class.class[attribute]`, with attributes without values. */
  readonly elements: readonly string[];
};
