import type { Area } from './area.ts';
import type { detection as detectionWords } from './locales/en/dashboard/detection.ts';
import type { dashboard as dashboardWords } from './locales/en/dashboard/index.ts';
import type { work as workWords } from './locales/en/dashboard/work.ts';
import type { errors as errorsWords } from './locales/en/errors.ts';
import type { answers as answersWords } from './locales/en/answers.ts';
import type { emails as emailsWords } from './locales/en/emails.ts';
import type { facts as factsWords } from './locales/en/facts.ts';
import type { terms as termsWords } from './locales/en/terms.ts';

type AppAreas = {
  readonly dashboard: Area<typeof dashboardWords>;
  readonly work: Area<typeof workWords>;
  readonly detection: Area<typeof detectionWords>;
  readonly errors: Area<typeof errorsWords>;
  readonly answers: Area<typeof answersWords>;
  readonly emails: Area<typeof emailsWords>;
  readonly facts: Area<typeof factsWords>;
  readonly terms: Area<typeof termsWords>;
};

/**
 * Where the words of each area are. Every language of an area is one line, written out, so that Node
 * and bundlers both see the file and load it only when it is asked for. To add a language to an area,
 * write its file and add its line here. The words of documents, which the
 * first page of the dashboard needs none of, stand in `document-areas.ts`.
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
  detection: {
    en: () => import('./locales/en/dashboard/detection.ts').then(({ detection }) => detection),
    de: () => import('./locales/de/dashboard/detection.ts').then(({ detection }) => detection),
    it: () => import('./locales/it/dashboard/detection.ts').then(({ detection }) => detection),
    'pt-BR': () => import('./locales/pt-BR/dashboard/detection.ts').then(({ detection }) => detection),
  },
  errors: {
    en: () => import('./locales/en/errors.ts').then(({ errors }) => errors),
    de: () => import('./locales/de/errors.ts').then(({ errors }) => errors),
    it: () => import('./locales/it/errors.ts').then(({ errors }) => errors),
    fr: () => import('./locales/fr/errors.ts').then(({ errors }) => errors),
    es: () => import('./locales/es/errors.ts').then(({ errors }) => errors),
    'pt-BR': () => import('./locales/pt-BR/errors.ts').then(({ errors }) => errors),
  },
  answers: {
    en: () => import('./locales/en/answers.ts').then(({ answers }) => answers),
    de: () => import('./locales/de/answers.ts').then(({ answers }) => answers),
    it: () => import('./locales/it/answers.ts').then(({ answers }) => answers),
    fr: () => import('./locales/fr/answers.ts').then(({ answers }) => answers),
    es: () => import('./locales/es/answers.ts').then(({ answers }) => answers),
    'pt-BR': () => import('./locales/pt-BR/answers.ts').then(({ answers }) => answers),
  },
  emails: {
    en: () => import('./locales/en/emails.ts').then(({ emails }) => emails),
    de: () => import('./locales/de/emails.ts').then(({ emails }) => emails),
    it: () => import('./locales/it/emails.ts').then(({ emails }) => emails),
    fr: () => import('./locales/fr/emails.ts').then(({ emails }) => emails),
    es: () => import('./locales/es/emails.ts').then(({ emails }) => emails),
    'pt-BR': () => import('./locales/pt-BR/emails.ts').then(({ emails }) => emails),
  },
  facts: {
    en: () => import('./locales/en/facts.ts').then(({ facts }) => facts),
    de: () => import('./locales/de/facts.ts').then(({ facts }) => facts),
    it: () => import('./locales/it/facts.ts').then(({ facts }) => facts),
    fr: () => import('./locales/fr/facts.ts').then(({ facts }) => facts),
    es: () => import('./locales/es/facts.ts').then(({ facts }) => facts),
    'pt-BR': () => import('./locales/pt-BR/facts.ts').then(({ facts }) => facts),
  },
  terms: {
    en: () => import('./locales/en/terms.ts').then(({ terms }) => terms),
    de: () => import('./locales/de/terms.ts').then(({ terms }) => terms),
    it: () => import('./locales/it/terms.ts').then(({ terms }) => terms),
    fr: () => import('./locales/fr/terms.ts').then(({ terms }) => terms),
    es: () => import('./locales/es/terms.ts').then(({ terms }) => terms),
    'pt-BR': () => import('./locales/pt-BR/terms.ts').then(({ terms }) => terms),
  },
};
