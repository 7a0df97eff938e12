import { preferences } from '@app/contract/preferences.ts';
import { localeFromPrefix, localePrefix, type Locale } from '@app/texts';
import { showAlert } from './alerts.ts';
import { readCookie, setPreferenceCookie } from './cookies.ts';
import { callFixed } from './fixed.ts';
import { page } from './page.ts';
import { reloadWithMessage } from './reload.ts';
import { spokenWords } from './words.tsx';

const dismissal = 'warn.langSwitch';

/** The languages the interface can be switched to. */
export function interfaceLocales(): readonly Locale[] {
  return page.interfaceLocales.flatMap((code) => localeFromPrefix(code.toLowerCase()) ?? []);
}

/** The address of this page in another language: the one that the page names, or the same path with the other prefix. */
export function addressIn(
  locale: Locale,
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
): string {
  const prefix = localePrefix(locale);
  const known = page.localisedUrls[prefix] ?? page.localisedUrls[locale];
  return known ?? `/${prefix}${pathname.replace(/^\/[^/]*/, '')}${search}${hash}`;
}

/** Saves the language, then opens the page in it. If saving fails, shows the error and stays. */
export async function switchLanguage(locale: Locale): Promise<void> {
  const saved = await callFixed(preferences.updatePreferences, { body: { locale } });
  if (saved.ok) reloadWithMessage({ message: saved.answer.message }, addressIn(locale, window.location));
}

export async function saveCountry(country: string): Promise<boolean> {
  const saved = await callFixed(preferences.updatePreferences, { body: { country } });
  if (saved.ok) showAlert({ type: 'success', message: spokenWords().preferences.countrySaved, hideAfter: 3000 });
  return saved.ok;
}

/** Saves the language of this page as the preferred one. */
export async function keepLanguage(locale: Locale): Promise<boolean> {
  const saved = await callFixed(preferences.updatePreferences, { body: { locale } });
  if (saved.ok) showAlert({ type: 'success', message: saved.answer.message, hideAfter: 3000 });
  return saved.ok;
}

/** The language chosen earlier, if it is not that of this page and the user did not dismiss the prompt. */
export function otherLanguageChosen(current: Locale): Locale | undefined {
  if (readCookie(document, dismissal) !== undefined) return undefined;
  const stored = localeFromPrefix((readCookie(document, 'locale') ?? '').toLowerCase());
  return stored === current ? undefined : stored;
}

export function dismissLanguagePrompt(): void {
  setPreferenceCookie(document, dismissal, '1');
}

export function storedCountry(): string | undefined {
  return readCookie(document, 'country');
}
