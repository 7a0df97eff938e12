import type { dashboard as dashboardWords } from './locales/en/dashboard/index.ts';
import type { work as workWords } from './locales/en/dashboard/work.ts';
import type { errors as errorsWords } from './locales/en/errors.ts';
import type { answers as answersWords } from './locales/en/answers.ts';
import type { emails as emailsWords } from './locales/en/emails.ts';
import type { facts as factsWords } from './locales/en/facts.ts';
import type { documents as documentsWords } from './locales/en/documents/index.ts';
import type { regimes as regimesWords } from './locales/en/regimes/index.ts';
import type { cookiePolicy as cookiePolicyWords } from './locales/en/cookie-policy.ts';
import type { termsAndConditions as termsAndConditionsWords } from './locales/en/terms-and-conditions/index.ts';
import type { changes as changesWords } from './locales/en/changes.ts';
import type { hosted as hostedWords } from './locales/en/hosted.ts';
import type { terms as termsWords } from './locales/en/terms.ts';
import type { services as servicesWords } from './locales/en/services.ts';
import type { Locale } from './locales.ts';

/** Where the words of one area are. English is the schema; what the others promise the parity test compares with it. */
type Area<English> = { readonly en: () => Promise<English> } & {
  readonly [Other in Exclude<Locale, 'en'>]?: () => Promise<object>;
};

type Areas = {
  readonly dashboard: Area<typeof dashboardWords>;
  readonly work: Area<typeof workWords>;
  readonly errors: Area<typeof errorsWords>;
  readonly answers: Area<typeof answersWords>;
  readonly emails: Area<typeof emailsWords>;
  readonly facts: Area<typeof factsWords>;
  readonly documents: Area<typeof documentsWords>;
  readonly regimes: Area<typeof regimesWords>;
  readonly cookiePolicy: Area<typeof cookiePolicyWords>;
  readonly termsAndConditions: Area<typeof termsAndConditionsWords>;
  readonly changes: Area<typeof changesWords>;
  readonly hosted: Area<typeof hostedWords>;
  readonly terms: Area<typeof termsWords>;
  readonly services: Area<typeof servicesWords>;
};

/**
 * Where the words of each area are. Every language of an area is one line, written out, so that Node
 * and bundlers both see the file and load it only when it is asked for. To add a language to an area,
 * write its file and add its line here.
 */
