import { usualDataTypes, type PurposeId } from '@app/catalogue';
import type { ActivityKind, LegalBasis } from './facts.ts';

/** One thing the document says that the owner did not. Shown to the owner, who can say otherwise at `path`. */
export type Assumed = {
  readonly code: AssumedCode;
  /** Where it would be said in the facts. Services and activities go by their id: `services.stripe.legalBasis`. */
  readonly path: string;
  /** The value that was taken: ids, countries, an address. */
  readonly value: string;
  /** What fills the sentence: the name of the service, the country. */
  readonly values: Readonly<Record<string, string>>;
};

/** Everything that may be assumed, and why it is safe to say. The owner's name, contact and country never are. */
export const assumptions = {
  'audience.area': {
    takes: 'worldwide',
    safe: 'The document names each law with the words "as far as": it grants nobody more than the law itself does.',
  },
  'audience.children': {
    takes: 'not directed at children',
    safe: 'Few sites are, their owners know it, and the document says what happens if a child gives data all the same.',
  },
  'rights-contact': {
    takes: "the owner's e-mail address",
    safe: 'The address is given by the owner and stands in the document anyway: whoever writes to it reaches the owner.',
  },
  'site.visit': {
    takes: 'the data without which no page is delivered',
    safe: 'No answer reaches a device without its IP address.',
  },
  'site.contact': {
    takes: 'messages that people send to the addresses in the document',
    safe: 'The document prints the address, so people can write, and whoever reads a message processes it.',
  },
  'automated-decisions': {
    takes: 'none',
    safe: 'Decisions by machines alone with legal effects are rare and made on purpose; the owner is shown the sentence.',
  },
  'service.data-types': {
    takes: 'what services with these purposes usually handle',
    safe: 'Named too widely rather than too narrowly: more data is announced than may be processed, never less.',
  },
  'service.places': {
    takes: 'the seats of the provider, that of its company for the EEA first',
    safe: 'Staff at the seat has access as a rule; naming it never hides a transfer.',
  },
  'service.safeguard': {
    takes: 'standard contractual clauses, beside the Data Privacy Framework for the United States',
    safe: 'Without an adequacy decision no lawful contract with a provider comes without them; the sentence leaves open which of the two protects a recipient in the United States.',
  },
  'service.legal-basis': {
    takes: 'by purpose; consent wherever trackers are not strictly necessary',
    safe: 'Consent is the strictest basis and is never wrong to ask for; the others follow from what the purpose serves.',
  },
  'service.legitimate-interest': {
    takes: 'by purpose',
    safe: 'The interest is the purpose itself, seen from the owner.',
  },
  'service.retention': {
    takes: 'a criterion by purpose, no number',
    safe: 'The criterion repeats what GDPR Art. 5(1)(e) demands of this purpose, so it binds the owner to nothing new.',
  },
  'service.shares': {
    takes: 'yes for advertising, remarketing and audience data, no for the rest',
    safe: 'Announcing an opt-out that is not needed harms nobody; leaving out one that is, does.',
  },
  'services.sells': {
    takes: 'no data is sold',
    safe: 'Selling takes a contract for money or the like, which the owner would know of; sharing for advertising is told apart.',
  },
  'us.do-not-track': {
    takes: 'the signal is not answered',
    safe: 'Answering it takes code written for it, and the standard was given up in 2019.',
  },
  'activity.data-types': { takes: 'by kind', safe: 'What the activity cannot do without.' },
  'activity.legal-basis': { takes: 'by kind', safe: 'It follows from what the activity is.' },
  'activity.legitimate-interest': {
    takes: 'by kind',
    safe: 'The interest is the purpose itself, seen from the owner.',
  },
  'activity.retention': { takes: 'a criterion by kind, no number', safe: 'It repeats what GDPR Art. 5(1)(e) demands.' },
  'activity.required': { takes: 'by kind', safe: 'It follows from what the activity is.' },
} as const satisfies Record<string, { readonly takes: string; readonly safe: string }>;
export type AssumedCode = keyof typeof assumptions;

