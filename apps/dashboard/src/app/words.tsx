import { fallbackLocale, loadWords, localeFromPath, type Locale, type Words } from '@app/texts';
import { createContext, use, type ReactNode } from 'react';

export type Spoken = {
  readonly locale: Locale;
  readonly dashboard: Words<'dashboard'>;
  readonly errors: Words<'errors'>;
};

const SpokenContext = createContext<Spoken | undefined>(undefined);

// One language a page load: to change it is to load the page anew. Code outside of React reads it here.
let spoken: Spoken | undefined;

/** Loads the words of the language in the address of the page. */
export async function speak(path: string): Promise<Spoken> {
  const locale = localeFromPath(path) ?? fallbackLocale;
  const [dashboard, errors] = await Promise.all([loadWords(locale, 'dashboard'), loadWords(locale, 'errors')]);
  spoken = { locale, dashboard, errors };
  return spoken;
}

export function WordsProvider({ spoken: value, children }: { readonly spoken: Spoken; readonly children: ReactNode }) {
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

/** The words of the dashboard, by feature: `useWords().sites`. */
export function useWords(): Words<'dashboard'> {
  return useSpoken().dashboard;
}

/** The sentences of refusals, by code. */
export function useErrorWords(): Words<'errors'> {
  return useSpoken().errors;
}

export function useLocale(): Locale {
  return useSpoken().locale;
}

/** The words, outside of components. */
export function spokenWords(): Words<'dashboard'> {
  if (!spoken) throw new Error('The words are used before they are loaded.');
  return spoken.dashboard;
}

/** The sentences of refusals, outside of components. */
export function spokenErrors(): Words<'errors'> {
  if (!spoken) throw new Error('The words are used before they are loaded.');
  return spoken.errors;
}

export function spokenLocale(): Locale {
  return spoken?.locale ?? fallbackLocale;
}

function useSpoken(): Spoken {
  const value = use(SpokenContext);
  if (!value) throw new Error('useWords() needs a WordsProvider above it.');
  return value;
}
