import { bestLocale, isLocale, locales, type Locale } from '@app/texts/locales.ts';
import { reportLettersOf } from '@app/texts/report-letters-words.ts';
import { reportTool } from '@app/texts/interface/en/report-tool.ts';
import { reportToolTranslation } from '@app/texts/report-tool-words.ts';
import type { ToolWords } from './words.tsx';

const translated: readonly Locale[] = ['de', 'it', 'pt-BR'];

/** The language of the tool for the languages of a person or browser. */
export function toolLocale(wanted: readonly string[]): Locale {
  for (const one of wanted) {
    const language = one.split('-')[0];
    if (language === 'en') return 'en';
    if (language === 'pt') return 'pt-BR';
    const found = translated.find((locale) => locale === language);
    if (found) return found;
  }
  return 'en';
}

/** Messages to reporters to begin with, by their kind. */
export type LetterTemplates = Awaited<ReturnType<typeof reportLettersOf>>;

/** In the language of a reporter; in English where it does not load. */
export async function loadTemplates(wanted: string): Promise<LetterTemplates> {
  const locale = isLocale(wanted) ? wanted : bestLocale(wanted, locales);
  return reportLettersOf(locale).catch(() => reportLettersOf('en'));
}

/** English is part of the page, so that it works where a translation does not load. */
export async function loadToolWords(locale: Locale): Promise<ToolWords> {
  if (locale === 'en') return reportTool;
  return reportToolTranslation(locale).catch(() => reportTool);
}
