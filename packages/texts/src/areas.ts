import type { Area } from './area.ts';
import type { laterAreas } from './later-areas.ts';
import type { Locale } from './locales.ts';
import type { dashboard as dashboardWords } from './locales/en/dashboard/index.ts';
import type { work as workWords } from './locales/en/dashboard/work.ts';
import type { errors as errorsWords } from './locales/en/errors.ts';

type AppAreas = {
  readonly dashboard: Area<typeof dashboardWords>;
  readonly work: Area<typeof workWords>;
  readonly errors: Area<typeof errorsWords>;
};

/**
 * Where the words of each area are. Every language of an area is one line, written out, so that Node
 * and bundlers both see the file and load it only when it is asked for. To add a language to an area,
 * write its file and add its line here. Words that the first page of the dashboard needs none of stand
 * in `later-areas.ts`, and those of documents in `document-areas.ts`: the lines themselves have a weight.
 */
export const areas: AppAreas = {
  dashboard: {
    en: () => import('./locales/en/dashboard/index.ts').then(({ dashboard }) => dashboard),
    de: () => import('./locales/de/dashboard/index.ts').then(({ dashboard }) => dashboard),
    it: () => import('./locales/it/dashboard/index.ts').then(({ dashboard }) => dashboard),
    'pt-BR': () => import('./locales/pt-BR/dashboard/index.ts').then(({ dashboard }) => dashboard),
  },
  work: {
    en: () => import('./locales/en/dashboard/work.ts').then(({ work }) => work),
    de: () => import('./locales/de/dashboard/work.ts').then(({ work }) => work),
    it: () => import('./locales/it/dashboard/work.ts').then(({ work }) => work),
    'pt-BR': () => import('./locales/pt-BR/dashboard/work.ts').then(({ work }) => work),
  },
  errors: {
    en: () => import('./locales/en/errors.ts').then(({ errors }) => errors),
    de: () => import('./locales/de/errors.ts').then(({ errors }) => errors),
    it: () => import('./locales/it/errors.ts').then(({ errors }) => errors),
    fr: () => import('./locales/fr/errors.ts').then(({ errors }) => errors),
    es: () => import('./locales/es/errors.ts').then(({ errors }) => errors),
    'pt-BR': () => import('./locales/pt-BR/errors.ts').then(({ errors }) => errors),
  },
};

const ofDashboard = ['en', 'de', 'it', 'pt-BR'] as const;
const ofInterface = ['en', 'de', 'it', 'fr', 'es', 'pt-BR'] as const;

/** The languages of the areas in `later-areas.ts`. */
export const laterLocales: Readonly<Record<keyof typeof laterAreas, readonly Locale[]>> = {
  detection: ofDashboard,
  cookieSolution: ofDashboard,
  consentRecords: ofDashboard,
  cookiePreferences: ofDashboard,
  newsletterOptIn: ofDashboard,
  records: ofDashboard,
  webhooks: ofDashboard,
  activity: ofDashboard,
  answers: ofInterface,
  emails: ofInterface,
  facts: ofInterface,
  findings: ofInterface,
  terms: ofInterface,
};