/** A criterion for how long data is kept: a key of the words. */
export type Criterion =
  | 'delivery'
  | 'security'
  | 'fraud'
  | 'account'
  | 'payments'
  | 'contract'
  | 'choices'
  | 'errors'
  | 'enquiry'
  | 'use'
  | 'booking'
  | 'content'
  | 'contribution'
  | 'statistics'
  | 'statisticsOther'
  | 'advertising'
  | 'advertisingOther'
  | 'subscription'
  | 'contacts'
  | 'membership'
  | 'application'
  | 'survey'
  | 'law'
  | 'claims'
  | 'purpose';

/** A legitimate interest: a key of the words. */
export type Interest =
  | 'delivery'
  | 'security'
  | 'fraud'
  | 'errors'
  | 'answering'
  | 'convenience'
  | 'accessibility'
  | 'customers'
  | 'statistics'
  | 'content'
  | 'advertising'
  | 'recruiting'
  | 'proof'
  | 'operations';

type Usual = { readonly basis: LegalBasis; readonly interest: Interest; readonly kept: Criterion };

const legitimate = (interest: Interest, kept: Criterion): Usual => ({ basis: 'legitimate-interests', interest, kept });
const consent = (interest: Interest, kept: Criterion): Usual => ({ basis: 'consent', interest, kept });
const contract = (interest: Interest, kept: Criterion): Usual => ({ basis: 'contract', interest, kept });

/** What is usual for a purpose: the basis on which it is done, the interest behind it, and until when data is needed. */
export const usualForPurpose: Readonly<Record<PurposeId, Usual>> = {
  hosting: legitimate('delivery', 'delivery'),
  'site-platform': legitimate('delivery', 'delivery'),
  cdn: legitimate('delivery', 'delivery'),
  'bot-protection': legitimate('security', 'security'),
  security: legitimate('security', 'security'),
  'fraud-prevention': legitimate('fraud', 'fraud'),
  authentication: contract('operations', 'account'),
  payments: contract('operations', 'payments'),
  'consent-management': { basis: 'legal-obligation', interest: 'proof', kept: 'choices' },
  'error-monitoring': legitimate('errors', 'errors'),
  'tag-management': consent('operations', 'use'),
  'live-chat': legitimate('answering', 'enquiry'),
  'customer-support': legitimate('answering', 'enquiry'),
  'contact-forms': legitimate('answering', 'enquiry'),
  'site-search': legitimate('convenience', 'use'),
  translation: legitimate('convenience', 'use'),
  accessibility: legitimate('accessibility', 'use'),
  booking: contract('operations', 'booking'),
  'feature-management': legitimate('operations', 'use'),
  storage: contract('operations', 'account'),
  'location-lookup': legitimate('convenience', 'use'),
  'ecommerce-tools': contract('operations', 'contract'),
  'communication-api': contract('operations', 'enquiry'),
  recruitment: contract('recruiting', 'application'),
  video: consent('content', 'content'),
  audio: consent('content', 'content'),
  maps: consent('content', 'content'),
  fonts: consent('content', 'content'),
  'social-widgets': consent('content', 'content'),
  comments: consent('content', 'contribution'),
  'external-content': consent('content', 'content'),
  'media-delivery': legitimate('delivery', 'delivery'),
  reviews: consent('content', 'contribution'),
  personalization: consent('content', 'use'),
  'user-onboarding': consent('convenience', 'use'),
  analytics: consent('statistics', 'statistics'),
  'session-recording': consent('statistics', 'statistics'),
  'ab-testing': consent('statistics', 'statistics'),
  'performance-monitoring': consent('statistics', 'statistics'),
  attribution: consent('advertising', 'advertising'),
  'audience-measurement': consent('statistics', 'statistics'),
  'ad-verification': consent('advertising', 'advertising'),
  'call-tracking': consent('advertising', 'advertising'),
  'user-feedback': consent('statistics', 'survey'),
  advertising: consent('advertising', 'advertising'),
  remarketing: consent('advertising', 'advertising'),
  'data-management': consent('advertising', 'advertising'),
  affiliate: consent('advertising', 'advertising'),
  'email-marketing': consent('advertising', 'subscription'),
  'push-notifications': consent('advertising', 'subscription'),
  'marketing-automation': consent('advertising', 'advertising'),
  crm: legitimate('customers', 'contacts'),
  'lead-generation': consent('advertising', 'advertising'),
  'customer-data-platform': consent('advertising', 'advertising'),
  'loyalty-referral': contract('customers', 'membership'),
};

