import { siteOf } from '@app/catalogue';
import { isIP } from 'node:net';
import { parseCookieDate } from './cookie-date.ts';
import type { PageCookie } from './engine.ts';

/** A cookie that an answer sets, or one that it takes away. */
export type SetCookie = { readonly cookie: PageCookie; readonly expired: boolean };

const maxPair = 4096;
const maxAttribute = 1024;
// Browsers keep none longer.
const maxLifetime = 400 * 24 * 60 * 60;

/**
 * Reads a `Set-Cookie` header as a browser does; left out: a browser would not keep it.
 * @param now Milliseconds since 1970, for `Expires`.
 * @see RFC 6265bis (draft-ietf-httpbis-rfc6265bis), 5.6 and 5.7
 */
export function readSetCookie(header: string, address: string, now: number): SetCookie | undefined {
  const url = new URL(address);
  if (/[\0-\x08\x0a-\x1f\x7f]/.test(header)) return undefined;
  const [pair = '', ...rest] = header.split(';');
  const split = pair.indexOf('=');
  const name = split === -1 ? '' : pair.slice(0, split).trim();
  const value = pair.slice(split + 1).trim();
  if ((!name && !value) || Buffer.byteLength(name + value) > maxPair) return undefined;

  const given = readAttributes(rest);
  const secure = given.has('secure');
  // A page without TLS may not set what is for TLS only.
  if (secure && url.protocol !== 'https:') return undefined;

  const host = url.hostname.replace(/\.$/, '');
  const domain = domainOf(given.get('domain') ?? '', host);
  if (domain === undefined) return undefined;
  const givenPath = given.get('path') ?? '';
  const path = givenPath.startsWith('/') ? givenPath : defaultPath(url.pathname);
  if (!keepsPromise(name || value, secure, givenPath === '/' && !given.get('domain'))) return undefined;

  const lifetime = lifetimeOf(given, now);
  const cookie = { name, domain, path, lifetime, secure, httpOnly: given.has('httponly') };
  return { cookie, expired: lifetime !== null && lifetime <= 0 };
}

// The last of several counts; of those that make no sense, none.
function readAttributes(parts: readonly string[]): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  for (const part of parts) {
    const split = part.indexOf('=');
    const name = (split === -1 ? part : part.slice(0, split)).trim().toLowerCase();
    const value = split === -1 ? '' : part.slice(split + 1).trim();
    if (value.length > maxAttribute) continue;
    if (name === 'max-age' && !/^-?\d+$/.test(value)) continue;
    if (name === 'expires' && parseCookieDate(value) === undefined) continue;
    given.set(name, value);
  }
  return given;
}

// Whose it is: the host's own, or of a domain above it that is not open to everybody.
function domainOf(given: string, host: string): string | undefined {
  const domain = given.replace(/^\./, '').toLowerCase();
  if (domain === '' || domain === host) return host;
  if (isIP(host.replace(/^\[|\]$/g, '')) !== 0 || !host.endsWith(`.${domain}`)) return undefined;
  return isPublicSuffix(domain) ? undefined : domain;
}

// Below a public suffix any name is a site of its own.
function isPublicSuffix(domain: string): boolean {
  return siteOf(`any.${domain}`) === `any.${domain}`;
}

function defaultPath(path: string): string {
  const end = path.lastIndexOf('/');
  return end > 0 ? path.slice(0, end) : '/';
}

// What the start of a name promises must hold.
function keepsPromise(name: string, secure: boolean, ofWholeHost: boolean): boolean {
  const lower = name.toLowerCase();
  if (lower.startsWith('__host-')) return secure && ofWholeHost;
  return !lower.startsWith('__secure-') || secure;
}

/** In seconds; `null`: until the browser closes. */
function lifetimeOf(given: ReadonlyMap<string, string>, now: number): number | null {
  const maxAge = given.get('max-age');
  if (maxAge !== undefined) return Math.min(Math.max(Number(maxAge), 0), maxLifetime);
  const expires = parseCookieDate(given.get('expires') ?? '');
  if (expires === undefined) return null;
  return Math.min(Math.max(Math.round((expires - now) / 1000), 0), maxLifetime);
}
