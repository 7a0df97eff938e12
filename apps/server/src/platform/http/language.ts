import { bestLocale, fallbackLocale, isLocale, localeFromPath, localeFromPrefix, type Locale } from '@app/texts';
import type { FastifyRequest } from 'fastify';

/** The headers on which the language of a response depends, for caches: see `languageOf`. @see RFC 9110, 12.5.5 */
export const varyByLanguage = 'accept-language, cookie, x-locale';

/** The name of the preference cookie, which pages may read. */
export const localeCookie = 'locale';

/**
 * The language of a response: from the path, otherwise from the caller (`?lang=`, `X-Locale`), otherwise from the saved
 * preference, otherwise from the browser.
 */
export function languageOf(request: FastifyRequest, cookies: ReadonlyMap<string, string>): Locale {
  const { lang } = (request.query ?? {}) as { readonly lang?: unknown };
  return (
    localeFromPath(pathOf(request.url)) ??
    known(lang) ??
    known(request.headers['x-locale']) ??
    known(cookies.get(localeCookie)) ??
    preferred(request.headers['accept-language'])
  );
}

function known(code: unknown): Locale | undefined {
  if (isLocale(code)) return code;
  return typeof code === 'string' ? localeFromPrefix(code.toLowerCase()) : undefined;
}

function preferred(acceptLanguage: string | undefined): Locale {
  return acceptLanguage ? bestLocale(acceptLanguage) : fallbackLocale;
}

export function pathOf(url: string): string {
  return url.split(/[?#]/, 1)[0] ?? '/';
}
