import { locales, type Locale } from './locales.ts';

/** The English texts of the interface by area: the schema of every language. */
export const english = {
  dashboard: () => import('./interface/en/dashboard.ts').then(({ dashboard }) => dashboard),
  work: () => import('./interface/en/work.ts').then(({ work }) => work),
  policies: () => import('./interface/en/policies.ts').then(({ policies }) => policies),
  errors: () => import('./interface/en/errors.ts').then(({ errors }) => errors),
  refusals: () => import('./interface/en/refusals.ts').then(({ refusals }) => refusals),
  apiKeys: () => import('./interface/en/api-keys.ts').then(({ apiKeys }) => apiKeys),
  teams: () => import('./interface/en/teams.ts').then(({ teams }) => teams),
  secondFactor: () => import('./interface/en/second-factor.ts').then(({ secondFactor }) => secondFactor),
  identities: () => import('./interface/en/identities.ts').then(({ identities }) => identities),
  provisioning: () => import('./interface/en/provisioning.ts').then(({ provisioning }) => provisioning),
  facebookApp: () => import('./interface/en/facebook-app.ts').then(({ facebookApp }) => facebookApp),
  workload: () => import('./interface/en/workload.ts').then(({ workload }) => workload),
  signOff: () => import('./interface/en/sign-off.ts').then(({ signOff }) => signOff),
  audit: () => import('./interface/en/audit.ts').then(({ audit }) => audit),
  detection: () => import('./interface/en/detection.ts').then(({ detection }) => detection),
  installation: () => import('./interface/en/installation.ts').then(({ installation }) => installation),
  cookieSolution: () => import('./interface/en/cookie-solution.ts').then(({ cookieSolution }) => cookieSolution),
  consentRecords: () => import('./interface/en/consent-records.ts').then(({ consentRecords }) => consentRecords),
  cookiePreferences: () =>
    import('./interface/en/cookie-preferences.ts').then(({ cookiePreferences }) => cookiePreferences),
  newsletterOptIn: () => import('./interface/en/newsletter-opt-in.ts').then(({ newsletterOptIn }) => newsletterOptIn),
  members: () => import('./interface/en/members.ts').then(({ members }) => members),
  placeNames: () => import('./interface/en/place-names.ts').then(({ placeNames }) => placeNames),
  records: () => import('./interface/en/records.ts').then(({ records }) => records),
  webhooks: () => import('./interface/en/webhooks.ts').then(({ webhooks }) => webhooks),
  answers: () => import('./interface/en/answers.ts').then(({ answers }) => answers),
  emails: () => import('./interface/en/emails.ts').then(({ emails }) => emails),
  facts: () => import('./interface/en/facts.ts').then(({ facts }) => facts),
  findings: () => import('./interface/en/findings.ts').then(({ findings }) => findings),
  terms: () => import('./interface/en/terms.ts').then(({ terms }) => terms),
  typicalActivities: () =>
    import('./interface/en/typical-activities.ts').then(({ typicalActivities }) => typicalActivities),
  reportOffice: () => import('./interface/en/report-office.ts').then(({ reportOffice }) => reportOffice),
  requests: () => import('./interface/en/requests.ts').then(({ requests }) => requests),
  assessments: () => import('./interface/en/assessments.ts').then(({ assessments }) => assessments),
  registerFiles: () => import('./interface/en/register-files.ts').then(({ registerFiles }) => registerFiles),
  recipients: () => import('./interface/en/recipients.ts').then(({ recipients }) => recipients),
  colleagueQuestions: () =>
    import('./interface/en/colleague-questions.ts').then(({ colleagueQuestions }) => colleagueQuestions),
  processingRecords: () =>
    import('./interface/en/processing-records.ts').then(({ processingRecords }) => processingRecords),
  frontPage: () => import('./interface/en/front-page.ts').then(({ frontPage }) => frontPage),
  firstSite: () => import('./interface/en/first-site.ts').then(({ firstSite }) => firstSite),
  siteHealth: () => import('./interface/en/site-health.ts').then(({ siteHealth }) => siteHealth),
  lists: () => import('./interface/en/lists.ts').then(({ lists }) => lists),
  why: () => import('./interface/en/why.ts').then(({ why }) => why),
  reportTool: () => import('./interface/en/report-tool.ts').then(({ reportTool }) => reportTool),
};

export type InterfaceArea = keyof typeof english;

const dashboardLocales: readonly Locale[] = ['en', 'de', 'it', 'pt-BR'];
// Texts written by the server exist in these languages too.
const serverLocales: readonly Locale[] = [...dashboardLocales, 'es', 'fr'];
const serverAreas: readonly InterfaceArea[] = ['answers', 'emails', 'errors', 'facts', 'findings', 'refusals', 'terms'];

/** The languages of an area of the interface. */
export function interfaceLocales(area: InterfaceArea): readonly Locale[] {
  const written = serverAreas.includes(area) ? serverLocales : dashboardLocales;
  return locales.filter((locale) => written.includes(locale));
}

/** Loads a translation file of the interface. Node.js and Vite both support the template in the import. */
export async function translation(locale: Locale, file: string): Promise<unknown> {
  const words: { readonly default: unknown } = await import(`./interface/${locale}/${file}.json`, {
    with: { type: 'json' },
  });
  return words.default;
}
