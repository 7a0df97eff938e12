import type { PurposeId } from '@app/catalogue';
import type { LegalBasis } from './facts.ts';

// Default values for a purpose of a service when the owner states nothing: see `assumed.ts`.

/** A retention criterion: a key in the texts. */
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
  | 'objection'
  | 'contacts'
  | 'membership'
  | 'application'
  | 'participation'
  | 'page'
  | 'recording'
  | 'answer'
  | 'training'
  | 'survey'
  | 'law'
  | 'claims'
  | 'purpose';

/** A legitimate interest: a key in the texts. */
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

/** The usual values for a purpose: its legal basis, the interest behind it, and the retention criterion. */
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
  delivery: contract('operations', 'contract'),
  fundraising: contract('operations', 'contract'),
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

// Criteria that mention consent have a counterpart for the other legal bases.
const withoutConsent: Partial<Record<Criterion, Criterion>> = {
  statistics: 'statisticsOther',
  advertising: 'advertisingOther',
  subscription: 'objection',
};

export function criterionFor(usual: Criterion, basis: LegalBasis): Criterion {
  return basis === 'consent' ? usual : (withoutConsent[usual] ?? usual);
}

/** Purposes that build profiles of people's interests. GDPR Art. 4(4). */
export const profilingPurposes: ReadonlySet<string> = new Set<PurposeId>([
  'advertising',
  'remarketing',
  'data-management',
  'customer-data-platform',
  'personalization',
  'marketing-automation',
]);
