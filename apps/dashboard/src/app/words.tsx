import { fallbackLocale, loadWords, localeFromPath, type Locale, type Words } from '@app/texts';
import { createContext, use, type ReactNode } from 'react';

/** All words of the dashboard, by feature. */
export type DashboardWords = Words<'dashboard'> & Words<'work'> & { readonly policies: Words<'policies'> };

export type Spoken = {
  readonly locale: Locale;
  readonly dashboard: DashboardWords;
  readonly errors: Words<'errors'>;
};

const SpokenContext = createContext<Spoken | undefined>(undefined);

// A page load has one language; changing it reloads the page. Code outside of React reads it here.
let spoken: Spoken | undefined;

/** Loads the words of the language in the address of the page. */
export async function speak(path: string): Promise<Spoken> {
  const locale = localeFromPath(path) ?? fallbackLocale;
  const [dashboard, errors] = await Promise.all([loadWords(locale, 'dashboard'), loadWords(locale, 'errors')]);
  // The words of sites and documents are loaded by `speakOfWork` and `speakOfPolicies`, for which the routes that need them wait.
  spoken = { locale, dashboard: { ...dashboard } as DashboardWords, errors };
  return spoken;
}

/** Loads the words of sites and documents too, which only their own pages need. A loader of a route. */
export async function speakOfWork(): Promise<null> {
  if (spoken && !('sites' in spoken.dashboard)) Object.assign(spoken.dashboard, await loadWords(spoken.locale, 'work'));
  return null;
}

/** Loads the words of the generator, which only its page and its dialogs need. Called before their code is shown. */
export async function speakOfPolicies(): Promise<null> {
  if (spoken && !('policies' in spoken.dashboard))
    Object.assign(spoken.dashboard, { policies: await loadWords(spoken.locale, 'policies') });
  return null;
}

export function WordsProvider({ spoken: value, children }: { readonly spoken: Spoken; readonly children: ReactNode }) {
  return <SpokenContext value={value}>{children}</SpokenContext>;
}

/** The words of the dashboard, by feature: `useWords().sites`. */
export function useWords(): DashboardWords {
  return useSpoken().dashboard;
}

/** The sentences of refusals, by code. */
export function useErrorWords(): Words<'errors'> {
  return useSpoken().errors;
}

export function useLocale(): Locale {
  return useSpoken().locale;
}

/** The words of the dashboard for code outside of components. */
export function spokenWords(): DashboardWords {
  if (!spoken) throw new Error('The words are used before they are loaded.');
  return spoken.dashboard;
}

/** The sentences of refusals for code outside of components. */
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
