import type { Area } from './area.ts';
import type { activity as activityWords } from './locales/en/dashboard/activity.ts';
import type { detection as detectionWords } from './locales/en/dashboard/detection.ts';
import type { cookieSolution as cookieSolutionWords } from './locales/en/dashboard/cookie-solution.ts';
import type { consentRecords as consentRecordsWords } from './locales/en/dashboard/consent-records.ts';
import type { cookiePreferences as cookiePreferencesWords } from './locales/en/dashboard/cookie-preferences.ts';
import type { newsletterOptIn as newsletterOptInWords } from './locales/en/dashboard/newsletter.ts';
import type { records as recordsWords } from './locales/en/dashboard/records.ts';
import type { webhooks as webhooksWords } from './locales/en/dashboard/webhooks.ts';
import type { answers as answersWords } from './locales/en/answers.ts';
import type { emails as emailsWords } from './locales/en/emails.ts';
import type { facts as factsWords } from './locales/en/facts.ts';
import type { findings as findingsWords } from './locales/en/findings.ts';
import type { terms as termsWords } from './locales/en/terms.ts';

/** Words that single pages of the dashboard and the server need: see `areas.ts`, where their languages are named. */
export const laterAreas: {
  readonly activity: Area<typeof activityWords>;
  readonly detection: Area<typeof detectionWords>;
  readonly cookieSolution: Area<typeof cookieSolutionWords>;
  readonly consentRecords: Area<typeof consentRecordsWords>;
  readonly cookiePreferences: Area<typeof cookiePreferencesWords>;
  readonly newsletterOptIn: Area<typeof newsletterOptInWords>;
  readonly records: Area<typeof recordsWords>;
  readonly webhooks: Area<typeof webhooksWords>;
  readonly answers: Area<typeof answersWords>;
  readonly emails: Area<typeof emailsWords>;
  readonly facts: Area<typeof factsWords>;
  readonly findings: Area<typeof findingsWords>;
  readonly terms: Area<typeof termsWords>;
} = {
  activity: {
    en: () => import('./locales/en/dashboard/activity.ts').then(({ activity }) => activity),
    de: () => import('./locales/de/dashboard/activity.ts').then(({ activity }) => activity),
    it: () => import('./locales/it/dashboard/activity.ts').then(({ activity }) => activity),
    'pt-BR': () => import('./locales/pt-BR/dashboard/activity.ts').then(({ activity }) => activity),
  },
  detection: {
    en: () => import('./locales/en/dashboard/detection.ts').then(({ detection }) => detection),
    de: () => import('./locales/de/dashboard/detection.ts').then(({ detection }) => detection),
    it: () => import('./locales/it/dashboard/detection.ts').then(({ detection }) => detection),
    'pt-BR': () => import('./locales/pt-BR/dashboard/detection.ts').then(({ detection }) => detection),
  },
  cookieSolution: {
    en: () => import('./locales/en/dashboard/cookie-solution.ts').then(({ cookieSolution }) => cookieSolution),
    de: () => import('./locales/de/dashboard/cookie-solution.ts').then(({ cookieSolution }) => cookieSolution),
    it: () => import('./locales/it/dashboard/cookie-solution.ts').then(({ cookieSolution }) => cookieSolution),
    'pt-BR': () => import('./locales/pt-BR/dashboard/cookie-solution.ts').then(({ cookieSolution }) => cookieSolution),
  },
  consentRecords: {
    en: () => import('./locales/en/dashboard/consent-records.ts').then(({ consentRecords }) => consentRecords),
    de: () => import('./locales/de/dashboard/consent-records.ts').then(({ consentRecords }) => consentRecords),
    it: () => import('./locales/it/dashboard/consent-records.ts').then(({ consentRecords }) => consentRecords),
    'pt-BR': () => import('./locales/pt-BR/dashboard/consent-records.ts').then(({ consentRecords }) => consentRecords),
  },
  cookiePreferences: {
    en: () => import('./locales/en/dashboard/cookie-preferences.ts').then(({ cookiePreferences }) => cookiePreferences),
    de: () => import('./locales/de/dashboard/cookie-preferences.ts').then(({ cookiePreferences }) => cookiePreferences),
    it: () => import('./locales/it/dashboard/cookie-preferences.ts').then(({ cookiePreferences }) => cookiePreferences),
    'pt-BR': () =>
      import('./locales/pt-BR/dashboard/cookie-preferences.ts').then(({ cookiePreferences }) => cookiePreferences),
  },
  newsletterOptIn: {
    en: () => import('./locales/en/dashboard/newsletter.ts').then(({ newsletterOptIn }) => newsletterOptIn),
    de: () => import('./locales/de/dashboard/newsletter.ts').then(({ newsletterOptIn }) => newsletterOptIn),
    it: () => import('./locales/it/dashboard/newsletter.ts').then(({ newsletterOptIn }) => newsletterOptIn),
    'pt-BR': () => import('./locales/pt-BR/dashboard/newsletter.ts').then(({ newsletterOptIn }) => newsletterOptIn),
  },
  records: {
    en: () => import('./locales/en/dashboard/records.ts').then(({ records }) => records),
    de: () => import('./locales/de/dashboard/records.ts').then(({ records }) => records),
    it: () => import('./locales/it/dashboard/records.ts').then(({ records }) => records),
    'pt-BR': () => import('./locales/pt-BR/dashboard/records.ts').then(({ records }) => records),
  },
  webhooks: {
    en: () => import('./locales/en/dashboard/webhooks.ts').then(({ webhooks }) => webhooks),
    de: () => import('./locales/de/dashboard/webhooks.ts').then(({ webhooks }) => webhooks),
    it: () => import('./locales/it/dashboard/webhooks.ts').then(({ webhooks }) => webhooks),
    'pt-BR': () => import('./locales/pt-BR/dashboard/webhooks.ts').then(({ webhooks }) => webhooks),
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
  findings: {
    en: () => import('./locales/en/findings.ts').then(({ findings }) => findings),
    de: () => import('./locales/de/findings.ts').then(({ findings }) => findings),
    it: () => import('./locales/it/findings.ts').then(({ findings }) => findings),
    fr: () => import('./locales/fr/findings.ts').then(({ findings }) => findings),
    es: () => import('./locales/es/findings.ts').then(({ findings }) => findings),
    'pt-BR': () => import('./locales/pt-BR/findings.ts').then(({ findings }) => findings),
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
