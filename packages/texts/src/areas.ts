import type { Locale } from './locales.ts';

// A promise of words. Said as `object`, or the compiler would forget which words they are.
type Load = () => object;
type Area = { readonly en: Load } & { readonly [Other in Exclude<Locale, 'en'>]?: Load };

/**
 * Where the words of each area are. Every language of an area is one line, written out, so that Node
 * and bundlers both see the file and load it only when it is asked for. To add a language to an area,
 * write its file and add its line here.
 */
export const areas = {
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
  documents: {
    en: () => import('./locales/en/documents/index.ts').then(({ documents }) => documents),
    bg: () => import('./locales/bg/documents/index.ts').then(({ documents }) => documents),
    ca: () => import('./locales/ca/documents/index.ts').then(({ documents }) => documents),
    da: () => import('./locales/da/documents/index.ts').then(({ documents }) => documents),
    de: () => import('./locales/de/documents/index.ts').then(({ documents }) => documents),
    el: () => import('./locales/el/documents/index.ts').then(({ documents }) => documents),
    it: () => import('./locales/it/documents/index.ts').then(({ documents }) => documents),
    fr: () => import('./locales/fr/documents/index.ts').then(({ documents }) => documents),
    es: () => import('./locales/es/documents/index.ts').then(({ documents }) => documents),
    id: () => import('./locales/id/documents/index.ts').then(({ documents }) => documents),
    ja: () => import('./locales/ja/documents/index.ts').then(({ documents }) => documents),
    pt: () => import('./locales/pt/documents/index.ts').then(({ documents }) => documents),
    'pt-BR': () => import('./locales/pt-BR/documents/index.ts').then(({ documents }) => documents),
    ro: () => import('./locales/ro/documents/index.ts').then(({ documents }) => documents),
    sv: () => import('./locales/sv/documents/index.ts').then(({ documents }) => documents),
    'zh-CN': () => import('./locales/zh-CN/documents/index.ts').then(({ documents }) => documents),
  },
  regimes: {
    en: () => import('./locales/en/regimes/index.ts').then(({ regimes }) => regimes),
  },
  cookiePolicy: {
    en: () => import('./locales/en/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
  },
  termsAndConditions: {
    en: () => import('./locales/en/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
  },
  hosted: {
    en: () => import('./locales/en/hosted.ts').then(({ hosted }) => hosted),
    bg: () => import('./locales/bg/hosted.ts').then(({ hosted }) => hosted),
    ca: () => import('./locales/ca/hosted.ts').then(({ hosted }) => hosted),
    da: () => import('./locales/da/hosted.ts').then(({ hosted }) => hosted),
    de: () => import('./locales/de/hosted.ts').then(({ hosted }) => hosted),
    el: () => import('./locales/el/hosted.ts').then(({ hosted }) => hosted),
    it: () => import('./locales/it/hosted.ts').then(({ hosted }) => hosted),
    fr: () => import('./locales/fr/hosted.ts').then(({ hosted }) => hosted),
    es: () => import('./locales/es/hosted.ts').then(({ hosted }) => hosted),
    id: () => import('./locales/id/hosted.ts').then(({ hosted }) => hosted),
    ja: () => import('./locales/ja/hosted.ts').then(({ hosted }) => hosted),
    pt: () => import('./locales/pt/hosted.ts').then(({ hosted }) => hosted),
    'pt-BR': () => import('./locales/pt-BR/hosted.ts').then(({ hosted }) => hosted),
    ro: () => import('./locales/ro/hosted.ts').then(({ hosted }) => hosted),
    sv: () => import('./locales/sv/hosted.ts').then(({ hosted }) => hosted),
    'zh-CN': () => import('./locales/zh-CN/hosted.ts').then(({ hosted }) => hosted),
  },
  terms: {
    en: () => import('./locales/en/terms.ts').then(({ terms }) => terms),
    de: () => import('./locales/de/terms.ts').then(({ terms }) => terms),
    it: () => import('./locales/it/terms.ts').then(({ terms }) => terms),
    fr: () => import('./locales/fr/terms.ts').then(({ terms }) => terms),
    es: () => import('./locales/es/terms.ts').then(({ terms }) => terms),
    'pt-BR': () => import('./locales/pt-BR/terms.ts').then(({ terms }) => terms),
  },
  services: {
    en: () => import('./locales/en/services.ts').then(({ services }) => services),
    bg: () => import('./locales/bg/services.ts').then(({ services }) => services),
    ca: () => import('./locales/ca/services.ts').then(({ services }) => services),
    da: () => import('./locales/da/services.ts').then(({ services }) => services),
    de: () => import('./locales/de/services.ts').then(({ services }) => services),
    el: () => import('./locales/el/services.ts').then(({ services }) => services),
    it: () => import('./locales/it/services.ts').then(({ services }) => services),
    fr: () => import('./locales/fr/services.ts').then(({ services }) => services),
    es: () => import('./locales/es/services.ts').then(({ services }) => services),
    id: () => import('./locales/id/services.ts').then(({ services }) => services),
    ja: () => import('./locales/ja/services.ts').then(({ services }) => services),
    pt: () => import('./locales/pt/services.ts').then(({ services }) => services),
    'pt-BR': () => import('./locales/pt-BR/services.ts').then(({ services }) => services),
    ro: () => import('./locales/ro/services.ts').then(({ services }) => services),
    sv: () => import('./locales/sv/services.ts').then(({ services }) => services),
    'zh-CN': () => import('./locales/zh-CN/services.ts').then(({ services }) => services),
  },
} as const satisfies Record<string, Area>;
