import type { PurposeSet } from '../purposes.ts';

export type PolicyInput = {
  /** By bit of the purpose, as in `CompiledBanner.hosts`. */
  readonly hosts: readonly string[];
  /** Where the banner's script and its parts come from, and where choices go: `CompiledBanner.base` and `.intake`. */
  readonly addresses: readonly string[];
  /** What the visitor allowed, from the cookie. Without a choice `necessary`, 1. */
  readonly granted: PurposeSet;
  /** Of this answer, for the scripts of the page. Left out: scripts inside the page run only with a policy of your own. */
  readonly nonce?: string | undefined;
};

export type PagePolicy = {
  /** For `Content-Security-Policy`. */
  readonly header: string;
  /** The same inside the page, before anything that loads. */
  readonly meta: string;
};

/** Everything that loads, but for `object-src`, which needs nobody. */
const loading = ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'frame-src'] as const;

/**
 * What a page may load when only this much is allowed: itself, Candor, and the hosts of what was granted. The browser
 * keeps it even where our script does not come, or something goes round it. A policy only ever gets stricter while a page
 * is open: after a choice the next page has more, so a server makes it from the cookie at each answer.
 *
 * A path stands for itself and what is below it: narrower than the guard, for which it is a beginning. Opening a
 * connection beforehand (`dns-prefetch`, `preconnect`) is nothing a policy can stop.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ hosts, addresses, granted, nonce }: PolicyInput): PagePolicy {
  const allowed = hosts
    .filter((_, bit) => ((granted | 1) >> bit) & 1)
    .flatMap((list) => list.split(' '))
    .filter(Boolean)
    .flatMap(sourcesOf);
  const sources = [...new Set(["'self'", ...addresses.map(originOf), ...allowed])].join(' ');
  const trusted = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
  const also: Readonly<Record<string, string>> = {
    'script-src': trusted,
    'style-src': trusted,
    'img-src': ' data: blob:',
    'font-src': ' data:',
    'media-src': ' blob:',
  };
  const header = [
    `default-src 'self'`,
    ...loading.map((directive) => `${directive} ${sources}${also[directive] ?? ''}`),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ');
  const content = header.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return { header, meta: `<meta http-equiv="Content-Security-Policy" content="${content}">` };
}

function sourcesOf(entry: string): readonly string[] {
  const slash = entry.indexOf('/');
  const [host, path] = slash < 0 ? [entry, ''] : [entry.slice(0, slash), entry.slice(slash)];
  const paths = path === '' || path.endsWith('/') ? [path] : [path, `${path}/`];
  return [host, `*.${host}`].flatMap((name) => paths.map((below) => name + below));
}

/** The address without its path. */
function originOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]+/i.exec(address)?.[0] ?? "'self'";
}
