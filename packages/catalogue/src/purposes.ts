import type { DataTypeId } from './data-types.ts';
import type { GroundId } from './grounds.ts';

/** Categories from those a site cannot do without to those that serve only its owner: the order in which visitors are asked. */
export const categories = ['necessary', 'functionality', 'experience', 'measurement', 'marketing'] as const;
export type Category = (typeof categories)[number];

/**
 * Purposes of services, hosts and trackers, which are in the category of the strictest of them: see `categoryOf`. `necessary`
 * means that a purpose may be necessary. The data types are our proposal of what such services usually process, used until a
 * provider or the owner of a site states otherwise.
 */
export const purposes = {
  hosting: { category: 'necessary', dataTypes: ['ip-address', 'usage-data'] },
  'site-platform': { category: 'necessary', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  cdn: { category: 'necessary', dataTypes: ['ip-address', 'usage-data'] },
  'bot-protection': {
    category: 'necessary',
    dataTypes: ['trackers', 'usage-data', 'ip-address', 'device-characteristics'],
  },
  security: { category: 'necessary', dataTypes: ['ip-address'] },
  'fraud-prevention': {
    category: 'necessary',
    dataTypes: ['device-identifiers', 'ip-address', 'payment-data', 'usage-data'],
  },
  authentication: { category: 'necessary', dataTypes: ['name', 'email', 'credentials', 'trackers'] },
  payments: { category: 'necessary', dataTypes: ['name', 'email', 'postal-address', 'payment-data', 'trackers'] },
  'consent-management': { category: 'necessary', dataTypes: ['privacy-choices', 'ip-address', 'trackers'] },

  'error-monitoring': { category: 'functionality', dataTypes: ['device-characteristics', 'ip-address', 'usage-data'] },
  'tag-management': { category: 'functionality', dataTypes: ['trackers', 'usage-data'] },
  'live-chat': { category: 'functionality', dataTypes: ['name', 'email', 'messages', 'trackers', 'usage-data'] },
  'customer-support': { category: 'functionality', dataTypes: ['name', 'email', 'messages', 'trackers'] },
  'contact-forms': { category: 'functionality', dataTypes: ['name', 'email', 'phone', 'user-provided-data'] },
  'site-search': { category: 'functionality', dataTypes: ['usage-data', 'ip-address'] },
  translation: { category: 'functionality', dataTypes: ['usage-data', 'language'] },
  accessibility: { category: 'functionality', dataTypes: ['usage-data', 'trackers'] },
  booking: { category: 'functionality', dataTypes: ['name', 'email', 'phone', 'user-provided-data'] },
  'feature-management': { category: 'functionality', dataTypes: ['usage-data', 'device-identifiers'] },
  storage: { category: 'functionality', dataTypes: ['user-provided-data', 'ip-address'] },
  'location-lookup': { category: 'functionality', dataTypes: ['ip-address', 'postal-address', 'non-precise-location'] },
  'ecommerce-tools': {
    category: 'functionality',
    dataTypes: ['name', 'email', 'postal-address', 'purchase-history', 'trackers'],
  },
  delivery: { category: 'functionality', dataTypes: ['name', 'postal-address', 'email', 'phone', 'purchase-history'] },
  fundraising: {
    category: 'functionality',
    dataTypes: ['name', 'email', 'postal-address', 'payment-data', 'trackers'],
  },
  'communication-api': { category: 'functionality', dataTypes: ['messages', 'audio-video', 'ip-address'] },
  recruitment: { category: 'functionality', dataTypes: ['name', 'email', 'application-data', 'trackers'] },

  video: { category: 'experience', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  audio: { category: 'experience', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  maps: { category: 'experience', dataTypes: ['ip-address', 'usage-data', 'non-precise-location'] },
  fonts: { category: 'experience', dataTypes: ['ip-address', 'usage-data'] },
  'social-widgets': { category: 'experience', dataTypes: ['trackers', 'usage-data', 'social-profile'] },
  comments: { category: 'experience', dataTypes: ['name', 'email', 'messages', 'trackers'] },
  'external-content': { category: 'experience', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  'media-delivery': { category: 'experience', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  reviews: { category: 'experience', dataTypes: ['name', 'email', 'purchase-history', 'trackers'] },
  personalization: { category: 'experience', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  'user-onboarding': { category: 'experience', dataTypes: ['trackers', 'usage-data', 'ip-address'] },

  analytics: { category: 'measurement', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  'session-recording': {
    category: 'measurement',
    dataTypes: ['trackers', 'usage-data', 'browsing-and-interaction-data', 'device-characteristics'],
  },
  'ab-testing': { category: 'measurement', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  'performance-monitoring': {
    category: 'measurement',
    dataTypes: ['usage-data', 'device-characteristics', 'ip-address'],
  },
  'audience-measurement': { category: 'measurement', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  'ad-verification': { category: 'measurement', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  'call-tracking': { category: 'measurement', dataTypes: ['phone', 'trackers', 'usage-data'] },
  'user-feedback': { category: 'measurement', dataTypes: ['user-provided-data', 'email', 'trackers'] },

  advertising: { category: 'marketing', dataTypes: ['trackers', 'usage-data', 'device-identifiers', 'user-profiles'] },
  attribution: { category: 'marketing', dataTypes: ['trackers', 'usage-data', 'ip-address'] },
  remarketing: { category: 'marketing', dataTypes: ['trackers', 'usage-data', 'user-profiles'] },
  'data-management': { category: 'marketing', dataTypes: ['trackers', 'device-identifiers', 'user-profiles', 'email'] },
  affiliate: { category: 'marketing', dataTypes: ['trackers', 'usage-data', 'purchase-history'] },
  'email-marketing': { category: 'marketing', dataTypes: ['name', 'email', 'trackers', 'usage-data'] },
  'push-notifications': { category: 'marketing', dataTypes: ['device-identifiers', 'trackers', 'usage-data'] },
  'marketing-automation': { category: 'marketing', dataTypes: ['name', 'email', 'trackers', 'usage-data'] },
  crm: { category: 'marketing', dataTypes: ['name', 'email', 'phone', 'company', 'trackers'] },
  'lead-generation': { category: 'marketing', dataTypes: ['name', 'email', 'company', 'trackers', 'ip-address'] },
  'customer-data-platform': { category: 'marketing', dataTypes: ['trackers', 'usage-data', 'email', 'user-profiles'] },
  'loyalty-referral': { category: 'marketing', dataTypes: ['name', 'email', 'purchase-history', 'trackers'] },
} as const satisfies Record<string, { readonly category: Category; readonly dataTypes: readonly DataTypeId[] }>;
export type PurposeId = keyof typeof purposes;

export const purposeIds = Object.keys(purposes) as readonly PurposeId[]; // `keyof` of the table above

export function isPurpose(id: string): id is PurposeId {
  return Object.hasOwn(purposes, id);
}

/**
 * The category of a service, host or tracker: the strictest of its purposes. It is necessary only if somebody stated the ground,
 * and never for measurement or marketing. Undefined without purposes or ground.
 * @see Directive 2002/58/EC Art. 5(3)
 */
export function categoryOf(all: readonly PurposeId[], ground?: GroundId): Category | undefined {
  if (all.length === 0) return ground && 'necessary';
  const strictest = strictestCategory(all);
  if (strictest === 'measurement' || strictest === 'marketing') return strictest;
  if (ground) return 'necessary';
  return strictest === 'necessary' ? 'functionality' : strictest;
}

/** The stricter of two categories. */
export function stricterOf(one: Category, other: Category): Category {
  return categories.indexOf(one) < categories.indexOf(other) ? other : one;
}

/** The strictest category of the purposes; without any, what a service is for is unknown, so the strictest of all. */
export function strictestCategory(all: readonly PurposeId[]): Category {
  const places = all.map((id) => categories.indexOf(purposes[id].category));
  return categories[Math.max(...places)] ?? 'marketing';
}

/** Data types that services with these purposes usually process, without duplicates, those of the main purpose first. */
export function usualDataTypes(all: readonly PurposeId[]): readonly DataTypeId[] {
  return [...new Set(all.flatMap((id) => purposes[id].dataTypes))];
}
