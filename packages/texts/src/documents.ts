import type { Locale } from './locales.ts';

/** The English texts of documents, their pages and banners, by area. Every language has all areas. */
export const english = {
  documents: () => import('./documents/en/documents.ts').then(({ documents }) => documents),
  regimes: () => import('./documents/en/regimes.ts').then(({ regimes }) => regimes),
  services: () => import('./documents/en/services.ts').then(({ services }) => services),
  cookiePolicy: () => import('./documents/en/cookie-policy.ts').then(({ cookiePolicy }) => cookiePolicy),
  termsAndConditions: () =>
    import('./documents/en/terms-and-conditions.ts').then(({ termsAndConditions }) => termsAndConditions),
  legalNotice: () => import('./documents/en/legal-notice.ts').then(({ legalNotice }) => legalNotice),
  processingAgreement: () =>
    import('./documents/en/processing-agreement.ts').then(({ processingAgreement }) => processingAgreement),
  changes: () => import('./documents/en/changes.ts').then(({ changes }) => changes),
  hosted: () => import('./documents/en/hosted.ts').then(({ hosted }) => hosted),
  embed: () => import('./documents/en/embed.ts').then(({ embed }) => embed),
  newsletter: () => import('./documents/en/newsletter.ts').then(({ newsletter }) => newsletter),
  dsar: () => import('./documents/en/dsar.ts').then(({ dsar }) => dsar),
  report: () => import('./documents/en/report.ts').then(({ report }) => report),
  reportLetters: () => import('./documents/en/report-letters.ts').then(({ reportLetters }) => reportLetters),
  reporterNotice: () => import('./documents/en/reporter-notice.ts').then(({ reporterNotice }) => reporterNotice),
  recordQuestions: () => import('./documents/en/record-questions.ts').then(({ recordQuestions }) => recordQuestions),
  register: () => import('./documents/en/register.ts').then(({ register }) => register),
  typicalProcessing: () =>
    import('./documents/en/typical-processing.ts').then(({ typicalProcessing }) => typicalProcessing),
  banner: () => import('./documents/en/banner.ts').then(({ banner }) => banner),
};

/** Loads a translation file of documents. Node.js and Vite both support the template in the import. */
export async function translation(locale: Locale, file: string): Promise<unknown> {
  const words: { readonly default: unknown } = await import(`./documents/${locale}/${file}.json`, {
    with: { type: 'json' },
  });
  return words.default;
}
