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

/**
 * Gives a new browser the language and the country that a person chose in another one. Cookies that are there stay: they are
 * the newer choice (PRODUCT §3, User preferences).
 */
export function seedPreferenceCookies(
  jar: Pick<Document, 'cookie'>,
  stored: { readonly locale: string | null; readonly country: string | null },
): void {
  for (const name of ['locale', 'country'] as const) {
    const value = stored[name];
    if (value !== null && readCookie(jar, name) === undefined) setPreferenceCookie(jar, name, value);
  }
}
