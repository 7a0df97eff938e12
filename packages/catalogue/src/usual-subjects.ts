import type { ActivityKind } from './choices.ts';
import type { PurposeId } from './purposes.ts';
import type { Subject } from './subjects.ts';

/** Whose data an activity usually processes. */
const ofActivity: Readonly<Record<ActivityKind, readonly Subject[]>> = {
  visit: ['visitors'],
  contact: ['contacts'],
  account: ['users'],
  'social-sign-in': ['users'],
  orders: ['customers'],
  delivery: ['customers'],
  'credit-check': ['customers'],
  donations: ['donors'],
  newsletter: ['subscribers'],
  'customer-advertising': ['customers'],
  'supporter-messages': ['donors', 'members'],
  comments: ['visitors'],
  reviews: ['customers'],
  bookings: ['customers'],
  events: ['participants'],
  'prize-draws': ['participants'],
  'job-applications': ['applicants'],
  surveys: ['participants'],
  'social-pages': ['visitors'],
  'video-surveillance': ['visitors', 'employees'],
  'ai-features': ['users'],
  'ai-training': ['users'],
  accounting: ['customers', 'suppliers'],
  'legal-claims': ['customers', 'contacts'],
  other: [],
};

/** Whose data a purpose of a service usually concerns, where that is not the visitors of the site. */
const ofPurpose: Readonly<Partial<Record<PurposeId, readonly Subject[]>>> = {
  authentication: ['users'],
  payments: ['customers'],
  'ecommerce-tools': ['customers'],
  delivery: ['customers'],
  'fraud-prevention': ['customers'],
  fundraising: ['donors'],
  'live-chat': ['contacts'],
  'customer-support': ['contacts'],
  'contact-forms': ['contacts'],
  crm: ['customers', 'prospects'],
  'lead-generation': ['prospects'],
  'email-marketing': ['subscribers'],
  'push-notifications': ['subscribers'],
  recruitment: ['applicants'],
  booking: ['customers'],
  reviews: ['customers'],
  'loyalty-referral': ['customers'],
  storage: ['users'],
};

export function subjectsOfActivity(kind: ActivityKind): readonly Subject[] {
  return ofActivity[kind];
}

/** Whose data a service with these purposes usually processes: visitors, unless a purpose concerns others. */
export function subjectsOfPurposes(purposes: readonly PurposeId[]): readonly Subject[] {
  const others = [...new Set(purposes.flatMap((purpose) => ofPurpose[purpose] ?? []))];
  return others.length > 0 ? others : ['visitors'];
}
