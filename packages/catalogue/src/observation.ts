/** What a request asked for, as far as who saw it can tell. */
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

/** An address a page loads from or sends to. `waits`: only after the visitor agrees, as its markup says. */
export type SeenRequest = { readonly url: string; readonly kind: RequestKind; readonly waits?: boolean };

/** A cookie by its name; the domain as the browser keeps it, without the leading dot. */
export type SeenCookie = { readonly name: string; readonly domain?: string };

/** An entry of `localStorage` or `sessionStorage`, and whose it is (`https://host`). */
export type SeenKey = { readonly key: string; readonly area: 'local' | 'session'; readonly origin?: string };

/**
 * What can be seen of one page, in a browser or from its saved html. Nothing in it is a judgement: a script that waits
 * for consent is here with `waits`, a link is a link.
 */
export type Observation = {
  /** Where the page is; hosts of the same site are its own. Left out: not known, and no host counts as its own. */
  readonly url?: string;
  readonly requests: readonly SeenRequest[];
  /** The text of inline scripts, and of the site's own script files where they were read. */
  readonly scripts: readonly { readonly text: string; readonly waits?: boolean }[];
  readonly cookies: readonly SeenCookie[];
  readonly storage: readonly SeenKey[];
  readonly meta: readonly { readonly name: string; readonly content: string }[];
  /** Names of `window` properties that the page or its scripts made. */
  readonly globals: readonly string[];
  /** Elements that embeds leave for their script, each as `tag#id.class.class[attribute]`, attributes without values. */
  readonly elements: readonly string[];
};
