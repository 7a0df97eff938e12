import { necessary, necessarySharing, type PurposeSet } from '../purposes.ts';
import { byMark } from './hosts.ts';

export type PolicyInput = {
  /** As in `CompiledBanner`. */
  readonly hosts: readonly string[];
  readonly shared?: Readonly<Record<string, string>> | undefined;
  /** URLs of the banner's script and its parts, and of the intake: `CompiledBanner.base` and `.intake`. */
  readonly addresses: readonly string[];
  /** Purposes that the visitor allowed, from the cookie. Without a choice: `necessary`, 1. */
  readonly granted: PurposeSet;
  /** Nonce of this response, for the page's scripts. If omitted, inline scripts need a policy of your own. */
  readonly nonce?: string | undefined;
};

export type PagePolicy = {
  /** Value of the `Content-Security-Policy` header. */
  readonly header: string;
  /** The same policy as a `meta` element, to be placed before anything that loads. */
  readonly meta: string;
};

/** All directives that load something, except `object-src`, which nobody needs. */
const loading = ['script-src', 'style-src', 'img-src', 'font-src', 'media-src', 'connect-src', 'frame-src'] as const;

/**
 * Content Security Policy of a page with these purposes granted: it may load from itself, Candor, and the hosts of the
 * granted purposes. The browser enforces it even if our script does not load or is bypassed. A policy can only become
 * stricter while a page is open: a newly granted purpose takes effect on the next page, so the server builds the policy
 * from the cookie for each response.
 *
 * A path matches itself and everything below it, which is narrower than the guard's match by prefix. No policy can stop
 * `dns-prefetch` and `preconnect`.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy({ hosts, shared, addresses, granted, nonce }: PolicyInput): PagePolicy {
  // What is necessary may load even if it shares data: a policy cannot know whether that is refused, but the guard does.
  const may = granted | necessary | necessarySharing;
  const allowed = byMark(hosts, shared)
    .filter(([mark]) => mark.split(' ').every((bit) => (may >> Number(bit)) & 1))
    .flatMap(([, list]) => list.split(' '))
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

/** The origin of a URL; `'self'` if it has none. */
function originOf(address: string): string {
  return /^[a-z]+:\/\/[^/?#]+/i.exec(address)?.[0] ?? "'self'";
}
