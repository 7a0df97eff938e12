import {
  isDataType,
  type ActivityKind,
  type DataTypeId,
  type LegalBasis,
  type PurposeId,
  type Subject,
} from '@app/catalogue';
import type { Topics } from './tree.ts';

/*
 * Mapping from catalogue IDs to the W3C Data Privacy Vocabulary (DPV 2): the closest term that is true of everything an ID
 * covers, however broad. URLs omit the version, as DPV recommends; the terms were looked up in version 2.0 (modules purposes
 * and personal_data of `dpv`, core and extended of `pd`).
 */
const dpv = 'https://w3id.org/dpv#';
const pd = 'https://w3id.org/dpv/pd#';

const purposeTerms = {
  hosting: 'TechnicalServiceProvision',
  'site-platform': 'TechnicalServiceProvision',
  cdn: 'TechnicalServiceProvision',
  'bot-protection': 'MisusePreventionAndDetection',
  security: 'EnforceSecurity',
  'fraud-prevention': 'FraudPreventionAndDetection',
  authentication: 'IdentityAuthentication',
  payments: 'PaymentManagement',
  delivery: 'DeliveryOfGoods',
  fundraising: 'PaymentManagement',
  'consent-management': 'LegalCompliance',
  'error-monitoring': 'RepairImpairments',
  'tag-management': 'TechnicalServiceProvision',
  'live-chat': 'CommunicationForCustomerCare',
  'customer-support': 'CustomerCare',
  'contact-forms': 'CommunicationManagement',
  'site-search': 'SearchFunctionalities',
  translation: 'UserInterfacePersonalisation',
  accessibility: 'OptimiseUserInterface',
  booking: 'RequestedServiceProvision',
  'feature-management': 'ImproveExistingProductsAndServices',
  storage: 'TechnicalServiceProvision',
  'location-lookup': 'ServiceProvision',
  'ecommerce-tools': 'SellProductsToDataSubject',
  'communication-api': 'CommunicationManagement',
  recruitment: 'PersonnelHiring',
  video: 'ServiceProvision',
  audio: 'ServiceProvision',
  maps: 'ServiceProvision',
  fonts: 'ServiceProvision',
  'social-widgets': 'ServiceProvision',
  comments: 'ServiceProvision',
  'external-content': 'ServiceProvision',
  'media-delivery': 'TechnicalServiceProvision',
  reviews: 'ServiceProvision',
  personalization: 'ServicePersonalisation',
  'user-onboarding': 'OptimisationForConsumer',
  analytics: 'ServiceUsageAnalytics',
  'session-recording': 'ServiceUsageAnalytics',
  'ab-testing': 'ImproveExistingProductsAndServices',
  'performance-monitoring': 'ServiceOptimisation',
  attribution: 'Advertising',
  'audience-measurement': 'ServiceUsageAnalytics',
  'ad-verification': 'Advertising',
  'call-tracking': 'Marketing',
  'user-feedback': 'ImproveExistingProductsAndServices',
  advertising: 'Advertising',
  remarketing: 'TargetedAdvertising',
  'data-management': 'PersonalisedAdvertising',
  affiliate: 'Marketing',
  'email-marketing': 'DirectMarketing',
  'push-notifications': 'CommunicationManagement',
  'marketing-automation': 'Marketing',
  crm: 'CustomerRelationshipManagement',
  'lead-generation': 'Marketing',
  'customer-data-platform': 'CustomerManagement',
  'loyalty-referral': 'Marketing',
} as const satisfies Record<PurposeId, string>;

const activityTerms = {
  visit: 'TechnicalServiceProvision',
  contact: 'CommunicationManagement',
  account: 'AccountManagement',
  'social-sign-in': 'IdentityAuthentication',
  orders: 'CustomerOrderManagement',
  delivery: 'DeliveryOfGoods',
  'credit-check': 'CreditChecking',
  donations: 'PaymentManagement',
  newsletter: 'DirectMarketing',
  'customer-advertising': 'DirectMarketing',
  'supporter-messages': 'DirectMarketing',
  comments: 'ServiceProvision',
  reviews: 'ServiceProvision',
  bookings: 'RequestedServiceProvision',
  events: 'RequestedServiceProvision',
  'prize-draws': 'RequestedServiceProvision',
  'job-applications': 'PersonnelHiring',
  surveys: 'ImproveExistingProductsAndServices',
  'social-pages': 'PublicRelations',
  'video-surveillance': 'EnforceSecurity',
  'ai-features': 'RequestedServiceProvision',
  'ai-training': 'ImproveExistingProductsAndServices',
  accounting: 'LegalCompliance',
  'legal-claims': 'DisputeManagement',
  other: 'Purpose',
} as const satisfies Record<ActivityKind, string>;

