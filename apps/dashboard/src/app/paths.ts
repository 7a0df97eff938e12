import type { DocumentType } from '@app/contract';
import { localePrefix, type Locale } from '@app/texts';
import { useLocale } from './words.tsx';

/** The feature for which the page of plans is opened. */
export type GoPro = {
  readonly query: 'add_service' | 'add_pro_services';
  /** Names the feature: `['privacy_policy', policyId, 'service', serviceId]`. */
  readonly args: readonly string[];
  readonly returningUrl: string;
};

/** The addresses of the pages: `pathsIn('pt-BR').site(id)`. Features link to each other through these only. */
export function pathsIn(locale: Locale) {
  const prefix = `/${localePrefix(locale)}`;
  const site = (siteId: string) => `${prefix}/sites/${siteId}`;
  const document = (documentId: string) => `${prefix}/documents/${documentId}`;
  return {
    home: prefix,
    signIn: (returnTo?: string) => `${prefix}/sign-in${returnTo ? `?return=${encodeURIComponent(returnTo)}` : ''}`,
    secondFactor: (returnTo: string) => `${prefix}/second-factor?return=${encodeURIComponent(returnTo)}`,
    companySignIn: (returnTo: string) => `${prefix}/company-sign-in?return=${encodeURIComponent(returnTo)}`,
    acceptTerms: (returnTo: string) => `${prefix}/accept-terms?return=${encodeURIComponent(returnTo)}`,
    signUp: `${prefix}/sign-up`,
    forgottenPassword: `${prefix}/forgotten-password`,
    resetPassword: `${prefix}/reset-password`,
    notMe: `${prefix}/not-me`,
    verifyEmail: `${prefix}/verify-email`,
    invitation: `${prefix}/invitation`,
    quickGenerator: `${prefix}/privacy-policy-generator`,

    /** Makes a site of a draft or an address. */
    start: `${prefix}/start`,
    sites: `${prefix}/dashboard`,
    /** The sites of a project. */
    project: (projectId: string) => `${prefix}/dashboard?project=${projectId}`,
    /** All projects by what needs work. */
    workload: `${prefix}/workload`,
    site,
    /** The settings of a site; `field` receives the focus. */
    siteSettings: (siteId: string, field?: string) =>
      `${site(siteId)}/settings${field ? `?field=${encodeURIComponent(field)}` : ''}`,
    /** The form for a site's owner; `field` receives the focus. */
    siteOwner: (siteId: string, field?: string) =>
      `${site(siteId)}/owner${field ? `?field=${encodeURIComponent(field)}` : ''}`,
    /** The document of this type in the generator; leads to the page of the site if it has none. */
    siteDocument: (siteId: string, type: DocumentType) => `${site(siteId)}/documents/${type}`,
    /** The results of a scan, by default the newest. */
    siteScan: (siteId: string, scanId?: string) => `${site(siteId)}/scan${scanId ? `/${scanId}` : ''}`,
    /** What somebody is asked to approve. */
    signOff: (siteId: string, signOffId: string) => `${site(siteId)}/sign-offs/${signOffId}`,
    /** The banner of a site. */
    cookieSolution: (siteId: string) => `${site(siteId)}/cookie-solution`,
    /** The setting of a service's purpose, in the settings of the site's banner. */
    bannerService: (siteId: string, siteServiceId: string) =>
      `${site(siteId)}/cookie-solution?section=services&field=services.${siteServiceId}`,
    /** Instructions to embed the banner and to mark tags that must wait for consent. */
    bannerEmbedding: (siteId: string) => `${site(siteId)}/cookie-solution#embedding`,
    /** How the banner and links to documents come into the pages of a site. */
    installation: (siteId: string) => `${site(siteId)}/installation`,
    /** The choices of a site's visitors. */
    cookiePreferences: (siteId: string) => `${site(siteId)}/cookie-preferences`,
    /** The consent records of a site. */
    consentRecords: (siteId: string) => `${site(siteId)}/consents`,
    /** A person of the consent records. */
    consentSubject: (siteId: string, subjectId: string) => `${site(siteId)}/consents?subject=${subjectId}`,
    /** The keys with which consents are sent, with example code. */
    consentKeys: (siteId: string) => `${site(siteId)}/consents#keys`,
    /** The newsletters of a site and their subscriptions. */
    newsletter: (siteId: string) => `${site(siteId)}/newsletter`,
    members: `${prefix}/members`,
    newMember: `${prefix}/members/new`,
    /** The form for a member's data; `field` receives the focus. */
    member: (memberId: string, field?: string) =>
      `${prefix}/members/${memberId}${field ? `?field=${encodeURIComponent(field)}` : ''}`,
    generator: document,
    /** A service of a site in the generator of one of its documents. */
    documentService: (documentId: string, siteServiceId: string) => `${document(documentId)}?service=${siteServiceId}`,
    embed: (documentId: string) => `${document(documentId)}/embed`,
    versions: (documentId: string) => `${document(documentId)}/versions`,
    /** What publishing would change: the last version compared with what is set now. */
    unpublished: (documentId: string) => `${document(documentId)}/versions?to=draft`,

    /** What the account's plan includes. */
    plan: `${prefix}/go-pro`,
    goPro: (wanted: GoPro) => `${prefix}/go-pro?${goProQuery(wanted)}`,

    /** The records of a site, or one of them, among the pages of the site. */
    registerOf: (siteId: string, recordId?: string) => `${site(siteId)}/records${recordId ? `/${recordId}` : ''}`,
    /** The register, or one of its records. */
    processingRecords: (recordId?: string) => `${prefix}/processing-records${recordId ? `/${recordId}` : ''}`,
    /** Screenings and assessments of records, or one of them. */
    assessments: (assessmentId?: string) => `${prefix}/assessments${assessmentId ? `/${assessmentId}` : ''}`,
    /** The register as of a day: of a site, or with an empty id of all. */
    registerAsOf: (siteId: string) => `${prefix}/processing-records/as-of${siteId && `?site=${siteId}`}`,
    /** What the organization does on behalf of customers. */
    onBehalf: `${prefix}/processing-records/on-behalf`,
    /** Those who get data, or one of them. */
    recipients: (recipientId?: string) =>
      `${prefix}/processing-records/recipients${recipientId ? `/${recipientId}` : ''}`,
    transfers: `${prefix}/processing-records/transfers`,
    /** How far the register of each site is. */
    registerClients: `${prefix}/processing-records/clients`,
    /** The requests of data subjects, or one of them. */
    dsarRequests: (requestId?: string) => `${prefix}/requests${requestId ? `/${requestId}` : ''}`,
    /** The requests of a site: all of them, or those that are open or late, by their due day. */
    dsarRequestsOf: (siteId: string, show?: 'open' | 'late') =>
      `${site(siteId)}/requests${show ? `?show=${show}` : ''}`,
    /** A request among the pages of its site. */
    dsarRequestOf: (siteId: string, requestId: string) => `${site(siteId)}/requests/${requestId}`,
    /** The form of a site for requests. */
    dsarForm: (siteId: string) => `${site(siteId)}/request-form`,
    /** The code that puts the form on the site. */
    dsarFormEmbed: (siteId: string) => `${site(siteId)}/request-form/embed`,
    /** Where managers open the Management Tool. */
    whistleblowing: `${prefix}/whistleblowing`,
    /** The reporting office of a site. */
    reportOffice: (siteId: string) => `${site(siteId)}/whistleblowing`,
    /** The code that leads to the reporting form. */
    reportOfficeEmbed: (siteId: string) => `${site(siteId)}/whistleblowing/embed`,
    account: `${prefix}/account`,
    /** The keys and webhooks of the account, which work without signing in. */
    access: `${prefix}/account/access`,
    preferences: `${prefix}/account/preferences`,
    apiKeys: `${prefix}/account/api-keys`,
    teams: `${prefix}/account/teams`,
    audit: `${prefix}/account/audit`,
    /** Evidence that stayed when something was deleted. */
    keptEvidence: `${prefix}/account/kept-evidence`,
    webhooks: `${prefix}/account/webhooks`,
    /** A webhook endpoint with its deliveries. */
    webhook: (endpointId: string) => `${prefix}/account/webhooks/${endpointId}`,
    billing: `${prefix}/account/billing`,
  };
}

export type Paths = ReturnType<typeof pathsIn>;

export function usePaths(): Paths {
  return pathsIn(useLocale());
}

function goProQuery({ query, args, returningUrl }: GoPro): URLSearchParams {
  return new URLSearchParams([
    ['query', query],
    ...args.map((arg) => ['args[]', arg]),
    ['returning_url', returningUrl],
  ]);
}
