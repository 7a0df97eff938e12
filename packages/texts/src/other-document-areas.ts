import type { Area } from './area.ts';
import type { cookiePolicy as cookiePolicyWords } from './locales/en/cookie-policy.ts';
import type { termsAndConditions as termsAndConditionsWords } from './locales/en/terms-and-conditions/index.ts';

/** The words of cookie policies and of terms: see `areas.ts`. */
export const otherDocumentAreas: {
  readonly cookiePolicy: Area<typeof cookiePolicyWords>;
  readonly termsAndConditions: Area<typeof termsAndConditionsWords>;
} = {
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
    et: () => import('./locales/et/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    fi: () => import('./locales/fi/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    fr: () => import('./locales/fr/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    hr: () => import('./locales/hr/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    hu: () => import('./locales/hu/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    id: () => import('./locales/id/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    it: () => import('./locales/it/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    ja: () => import('./locales/ja/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    lt: () => import('./locales/lt/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
    lv: () => import('./locales/lv/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
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
    et: () => import('./locales/et/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    fi: () => import('./locales/fi/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    fr: () => import('./locales/fr/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    hr: () => import('./locales/hr/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    hu: () => import('./locales/hu/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    id: () => import('./locales/id/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    it: () => import('./locales/it/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    ja: () => import('./locales/ja/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    lt: () => import('./locales/lt/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
    lv: () => import('./locales/lv/terms-and-conditions/index.ts').then(({ termsAndConditions }) => termsAndConditions),
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
};
