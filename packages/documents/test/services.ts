import type { ServiceFacts } from '../src/index.ts';

const year = { kind: 'period', period: { amount: 1, unit: 'year' } } as const;
const google = {
  name: 'Google LLC',
  country: 'US',
  eeaEntity: 'Google Ireland Limited',
  eeaCountry: 'IE',
  privacyFramework: {
    eu: true,
    uk: true,
    ch: true,
    entry: 'https://www.dataprivacyframework.gov/participant/5780',
    readOn: '2026-11-24',
  },
} as const;

/** Services as a policy sees them, after the catalogue has filled in its data. */
export const analytics: ServiceFacts = {
  id: 'google-analytics-4',
  name: 'Google Analytics 4',
  provider: { ...google, role: 'processor' },
  purposes: ['analytics'],
  category: 'measurement',
  trackers: [
    {
      name: '_ga',
      lifetime: { kind: 'period', period: { amount: 2, unit: 'year' } },
      party: 'first',
      storage: 'cookie',
    },
    {
      name: '_ga_*',
      lifetime: { kind: 'period', period: { amount: 2, unit: 'year' } },
      party: 'first',
      storage: 'cookie',
    },
  ],
  privacyUrl: 'https://policies.google.com/privacy',
  optOutUrl: 'https://tools.google.com/dlpage/gaoptout',
};

export const stripe: ServiceFacts = {
  id: 'stripe',
  name: 'Stripe',
  provider: {
    name: 'Stripe, Inc.',
    country: 'US',
    eeaEntity: 'Stripe Payments Europe, Limited',
    eeaCountry: 'IE',
    entities: { uk: { name: 'Stripe Payments UK Limited', country: 'GB' } },
    role: 'processor-and-controller',
  },
  purposes: ['payments', 'fraud-prevention'],
  category: 'necessary',
  trackers: [
    {
      name: '__stripe_mid',
      purposes: ['fraud-prevention'],
      necessary: 'security',
      lifetime: year,
      party: 'first',
      storage: 'cookie',
    },
    {
      name: 'm',
      purposes: ['fraud-prevention'],
      category: 'functionality',
      lifetime: { kind: 'period', period: { amount: 13, unit: 'month' } },
      party: 'third',
      storage: 'cookie',
    },
  ],
  privacyUrl: 'https://stripe.com/privacy',
};

export const mailchimp: ServiceFacts = {
  id: 'mailchimp',
  name: 'Mailchimp',
  provider: { name: 'Intuit Inc.', country: 'US', role: 'processor', privacyFramework: { eu: true } },
  purposes: ['email-marketing'],
  category: 'marketing',
  lifetimesAcknowledged: true,
  privacyUrl: 'https://www.intuit.com/privacy/statement/',
};

export const pixel: ServiceFacts = {
  id: 'meta-pixel',
  name: 'Meta Pixel',
  provider: {
    name: 'Meta Platforms, Inc.',
    country: 'US',
    eeaEntity: 'Meta Platforms Ireland Limited',
    eeaCountry: 'IE',
    role: 'joint-controller',
  },
  purposes: ['remarketing', 'attribution'],
  category: 'marketing',
  trackers: [{ name: '_fbp', lifetime: { kind: 'period', period: { amount: 90, unit: 'day' } }, party: 'first' }],
  privacyUrl: 'https://www.facebook.com/privacy/policy/',
  adSettingsUrl: 'https://www.facebook.com/adpreferences/',
  contractUrl: 'https://www.facebook.com/legal/controller_addendum',
  usualArrangement: true,
};

export const video: ServiceFacts = {
  id: 'youtube',
  name: 'YouTube',
  provider: { ...google, role: 'controller' },
  purposes: ['video'],
  category: 'experience',
  trackers: [
    { name: 'YSC', lifetime: { kind: 'session' }, party: 'third' },
    { name: 'yt-remote-device-id', lifetime: { kind: 'indefinite' }, party: 'first', storage: 'local' },
  ],
  privacyUrl: 'https://policies.google.com/privacy',
};

export const network: ServiceFacts = {
  id: 'cloudflare',
  name: 'Cloudflare',
  provider: {
    name: 'Cloudflare, Inc.',
    country: 'US',
    eeaEntity: 'Cloudflare Germany GmbH',
    eeaCountry: 'DE',
    role: 'processor',
  },
  purposes: ['cdn', 'security'],
  category: 'necessary',
  trackers: [{ name: '__cf_bm', lifetime: { kind: 'period', period: { amount: 30, unit: 'minute' } }, party: 'first' }],
  privacyUrl: 'https://www.cloudflare.com/privacypolicy/',
};

export const hosting: ServiceFacts = {
  id: 'hetzner',
  name: 'Hetzner',
  provider: { name: 'Hetzner Online GmbH', country: 'DE', role: 'processor' },
  purposes: ['hosting'],
  category: 'necessary',
  places: [{ country: 'DE' }, { country: 'FI' }],
  privacyUrl: 'https://www.hetzner.com/legal/privacy-policy/',
};

export const support: ServiceFacts = {
  id: 'intercom',
  name: 'Intercom',
  provider: { name: 'Intercom, Inc.', country: 'US', role: 'processor' },
  purposes: ['live-chat', 'customer-support'],
  category: 'functionality',
  lifetimesAcknowledged: true,
  places: [{ country: 'US', safeguard: 'standard-clauses' }],
  retention: { kind: 'period', period: { amount: 18, unit: 'month' } },
  privacyUrl: 'https://www.intercom.com/legal/privacy',
};

export const crashes: ServiceFacts = {
  id: 'sentry',
  name: 'Sentry',
  provider: { name: 'Functional Software, Inc.', country: 'US', role: 'processor' },
  purposes: ['error-monitoring'],
  category: 'functionality',
  retention: { kind: 'period', period: { amount: 90, unit: 'day' } },
};

export const advertising: ServiceFacts = {
  id: 'ad-network',
  name: 'Example Ads',
  provider: { name: 'Example Ads Ltd', country: 'GB', role: 'controller' },
  purposes: ['advertising', 'ad-verification'],
  category: 'marketing',
  trackers: [{ name: 'ead_id', lifetime: year, party: 'third' }],
  privacyUrl: 'https://ads.example/privacy',
  adSettingsUrl: 'https://ads.example/settings',
  requires: [
    { statement: 'third-party-vendors', source: 'https://ads.example/rules' },
    { statement: 'partner-data', url: 'https://ads.example/partners', source: 'https://ads.example/rules' },
  ],
};
