import type { CookieOptions } from './context.ts';

/** The names of the platform's own cookies. `__Host-` binds them to https and to exactly this host, with the path `/`. */
export type CookieNames = {
  readonly session: string;
  readonly visit: string;
  readonly device: string;
  readonly attempt: string;
};

export function cookieNames(secure: boolean): CookieNames {
  const prefix = secure ? '__Host-candor' : 'candor';
  return { session: prefix, visit: `${prefix}-visit`, device: `${prefix}-device`, attempt: `${prefix}-attempt` };
}

/**
 * Parses the cookies of a request. Of two with the same name the first counts, since browsers send the more specific one first.
 */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    if (equals < 1) continue;
    const name = pair.slice(0, equals).trim();
    if (!cookies.has(name)) cookies.set(name, decoded(pair.slice(equals + 1).trim()));
  }
  return cookies;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** The value of a `Set-Cookie` header. Without `maxAge` it is a session cookie. */
export function writeCookie(
  name: string,
  value: string,
  { maxAge, httpOnly, secure }: Partial<CookieOptions> & { readonly secure: boolean },
): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax'];
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.trunc(maxAge)}`);
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}
