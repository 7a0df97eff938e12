const year = 365 * 24 * 60 * 60;

/** The value of a cookie of this page, or undefined. */
export function readCookie(jar: Pick<Document, 'cookie'>, name: string): string | undefined {
  const written = jar.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  if (written === undefined) return undefined;
  try {
    return decodeURIComponent(written.slice(name.length + 1));
  } catch {
    return undefined;
  }
}

/** Sets a preference cookie for a year and the whole site, with `SameSite=Lax`. */
export function setPreferenceCookie(jar: Pick<Document, 'cookie'>, name: string, value: string): void {
  jar.cookie = `${name}=${encodeURIComponent(value)}; max-age=${year}; path=/; samesite=lax`;
}
