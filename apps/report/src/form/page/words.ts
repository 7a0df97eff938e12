import { bestLocale, type Locale } from '@app/texts/locales.ts';
import type { Words } from '@app/texts';

/** All words of form and mailbox in one language. */
export type ReportWords = Words<'report'>;

/** SHA-256 of the words of each language, base64: inserted by the build. */
declare const wordsHashes: Readonly<Partial<Record<Locale, string>>>;

/** The languages of this build. */
export const spokenLocales = Object.keys(wordsHashes) as Locale[]; // the build writes nothing else

/** Loads the words of one language. The browser refuses other bytes than those of the build. @throws TypeError */
export async function loadReportWords(locale: Locale): Promise<ReportWords> {
  const hash = wordsHashes[locale] ?? '';
  const inlined = document.querySelector(`script[data-words="${locale}"]`)?.textContent;
  if (inlined) return JSON.parse(inlined) as ReportWords; // from the build
  const answer = await fetch(`/report/assets/words-${locale}-${hash.slice(0, 12).replaceAll(/[+/]/g, '_')}.json`, {
    integrity: `sha256-${hash}`,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  });
  if (!answer.ok) throw new TypeError('The words could not be loaded.');
  return (await answer.json()) as ReportWords; // checked by their hash
}

/** The language of a reader: that of `?lang=`, else by the browser, of those that the office offers. */
export function firstLocale(offered: readonly Locale[]): Locale {
  const wished = new URLSearchParams(location.search).get('lang');
  const browser = navigator.languages.join(',');
  return bestLocale(wished ? `${wished},${browser}` : browser, offered);
}