const dataTerms = {
  'ip-address': `${pd}IPAddress`,
  'device-characteristics': `${pd}DeviceBased`,
  'device-identifiers': `${pd}UID`,
  'probabilistic-identifiers': `${pd}DigitalFingerprint`,
  'authentication-derived-identifiers': `${pd}Identifier`,
  'browsing-and-interaction-data': `${pd}BrowsingBehavior`,
  // Covers any kind of data: it says who provides the data, which is a term of DPV itself.
  'user-provided-data': `${dpv}ProvidedPersonalData`,
  'non-precise-location': `${pd}Location`,
  'precise-location': `${pd}Location`,
  'user-profiles': `${pd}Profile`,
  'privacy-choices': `${pd}PrivacyPreference`,
  trackers: `${pd}Tracking`,
  'usage-data': `${pd}ServiceConsumptionBehavior`,
  name: `${pd}Name`,
  email: `${pd}EmailAddress`,
  phone: `${pd}TelephoneNumber`,
  'postal-address': `${pd}PhysicalAddress`,
  company: `${pd}Professional`,
  'payment-data': `${pd}Financial`,
  'purchase-history': `${pd}Purchase`,
  credentials: `${pd}Authenticating`,
  'social-profile': `${pd}SocialMedia`,
  messages: `${pd}Communication`,
  'audio-video': `${pd}External`,
  'application-data': `${pd}Professional`,
  language: `${pd}Language`,
} as const satisfies Record<DataTypeId, string>;

/** Term URLs, without duplicates. */
export type DpvTerms = { readonly purposes: readonly string[]; readonly personalData: readonly string[] };

/** A document's topics as terms of the Data Privacy Vocabulary. */
export function dpvTerms({ activities, purposes, dataTypes }: Topics): DpvTerms {
  const serving = [...activities.map((id) => activityTerms[id]), ...purposes.map((id) => purposeTerms[id])];
  return {
    purposes: [...new Set(serving)].map((term) => dpv + term),
    personalData: [...new Set(dataTypes.map((id) => dataTerms[id]))],
  };
}

// The following terms are from memory: nobody compared them with the vocabulary yet.

const basisTerms = {
  consent: 'Consent',
  contract: 'Contract',
  'legal-obligation': 'LegalObligation',
  'vital-interests': 'VitalInterest',
  'public-task': 'PublicInterest',
  'legitimate-interests': 'LegitimateInterest',
} as const satisfies Record<LegalBasis, string>;

const subjectTerms = {
  visitors: 'Visitor',
  users: 'User',
  customers: 'Customer',
  prospects: 'DataSubject',
  subscribers: 'Subscriber',
  contacts: 'DataSubject',
  participants: 'Participant',
  members: 'Member',
  donors: 'DataSubject',
  students: 'Student',
  patients: 'Patient',
  applicants: 'JobApplicant',
  employees: 'Employee',
  contractors: 'DataSubject',
  suppliers: 'DataSubject',
  partners: 'DataSubject',
  shareholders: 'DataSubject',
  children: 'Child',
  guardians: 'GuardianOfDataSubject',
  reporters: 'DataSubject',
} as const satisfies Record<Subject, string>;

type RecordTopics = {
  readonly kind: ActivityKind | null;
  readonly purposes: readonly PurposeId[];
  /** Others than those of the catalogue are left out. */
  readonly dataTypes: readonly string[];
  readonly bases: readonly LegalBasis[];
  readonly subjects: readonly Subject[];
};

/** What a record of processing is about, as terms of the Data Privacy Vocabulary. */
export function dpvOfRecord({ kind, purposes, dataTypes, bases, subjects }: RecordTopics) {
  const topics = { activities: kind === null ? [] : [kind], purposes, dataTypes: dataTypes.filter(isDataType) };
  return {
    ...dpvTerms(topics),
    legalBases: bases.map((basis) => dpv + basisTerms[basis]),
    dataSubjects: [...new Set(subjects.map((subject) => dpv + subjectTerms[subject]))],
  };
}