export const areas: Areas = {
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
    cs: () => import('./locales/cs/documents/index.ts').then(({ documents }) => documents),
    da: () => import('./locales/da/documents/index.ts').then(({ documents }) => documents),
    de: () => import('./locales/de/documents/index.ts').then(({ documents }) => documents),
    el: () => import('./locales/el/documents/index.ts').then(({ documents }) => documents),
    'en-GB': () => import('./locales/en-GB/documents/index.ts').then(({ documents }) => documents),
    it: () => import('./locales/it/documents/index.ts').then(({ documents }) => documents),
    fr: () => import('./locales/fr/documents/index.ts').then(({ documents }) => documents),
    es: () => import('./locales/es/documents/index.ts').then(({ documents }) => documents),
    fi: () => import('./locales/fi/documents/index.ts').then(({ documents }) => documents),
    hr: () => import('./locales/hr/documents/index.ts').then(({ documents }) => documents),
    hu: () => import('./locales/hu/documents/index.ts').then(({ documents }) => documents),
    id: () => import('./locales/id/documents/index.ts').then(({ documents }) => documents),
    ja: () => import('./locales/ja/documents/index.ts').then(({ documents }) => documents),
    nl: () => import('./locales/nl/documents/index.ts').then(({ documents }) => documents),
    no: () => import('./locales/no/documents/index.ts').then(({ documents }) => documents),
    pl: () => import('./locales/pl/documents/index.ts').then(({ documents }) => documents),
    pt: () => import('./locales/pt/documents/index.ts').then(({ documents }) => documents),
    'pt-BR': () => import('./locales/pt-BR/documents/index.ts').then(({ documents }) => documents),
    ro: () => import('./locales/ro/documents/index.ts').then(({ documents }) => documents),
    ru: () => import('./locales/ru/documents/index.ts').then(({ documents }) => documents),
    sk: () => import('./locales/sk/documents/index.ts').then(({ documents }) => documents),
    sl: () => import('./locales/sl/documents/index.ts').then(({ documents }) => documents),
    sv: () => import('./locales/sv/documents/index.ts').then(({ documents }) => documents),
    'zh-CN': () => import('./locales/zh-CN/documents/index.ts').then(({ documents }) => documents),
  },
  regimes: {
    en: () => import('./locales/en/regimes/index.ts').then(({ regimes }) => regimes),
    bg: () => import('./locales/bg/regimes/index.ts').then(({ regimes }) => regimes),
    ca: () => import('./locales/ca/regimes/index.ts').then(({ regimes }) => regimes),
    cs: () => import('./locales/cs/regimes/index.ts').then(({ regimes }) => regimes),
    da: () => import('./locales/da/regimes/index.ts').then(({ regimes }) => regimes),
    de: () => import('./locales/de/regimes/index.ts').then(({ regimes }) => regimes),
    el: () => import('./locales/el/regimes/index.ts').then(({ regimes }) => regimes),
    'en-GB': () => import('./locales/en-GB/regimes/index.ts').then(({ regimes }) => regimes),
    es: () => import('./locales/es/regimes/index.ts').then(({ regimes }) => regimes),
    fi: () => import('./locales/fi/regimes/index.ts').then(({ regimes }) => regimes),
    fr: () => import('./locales/fr/regimes/index.ts').then(({ regimes }) => regimes),
    hr: () => import('./locales/hr/regimes/index.ts').then(({ regimes }) => regimes),
    hu: () => import('./locales/hu/regimes/index.ts').then(({ regimes }) => regimes),
    id: () => import('./locales/id/regimes/index.ts').then(({ regimes }) => regimes),
    it: () => import('./locales/it/regimes/index.ts').then(({ regimes }) => regimes),
    ja: () => import('./locales/ja/regimes/index.ts').then(({ regimes }) => regimes),
    nl: () => import('./locales/nl/regimes/index.ts').then(({ regimes }) => regimes),
    no: () => import('./locales/no/regimes/index.ts').then(({ regimes }) => regimes),
    pl: () => import('./locales/pl/regimes/index.ts').then(({ regimes }) => regimes),
    pt: () => import('./locales/pt/regimes/index.ts').then(({ regimes }) => regimes),
    'pt-BR': () => import('./locales/pt-BR/regimes/index.ts').then(({ regimes }) => regimes),
    ro: () => import('./locales/ro/regimes/index.ts').then(({ regimes }) => regimes),
    ru: () => import('./locales/ru/regimes/index.ts').then(({ regimes }) => regimes),
    sk: () => import('./locales/sk/regimes/index.ts').then(({ regimes }) => regimes),
    sl: () => import('./locales/sl/regimes/index.ts').then(({ regimes }) => regimes),
    sv: () => import('./locales/sv/regimes/index.ts').then(({ regimes }) => regimes),
    'zh-CN': () => import('./locales/zh-CN/regimes/index.ts').then(({ regimes }) => regimes),
  },
  cookiePolicy: {
    en: () => import('./locales/en/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    bg: () => import('./locales/bg/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    ca: () => import('./locales/ca/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    cs: () => import('./locales/cs/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    da: () => import('./locales/da/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    de: () => import('./locales/de/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    el: () => import('./locales/el/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    'en-GB': () => import('./locales/en-GB/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    es: () => import('./locales/es/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    fi: () => import('./locales/fi/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    fr: () => import('./locales/fr/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    hr: () => import('./locales/hr/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    hu: () => import('./locales/hu/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    id: () => import('./locales/id/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    it: () => import('./locales/it/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    ja: () => import('./locales/ja/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    nl: () => import('./locales/nl/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    no: () => import('./locales/no/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    pl: () => import('./locales/pl/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    pt: () => import('./locales/pt/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    'pt-BR': () => import('./locales/pt-BR/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    ro: () => import('./locales/ro/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    ru: () => import('./locales/ru/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    sk: () => import('./locales/sk/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    sl: () => import('./locales/sl/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    sv: () => import('./locales/sv/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    'zh-CN': () => import('./locales/zh-CN/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
  },
  termsAndConditions: {
    en: () => import('./locales/en/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    bg: () => import('./locales/bg/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    ca: () => import('./locales/ca/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    cs: () => import('./locales/cs/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    da: () => import('./locales/da/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    de: () => import('./locales/de/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    el: () => import('./locales/el/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    'en-GB': () =>
      import('./locales/en-GB/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    es: () => import('./locales/es/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    fi: () => import('./locales/fi/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    fr: () => import('./locales/fr/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    hr: () => import('./locales/hr/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    hu: () => import('./locales/hu/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    id: () => import('./locales/id/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    it: () => import('./locales/it/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    ja: () => import('./locales/ja/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    nl: () => import('./locales/nl/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    no: () => import('./locales/no/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    pl: () => import('./locales/pl/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    pt: () => import('./locales/pt/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    'pt-BR': () =>
      import('./locales/pt-BR/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    ro: () => import('./locales/ro/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    ru: () => import('./locales/ru/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    sk: () => import('./locales/sk/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    sl: () => import('./locales/sl/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    sv: () => import('./locales/sv/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    'zh-CN': () =>
      import('./locales/zh-CN/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
  },
  changes: {
    en: () => import('./locales/en/changes.ts').then(({ changes }) => changes),
    bg: () => import('./locales/bg/changes.ts').then(({ changes }) => changes),
    ca: () => import('./locales/ca/changes.ts').then(({ changes }) => changes),
    cs: () => import('./locales/cs/changes.ts').then(({ changes }) => changes),
    da: () => import('./locales/da/changes.ts').then(({ changes }) => changes),
    de: () => import('./locales/de/changes.ts').then(({ changes }) => changes),
    el: () => import('./locales/el/changes.ts').then(({ changes }) => changes),
    'en-GB': () => import('./locales/en-GB/changes.ts').then(({ changes }) => changes),
    es: () => import('./locales/es/changes.ts').then(({ changes }) => changes),
    fi: () => import('./locales/fi/changes.ts').then(({ changes }) => changes),
    fr: () => import('./locales/fr/changes.ts').then(({ changes }) => changes),
    hu: () => import('./locales/hu/changes.ts').then(({ changes }) => changes),
    id: () => import('./locales/id/changes.ts').then(({ changes }) => changes),
    it: () => import('./locales/it/changes.ts').then(({ changes }) => changes),
    ja: () => import('./locales/ja/changes.ts').then(({ changes }) => changes),
    nl: () => import('./locales/nl/changes.ts').then(({ changes }) => changes),
    no: () => import('./locales/no/changes.ts').then(({ changes }) => changes),
    pl: () => import('./locales/pl/changes.ts').then(({ changes }) => changes),
    pt: () => import('./locales/pt/changes.ts').then(({ changes }) => changes),
    'pt-BR': () => import('./locales/pt-BR/changes.ts').then(({ changes }) => changes),
    ro: () => import('./locales/ro/changes.ts').then(({ changes }) => changes),
    ru: () => import('./locales/ru/changes.ts').then(({ changes }) => changes),
    sk: () => import('./locales/sk/changes.ts').then(({ changes }) => changes),
    sl: () => import('./locales/sl/changes.ts').then(({ changes }) => changes),
    sv: () => import('./locales/sv/changes.ts').then(({ changes }) => changes),
    'zh-CN': () => import('./locales/zh-CN/changes.ts').then(({ changes }) => changes),
  },
  hosted: {
    en: () => import('./locales/en/hosted.ts').then(({ hosted }) => hosted),
    bg: () => import('./locales/bg/hosted.ts').then(({ hosted }) => hosted),
    ca: () => import('./locales/ca/hosted.ts').then(({ hosted }) => hosted),
    cs: () => import('./locales/cs/hosted.ts').then(({ hosted }) => hosted),
    da: () => import('./locales/da/hosted.ts').then(({ hosted }) => hosted),
    de: () => import('./locales/de/hosted.ts').then(({ hosted }) => hosted),
    el: () => import('./locales/el/hosted.ts').then(({ hosted }) => hosted),
    'en-GB': () => import('./locales/en-GB/hosted.ts').then(({ hosted }) => hosted),
    it: () => import('./locales/it/hosted.ts').then(({ hosted }) => hosted),
    fr: () => import('./locales/fr/hosted.ts').then(({ hosted }) => hosted),
    es: () => import('./locales/es/hosted.ts').then(({ hosted }) => hosted),
    fi: () => import('./locales/fi/hosted.ts').then(({ hosted }) => hosted),
    hr: () => import('./locales/hr/hosted.ts').then(({ hosted }) => hosted),
    hu: () => import('./locales/hu/hosted.ts').then(({ hosted }) => hosted),
    id: () => import('./locales/id/hosted.ts').then(({ hosted }) => hosted),
    ja: () => import('./locales/ja/hosted.ts').then(({ hosted }) => hosted),
    nl: () => import('./locales/nl/hosted.ts').then(({ hosted }) => hosted),
    no: () => import('./locales/no/hosted.ts').then(({ hosted }) => hosted),
    pl: () => import('./locales/pl/hosted.ts').then(({ hosted }) => hosted),
    pt: () => import('./locales/pt/hosted.ts').then(({ hosted }) => hosted),
    'pt-BR': () => import('./locales/pt-BR/hosted.ts').then(({ hosted }) => hosted),
    ro: () => import('./locales/ro/hosted.ts').then(({ hosted }) => hosted),
    ru: () => import('./locales/ru/hosted.ts').then(({ hosted }) => hosted),
    sk: () => import('./locales/sk/hosted.ts').then(({ hosted }) => hosted),
    sl: () => import('./locales/sl/hosted.ts').then(({ hosted }) => hosted),
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
    cs: () => import('./locales/cs/services.ts').then(({ services }) => services),
    da: () => import('./locales/da/services.ts').then(({ services }) => services),
    de: () => import('./locales/de/services.ts').then(({ services }) => services),
    el: () => import('./locales/el/services.ts').then(({ services }) => services),
    'en-GB': () => import('./locales/en-GB/services.ts').then(({ services }) => services),
    it: () => import('./locales/it/services.ts').then(({ services }) => services),
    fr: () => import('./locales/fr/services.ts').then(({ services }) => services),
    es: () => import('./locales/es/services.ts').then(({ services }) => services),
    fi: () => import('./locales/fi/services.ts').then(({ services }) => services),
    hr: () => import('./locales/hr/services.ts').then(({ services }) => services),
    hu: () => import('./locales/hu/services.ts').then(({ services }) => services),
    id: () => import('./locales/id/services.ts').then(({ services }) => services),
    ja: () => import('./locales/ja/services.ts').then(({ services }) => services),
    nl: () => import('./locales/nl/services.ts').then(({ services }) => services),
    no: () => import('./locales/no/services.ts').then(({ services }) => services),
    pl: () => import('./locales/pl/services.ts').then(({ services }) => services),
    pt: () => import('./locales/pt/services.ts').then(({ services }) => services),
    'pt-BR': () => import('./locales/pt-BR/services.ts').then(({ services }) => services),
    ro: () => import('./locales/ro/services.ts').then(({ services }) => services),
    ru: () => import('./locales/ru/services.ts').then(({ services }) => services),
    sk: () => import('./locales/sk/services.ts').then(({ services }) => services),
    sl: () => import('./locales/sl/services.ts').then(({ services }) => services),
    sv: () => import('./locales/sv/services.ts').then(({ services }) => services),
    'zh-CN': () => import('./locales/zh-CN/services.ts').then(({ services }) => services),
  },
};
