import { Cookie, CookieJar } from 'tough-cookie';
import type { PageCookie } from './engine.ts';

/** A cookie that a response sets or deletes. */
export type SetCookie = { readonly cookie: PageCookie; readonly expired: boolean };

const maxPair = 4096;
const maxAttribute = 1024;
// Browsers limit longer lifetimes to this.
const maxLifetime = 400 * 24 * 60 * 60;

/**
 * Parses a `Set-Cookie` header as a browser does; `undefined` if a browser would reject the cookie. `tough-cookie` parses
 * attributes and dates and checks the domain against the URL; this function adds the other rules of browsers: lengths, control
 * characters, the maximum lifetime, prefixes in any case, and a public suffix that sets its own cookie.
 *
 * @param now milliseconds since 1970, for `Expires`
 * @see RFC 6265bis (draft-ietf-httpbis-rfc6265bis), 5.6 and 5.7
 */
export function readSetCookie(header: string, address: string, now: number): SetCookie | undefined {
  if (/[\0-\x08\x0a-\x1f\x7f]/.test(header)) return undefined;
  const [pair = '', ...attributes] = header.split(';');
  const read = [pair, ...attributes.filter((attribute) => attribute.length <= maxAttribute)].join(';');
  const cookie = Cookie.parse(read, { loose: true });
  if (!cookie || !isOfSize(cookie.key + cookie.value) || !keepsPromise(cookie)) return undefined;
  if (cookie.domain === new URL(address).hostname) cookie.domain = null;

  const jar = new CookieJar(undefined, { looseMode: true });
  const kept = jar.setCookieSync(cookie, address, { now: new Date(now), ignoreError: true });
  if (!kept) return undefined;
  const { key: name, secure, httpOnly } = kept;
  const lifetime = lifetimeOf(kept, now);
  return {
    cookie: { name, domain: kept.domain ?? '', path: kept.path ?? '/', lifetime, secure, httpOnly },
    expired: lifetime === 0,
  };
}

function isOfSize(pair: string): boolean {
  return pair !== '' && Buffer.byteLength(pair) <= maxPair;
}

// Whether the cookie meets the requirements of its name prefix, in any case; without a name, of its value's prefix.
function keepsPromise({ key, value, secure, domain, path }: Cookie): boolean {
  const name = (key || value).toLowerCase();
  if (name.startsWith('__host-')) return secure && domain === null && path === '/';
  return !name.startsWith('__secure-') || secure;
}

/** The lifetime in seconds; `null`: until the browser closes. */
function lifetimeOf({ maxAge, expires }: Cookie, now: number): number | null {
  if (typeof maxAge === 'number') return Math.min(Math.max(maxAge, 0), maxLifetime);
  if (!(expires instanceof Date)) return null;
  return Math.min(Math.max(Math.round((expires.getTime() - now) / 1000), 0), maxLifetime);
}