// Criteria that speak of consent have a twin for the other bases.
const withoutConsent: Partial<Record<Criterion, Criterion>> = {
  statistics: 'statisticsOther',
  advertising: 'advertisingOther',
};

export function criterionFor(usual: Criterion, basis: LegalBasis): Criterion {
  return basis === 'consent' ? usual : (withoutConsent[usual] ?? usual);
}

/** Purposes whose data serves advertising by activity on several sites. CCPA § 1798.140(ah); Va. Code § 59.1-575. */
export const crossSitePurposes: ReadonlySet<string> = new Set<PurposeId>([
  'advertising',
  'remarketing',
  'data-management',
]);

/** Purposes that build profiles of people's interests. GDPR Art. 4(4). */
export const profilingPurposes: ReadonlySet<string> = new Set<PurposeId>([
  'advertising',
  'remarketing',
  'data-management',
  'customer-data-platform',
  'personalization',
  'marketing-automation',
]);

type UsualActivity = {
  readonly basis: LegalBasis;
  readonly kept: Criterion;
  readonly dataTypes: readonly string[];
  readonly required: boolean;
  /** Purposes of services that take part in it. */
  readonly servedBy: readonly PurposeId[];
};

export const usualForActivity: Readonly<Record<ActivityKind, UsualActivity>> = {
  visit: {
    basis: 'legitimate-interests',
    kept: 'delivery',
    dataTypes: usualDataTypes(['hosting']),
    required: true,
    servedBy: ['hosting', 'site-platform', 'cdn', 'security', 'bot-protection'],
  },
  contact: {
    basis: 'legitimate-interests',
    kept: 'enquiry',
    dataTypes: ['name', 'email', 'messages'],
    required: false,
    servedBy: ['contact-forms', 'customer-support', 'live-chat'],
  },
  account: {
    basis: 'contract',
    kept: 'account',
    dataTypes: ['name', 'email', 'credentials'],
    required: true,
    servedBy: ['authentication'],
  },
  orders: {
    basis: 'contract',
    kept: 'contract',
    dataTypes: ['name', 'email', 'phone', 'postal-address', 'payment-data', 'purchase-history'],
    required: true,
    servedBy: ['payments', 'ecommerce-tools', 'fraud-prevention'],
  },
  newsletter: {
    basis: 'consent',
    kept: 'subscription',
    dataTypes: ['email', 'name'],
    required: false,
    servedBy: ['email-marketing'],
  },
  comments: {
    basis: 'consent',
    kept: 'contribution',
    dataTypes: ['name', 'email', 'user-provided-data', 'ip-address'],
    required: false,
    servedBy: ['comments', 'reviews'],
  },
  bookings: {
    basis: 'contract',
    kept: 'booking',
    dataTypes: ['name', 'email', 'phone', 'user-provided-data'],
    required: true,
    servedBy: ['booking'],
  },
  'job-applications': {
    basis: 'contract',
    kept: 'application',
    dataTypes: ['name', 'email', 'phone', 'postal-address', 'application-data'],
    required: true,
    servedBy: ['recruitment'],
  },
  surveys: {
    basis: 'consent',
    kept: 'survey',
    dataTypes: ['user-provided-data'],
    required: false,
    servedBy: ['user-feedback'],
  },
  accounting: {
    basis: 'legal-obligation',
    kept: 'law',
    dataTypes: ['name', 'postal-address', 'purchase-history', 'payment-data'],
    required: true,
    servedBy: [],
  },
  'legal-claims': {
    basis: 'legitimate-interests',
    kept: 'claims',
    dataTypes: ['name', 'postal-address', 'messages', 'purchase-history'],
    required: false,
    servedBy: [],
  },
  other: { basis: 'consent', kept: 'purpose', dataTypes: [], required: false, servedBy: [] },
};
