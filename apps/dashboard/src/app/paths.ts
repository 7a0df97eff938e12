import type { DocumentType } from '@app/contract';
import { localePrefix, type Locale } from '@app/texts';
import { useLocale } from './words.tsx';

/** What a better plan is asked for. */
export type GoPro = {
  readonly query: 'add_service' | 'add_pro_services';
  /** Says what it is for: `['privacy_policy', policyId, 'service', serviceId]`. */
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
    signUp: `${prefix}/sign-up`,
    forgottenPassword: `${prefix}/forgotten-password`,
    resetPassword: `${prefix}/reset-password`,
    verifyEmail: `${prefix}/verify-email`,
    quickGenerator: `${prefix}/privacy-policy-generator`,

    sites: `${prefix}/dashboard`,
    site,
    siteSettings: (siteId: string) => `${site(siteId)}/settings`,
    /** The owner's data of a site; `field` is put in focus. */
    siteOwner: (siteId: string, field?: string) =>
      `${site(siteId)}/owner${field ? `?field=${encodeURIComponent(field)}` : ''}`,
    /** The document of this type, in its generator; the page of the site, where it has none. */
    siteDocument: (siteId: string, type: DocumentType) => `${site(siteId)}/documents/${type}`,
    /** What a scan of the site found: the newest one, if none is named. */
    siteScan: (siteId: string, scanId?: string) => `${site(siteId)}/scan${scanId ? `/${scanId}` : ''}`,
    /** The banner of a site. */
    cookieSolution: (siteId: string) => `${site(siteId)}/cookie-solution`,
    /** What a service of the site waits for, in the settings of its banner. */
    bannerService: (siteId: string, siteServiceId: string) =>
      `${site(siteId)}/cookie-solution?section=services&field=services.${siteServiceId}`,
    /** How the banner comes into pages, and how tags are made to wait for it. */
    bannerEmbedding: (siteId: string) => `${site(siteId)}/cookie-solution#embedding`,
    /** What visitors chose at it. */
    cookiePreferences: (siteId: string) => `${site(siteId)}/cookie-preferences`,
    /** Who agreed to what at it. */
    consentRecords: (siteId: string) => `${site(siteId)}/consents`,
    /** The keys by which they come, and code to send them. */
    consentKeys: (siteId: string) => `${site(siteId)}/consents#keys`,
    /** Its newsletters, and who subscribed to them. */
    newsletter: (siteId: string) => `${site(siteId)}/newsletter`,
    members: `${prefix}/members`,
    newMember: `${prefix}/members/new`,
    /** The data of a member; `field` is put in focus. */
    member: (memberId: string, field?: string) =>
      `${prefix}/members/${memberId}${field ? `?field=${encodeURIComponent(field)}` : ''}`,
    generator: document,
    /** A service of a site, in the generator of one of its documents. */
    documentService: (documentId: string, siteServiceId: string) => `${document(documentId)}?service=${siteServiceId}`,
    embed: (documentId: string) => `${document(documentId)}/embed`,
    versions: (documentId: string) => `${document(documentId)}/versions`,

    goPro: (wanted: GoPro) => `${prefix}/go-pro?${goProQuery(wanted)}`,

    account: `${prefix}/account`,
    /** Keys and webhooks: what works without signing in. */
    access: `${prefix}/account/access`,
    preferences: `${prefix}/account/preferences`,
    apiKeys: `${prefix}/account/api-keys`,
    activity: `${prefix}/account/activity`,
    webhooks: `${prefix}/account/webhooks`,
    /** An endpoint with what was sent to it. */
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
