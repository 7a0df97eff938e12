// Options by which the owner of a site describes it and its processing of personal data: one list each, shared by the contract
// that validates the choice and the documents that mention it.

/** The kinds of documents that are generated, hosted and embedded. */
export const documentKinds = [
  'privacy_policy',
  'cookie_policy',
  'terms_and_conditions',
  'legal_notice',
  'data_processing_agreement',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The policies: they list the services of their site and share its public id. Any other kind has an id of its own. */
export const policyKinds = ['privacy_policy', 'cookie_policy'] as const satisfies readonly DocumentKind[];
export type PolicyKind = (typeof policyKinds)[number];

export function isPolicy(kind: DocumentKind): kind is PolicyKind {
  return policyKinds.some((policy) => policy === kind);
}

export const siteTypes = ['Site', 'MobileApplication', 'FacebookApplication'] as const;
export type SiteType = (typeof siteTypes)[number];

/** What the owner of a site is: what a legal notice must state hangs on it. */
export const ownerKinds = ['person', 'company', 'partnership', 'association', 'public-body'] as const;
export type OwnerKind = (typeof ownerKinds)[number];

/** Whose data a business processes for its customers: some of the categories of data subjects. GDPR Art. 28(3). */
export const entrustedSubjects = [
  'customers',
  'users',
  'employees',
  'prospects',
  'suppliers',
  'visitors',
  'patients',
  'members',
  'children',
] as const;
export type EntrustedSubject = (typeof entrustedSubjects)[number];

/** Purposes of services that usually process data of the owner's customers: what is proposed as subprocessors. */
export const entrustedPurposes = ['hosting', 'storage', 'customer-support', 'communication-api'] as const;

/**
 * Where the users of a site are. `home` is the country of the owner alone, `elsewhere` every country without an area of its
 * own.
 */
export const areas = ['home', 'eea', 'uk', 'ch', 'us', 'br', 'ca', 'au', 'za', 'jp', 'in', 'elsewhere'] as const;
export type Area = (typeof areas)[number];

/** The audiences that the API knows besides sets of areas, the narrowest first. */
export const areaTypes = ['europe', 'us', 'europe_us', 'worldwide'] as const;
/** `europe` is the EEA, the United Kingdom and Switzerland. */
export type AreaType = (typeof areaTypes)[number];

/** What a site does with personal data by itself, in the order in which documents describe it. */
export const activityKinds = [
  'visit',
  'contact',
  'account',
  'social-sign-in',
  'orders',
  'delivery',
  'credit-check',
  'donations',
  'newsletter',
  'customer-advertising',
  'supporter-messages',
  'comments',
  'reviews',
  'bookings',
  'events',
  'prize-draws',
  'job-applications',
  'surveys',
  'social-pages',
  'video-surveillance',
  'ai-features',
  'ai-training',
  'accounting',
  'legal-claims',
  'other',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/**
 * What owners can state that a site does not do or have. Left out: nothing is known, and the owner is asked. `children`: the site
 * is not directed at children. `hosting`: nobody but the owner hosts it.
 */
export const ruledOut = [
  'children',
  'hosting',
  'special-categories',
  'precise-location',
  'social-sign-in',
  'credit-check',
  'customer-advertising',
  'ai-features',
  'ai-training',
] as const;
export type RuledOut = (typeof ruledOut)[number];

/** How a service may be used on a site directed at children: set to treat all visitors as children, or after consent of a parent. */
export const childSettings = ['child-directed', 'parental-consent'] as const;
export type ChildSetting = (typeof childSettings)[number];

/**
 * Permissions that need a legal basis of their own in documents: what they open is sensitive under GDPR Art. 9, LGPD Art. 11 or the
 * laws of US states.
 */
export const sensitivePermissions = [
  'background-location',
  'contacts',
  'health',
  'microphone',
  'precise-location',
  'sms',
] as const;

export const legalBases = [
  'consent',
  'contract',
  'legal-obligation',
  'vital-interests',
  'public-task',
  'legitimate-interests',
] as const;
/** The legal bases of GDPR Art. 6(1)(a) to (f), in that order. */
export type LegalBasis = (typeof legalBases)[number];

/** The special categories of GDPR Art. 9(1). */
export const specialCategories = [
  'health',
  'sex-life',
  'ethnic-origin',
  'political-opinions',
  'beliefs',
  'trade-union',
  'genetic',
  'biometric',
] as const;

/** The categories of GDPR Art. 9(1) and 10, and those that US state laws add. */
export const sensitiveData = [
  ...specialCategories,
  'criminal',
  'precise-location',
  'immigration-status',
  'account-access',
  'message-contents',
  'known-child',
] as const;
export type SensitiveData = (typeof sensitiveData)[number];

/** The conditions of GDPR Art. 9(2)(a) to (j), in that order. */
export const sensitiveConditions = [
  'explicit-consent',
  'employment',
  'vital-interests',
  'association',
  'made-public',
  'legal-claims',
  'public-interest',
  'health-care',
  'public-health',
  'research',
] as const;
export type SensitiveCondition = (typeof sensitiveConditions)[number];

/**
 * Safeguards for data that leaves the EEA, the United Kingdom or Switzerland. Left out: an adequacy decision where one is in
 * force, the Data Privacy Framework where the provider is known to be listed, otherwise standard contractual clauses.
 * @see GDPR Art. 45, 46(2)(b) and (c), 49(1)(a) and (b)
 */
export const safeguards = [
  'adequacy',
  'privacy-framework',
  'standard-clauses',
  'binding-rules',
  'explicit-consent',
  'contract',
] as const;
export type Safeguard = (typeof safeguards)[number];

export const permissions = [
  'approximate-location',
  'background-location',
  'bluetooth',
  'calendar',
  'camera',
  'contacts',
  'health',
  'local-network',
  'microphone',
  'motion',
  'notifications',
  'phone',
  'photos',
  'precise-location',
  'reminders',
  'sms',
  'storage',
  'tracking',
] as const;
export type Permission = (typeof permissions)[number];

/** Technical and organizational measures that an owner can state. GDPR Art. 32(1). */
export const securityMeasures = [
  'encryption-in-transit',
  'encryption-at-rest',
  'access-rights',
  'second-factor',
  'logging',
  'backups',
  'updates',
  'confidentiality',
  'testing',
] as const;
export type SecurityMeasure = (typeof securityMeasures)[number];

/** Kinds of offers. A site may have several at once: a shop with a community. */
export const offers = [
  'goods',
  'digital-content',
  'software',
  'marketplace',
  'community',
  'mobile-app',
  'information',
] as const;
export type Offer = (typeof offers)[number];

export const customerKinds = ['consumers', 'businesses', 'both'] as const;
export type CustomerKind = (typeof customerKinds)[number];

/** What limits the owner's liability to businesses in a year: the fees for it, or an amount. */
export const liabilityCaps = ['fees', 'amount'] as const;
export type LiabilityCap = (typeof liabilityCaps)[number];

/** Bodies whose rules govern arbitration in the United States. */
export const arbitrationBodies = ['AAA', 'JAMS'] as const;
export type ArbitrationBody = (typeof arbitrationBodies)[number];

/** How the goods of an order arrive: at once, one by one, one good in lots or pieces, or again and again. */
export const goodsDeliveries = ['together', 'separately', 'pieces', 'regularly'] as const;
export type GoodsDelivery = (typeof goodsDeliveries)[number];

export const paymentMethods = [
  'card',
  'paypal',
  'bank-transfer',
  'direct-debit',
  'invoice',
  'wallet',
  'cash-on-delivery',
  'app-store',
] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** Where a tracker is stored: in a cookie, in another browser storage, or as a device identifier. */
export const storages = ['cookie', 'local', 'app'] as const;
export type Storage = (typeof storages)[number];

/** Areas of visitors for which an owner states what another consent product lets run. */
export const consentAreas = ['eea', 'uk', 'switzerland', 'usa', 'brazil', 'canada', 'elsewhere'] as const;
export type ConsentArea = (typeof consentAreas)[number];

/** Regions for which providers name different companies in their contracts. */
export const contractRegions = ['eea', 'uk', 'ch', 'us', 'br', 'rest'] as const;
export type ContractRegion = (typeof contractRegions)[number];

/**
 * The part of a provider toward those who use its service. `processor-and-controller`: it acts on instructions, and also for
 * purposes of its own, such as preventing fraud. GDPR Art. 4(7) and (8), 26 and 28.
 */
export const providerRoles = ['processor', 'processor-and-controller', 'controller', 'joint-controller'] as const;
export type ProviderRole = (typeof providerRoles)[number];

/** What a provider obliges its customers to say in their documents, by sentence in the texts. */
export const requiredStatements = ['third-party-vendors', 'partner-data'] as const;
export type RequiredStatement = (typeof requiredStatements)[number];

/** What a provider forbids its customers to say. `privacy-link`: a link to its own privacy policy. */
export const forbiddenStatements = ['privacy-link'] as const;
export type ForbiddenStatement = (typeof forbiddenStatements)[number];
