/** Owners of several countries, as the API takes them: what they state, and the documents they publish. */
export type ApiOwner = {
  readonly site: { readonly type: string; readonly [field: string]: unknown };
  readonly owner: object;
  readonly languages: readonly string[];
  readonly settings: object;
  readonly services: readonly (string | object)[];
  /** Facts of terms and conditions; left out: none are published. */
  readonly terms?: object;
};

const activities = (...kinds: string[]) => kinds.map((kind) => ({ id: kind, kind }));

export const apiOwners = {
  software: {
    site: { name: 'Tidewater Books', url: 'https://tidewater.example', type: 'Site', areas: ['home'] },
    owner: {
      name: 'Tidewater Books, Inc.',
      email: 'privacy@tidewater.example.com',
      address: '500 Howard Street, San Francisco, CA 94105',
      country: 'US',
      part: 'US-CA',
      phone: '+1 415 555 0100',
    },
    languages: ['en', 'es', 'fr', 'de', 'it', 'pt-BR'],
    settings: {
      activities: activities('visit', 'contact', 'account', 'orders', 'newsletter'),
      minimumAge: 18,
      usStates: {
        optOutUrl: 'https://tidewater.example/your-privacy-choices',
        tollFreePhone: '+1 800 555 0100',
        appealEmail: 'appeals@tidewater.example.com',
      },
    },
    services: [
      'google-analytics-4',
      'google-ads-remarketing',
      'linkedin-insight-tag',
      'meta-pixel-facebook-pixel',
      'hubspot',
      'intercom',
      'stripe',
      'amazon-web-services',
      'auth0',
      'segment',
      'mixpanel',
      'sendgrid',
      'sentry',
      'cloudflare',
    ],
    terms: {
      offers: ['software'],
      customers: 'businesses',
      court: 'Wilmington, Delaware',
      payment: ['card', 'invoice'],
      prices: { includeTax: false, currency: 'USD' },
      subscription: {
        period: { amount: 1, unit: 'year' },
        trial: { amount: 14, unit: 'day' },
        cancelUrl: 'https://tidewater.example/cancel',
      },
    },
  },
  running: {
    site: { name: 'Trilha', type: 'MobileApplication', areas: ['home'] },
    owner: {
      name: 'Trilha Tecnologia Ltda.',
      email: 'privacidade@trilha.example.com',
      address: 'Avenida Paulista 1000, São Paulo - SP',
      country: 'BR',
      vatNumber: '11.222.333/0001-81',
      dpo: { name: 'Encarregado', email: 'encarregado@trilha.example.com' },
    },
    languages: ['pt-BR', 'en', 'es', 'ja'],
    settings: {
      activities: activities('account', 'contact'),
      permissions: ['precise-location', 'notifications', 'health', 'tracking'],
      minimumAge: 18,
    },
    services: ['firebase', 'appsflyer', 'onesignal', 'facebook-login', 'google-sign-in', 'amplitude', 'google-admob'],
    terms: {
      offers: ['mobile-app', 'software'],
      customers: 'consumers',
      stores: ['apple', 'google'],
      payment: ['app-store'],
      subscription: { period: { amount: 1, unit: 'month' }, trial: { amount: 7, unit: 'day' } },
    },
  },
  kitchen: {
    site: { name: 'Cucina di Casa', url: 'https://cucina-di-casa.example', type: 'Site', areas: ['home'] },
    owner: {
      name: 'Cucina di Casa',
      email: 'redazione@cucina-di-casa.example.com',
      address: 'Via Garibaldi 3, 50123 Firenze',
      country: 'IT',
      vatNumber: 'IT00743110157',
    },
    languages: ['it', 'en', 'de', 'fr', 'es', 'pt-BR', 'nl', 'pl', 'ja'],
    settings: { activities: activities('visit', 'contact', 'comments', 'newsletter') },
    services: ['google-adsense', 'google-analytics-4', 'disqus', 'akismet', 'google-fonts', 'pinterest-widgets'],
  },
  trust: {
    site: { name: 'Riverside Trust', url: 'https://riverside-trust.example', type: 'Site', areas: ['home', 'eea'] },
    owner: {
      name: 'The Riverside Trust',
      email: 'privacy@riverside-trust.example.com',
      address: '10 Mill Lane, Bristol BS1 1AA',
      country: 'GB',
      phone: '+44 117 000 0000',
      representative: { name: 'Rep Ireland Ltd', address: '1 High Street, Cork', email: 'eu@rep.example.com' },
    },
    languages: ['en-GB', 'en', 'de', 'fr', 'pl'],
    settings: {
      activities: [
        ...activities('visit', 'contact', 'newsletter'),
        {
          id: 'donations',
          kind: 'donations',
          retention: { kind: 'period', period: { amount: 6, unit: 'year' } },
          recipients: [{ name: 'Harbor Matching Fund, Inc.', country: 'IN' }, { name: 'Tax office' }],
        },
      ],
    },
    services: ['stripe', 'gocardless', 'mailchimp', 'matomo-self-hosted', 'cloudflare', 'meta-pixel-facebook-pixel'],
  },
  lavender: {
    site: {
      name: 'Maison des Lavandes',
      url: 'https://maison-des-lavandes.example',
      type: 'Site',
      areas: ['home', 'eea'],
    },
    owner: {
      name: 'Maison des Lavandes SAS',
      email: 'contact@maison-des-lavandes.example.com',
      address: '12 rue des Fleurs, 13100 Aix-en-Provence',
      country: 'FR',
      vatNumber: 'FR40303265045',
      phone: '+33 4 42 00 00 00',
    },
    languages: ['fr', 'en'],
    settings: { activities: activities('visit', 'contact', 'orders', 'newsletter', 'accounting') },
    services: ['stripe', 'google-analytics-4', 'mailchimp'],
    terms: {
      offers: ['goods'],
      customers: 'consumers',
      payment: ['card', 'paypal'],
      prices: { includeTax: true, currency: 'EUR' },
      delivery: { countries: ['FR', 'BE'], within: { amount: 7, unit: 'day' } },
      withdrawal: { functionUrl: 'https://maison-des-lavandes.example/retractation' },
      disputeBody: {
        name: 'Médiation des lavandes',
        address: '49 rue de Ponthieu, 75008 Paris',
        url: 'https://mediation.example',
      },
    },
  },
  freight: {
    site: { name: 'Frachtwolke', url: 'https://frachtwolke.example', type: 'Site', areas: ['home', 'eea'] },
    owner: {
      name: 'Frachtwolke Software GmbH',
      email: 'recht@frachtwolke.example.com',
      address: 'Kaiserstraße 5, 76131 Karlsruhe',
      country: 'DE',
      part: 'DE-BW',
      vatNumber: 'DE811569869',
    },
    languages: ['de', 'en', 'fr', 'it', 'es', 'nl', 'pl'],
    settings: { activities: activities('visit', 'contact', 'account') },
    services: ['hetzner'],
    terms: {
      offers: ['software'],
      customers: 'businesses',
      court: 'Karlsruhe',
      payment: ['invoice', 'direct-debit'],
      prices: { includeTax: false, currency: 'EUR' },
      subscription: { period: { amount: 1, unit: 'year' }, cancelUrl: 'https://frachtwolke.example/kuendigen' },
    },
  },
  market: {
    site: { name: 'Mercato Vicino', url: 'https://mercato-vicino.example', type: 'Site', areas: ['home', 'eea'] },
    owner: {
      name: 'Mercato Vicino S.r.l.',
      email: 'info@mercato-vicino.example.com',
      address: 'Via Torino 1, 20123 Milano',
      country: 'IT',
      vatNumber: 'IT00159560366',
    },
    languages: ['it', 'en'],
    settings: { activities: activities('visit', 'contact', 'account', 'orders') },
    services: ['stripe'],
    terms: {
      offers: ['marketplace', 'community'],
      customers: 'both',
      marketplace: {
        ranking: {
          en: 'Price, distance and rating decide the order.',
          it: 'Prezzo, distanza e valutazione decidono l’ordine.',
        },
        sellers: 'both',
      },
      community: { noticeEmail: 'dsa@mercato-vicino.example.com', automatedModeration: true },
      payment: ['card'],
      prices: { includeTax: true, currency: 'EUR' },
      withdrawal: { functionUrl: 'https://mercato-vicino.example/recesso' },
    },
  },
} satisfies Readonly<Record<string, ApiOwner>>;
