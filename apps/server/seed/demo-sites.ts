import type { Area } from '@app/catalogue';
import type { ServiceOverrides } from '@app/contract';

type Service = { readonly service: string } & Partial<ServiceOverrides>;

export type DemoSite = {
  readonly project: string;
  readonly site: {
    readonly name: string;
    readonly url?: string;
    readonly type: 'Site' | 'MobileApplication';
    readonly areas: readonly Area[];
  };
  readonly owner?: Readonly<Record<string, unknown>>;
  readonly languages: readonly string[];
  /** Beside the privacy policy, published with it. */
  readonly others?: readonly ('cookie_policy' | 'terms_and_conditions')[];
  readonly settings?: Readonly<Record<string, unknown>>;
  /** One list a published version; the last is what is set now. */
  readonly services: readonly (readonly Service[])[];
  /** Whether what is set now is published as well. */
  readonly published: boolean;
  /** Whether it was scanned. */
  readonly scanned?: true;
};

/** Sites as agencies and shops have them. Their owners and addresses are made up, under names kept for examples. */
export const demoSites: readonly DemoSite[] = [
  {
    project: 'Bergkraut',
    site: {
      name: 'bergkraut.example.com',
      url: 'https://bergkraut.example.com',
      type: 'Site',
      areas: ['home', 'eea', 'uk', 'ch', 'us'],
    },
    owner: {
      name: 'Bergkraut Naturkost GmbH',
      email: 'datenschutz@bergkraut.example.com',
      address: 'Marktgasse 4, 79098 Freiburg im Breisgau',
      country: 'DE',
      phone: '+49 761 0000000',
      dpo: { name: 'Office for data protection', email: 'dsb@bergkraut.example.com' },
    },
    languages: ['en', 'de', 'fr'],
    others: ['cookie_policy', 'terms_and_conditions'],
    settings: {
      terms: {
        offers: ['goods'],
        customers: 'consumers',
        prices: { includeTax: true, currency: 'EUR' },
        payment: ['card', 'paypal', 'invoice'],
        delivery: { countries: ['DE', 'AT', 'FR'], within: { amount: 5, unit: 'day' } },
        withdrawal: { functionUrl: 'https://bergkraut.example.com/withdraw', days: 30 },
      },
      activities: [
        { id: 'orders', kind: 'orders' },
        { id: 'account', kind: 'account' },
        { id: 'newsletter', kind: 'newsletter' },
      ],
      consentBy: { by: 'banner' },
      usStates: { optOutUrl: 'https://bergkraut.example.com/your-privacy-choices' },
    },
    services: [
      [{ service: 'stripe' }, { service: 'cloudflare' }, { service: 'google-analytics-4' }],
      [
        { service: 'stripe' },
        { service: 'cloudflare' },
        { service: 'google-analytics-4', retention: { kind: 'period', period: { amount: 14, unit: 'month' } } },
        { service: 'mailchimp' },
        { service: 'youtube-embedded-player' },
        { service: 'meta-pixel-facebook-pixel' },
      ],
    ],
    published: true,
    scanned: true,
  },
  {
    project: 'Bergkraut',
    site: { name: 'Bergkraut Rezepte', type: 'MobileApplication', areas: ['home', 'eea'] },
    owner: {
      name: 'Bergkraut Naturkost GmbH',
      email: 'datenschutz@bergkraut.example.com',
      address: 'Marktgasse 4, 79098 Freiburg im Breisgau',
      country: 'DE',
    },
    languages: ['de'],
    settings: { permissions: ['camera', 'notifications'] },
    services: [[{ service: 'sentry' }]],
    published: false,
  },
  {
    project: 'Studio Molo',
    site: { name: 'molo.example.org', url: 'https://molo.example.org', type: 'Site', areas: ['home'] },
    owner: {
      name: 'Studio Molo S.r.l.',
      email: 'privacy@molo.example.org',
      address: 'Via San Pietro all’Orto 8, 20121 Milano',
      country: 'IT',
    },
    languages: ['it', 'en'],
    services: [[{ service: 'cloudflare' }], [{ service: 'cloudflare' }, { service: 'google-analytics-4' }]],
    published: false,
  },
  {
    project: 'Lakeside Rentals',
    site: {
      name: 'lakeside-rentals.example.net',
      url: 'https://lakeside-rentals.example.net',
      type: 'Site',
      areas: ['us'],
    },
    languages: ['en'],
    services: [[{ service: 'stripe' }, { service: 'google-analytics-4' }]],
    published: false,
  },
];
