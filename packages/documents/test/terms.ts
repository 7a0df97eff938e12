import type { TermsFacts } from '../src/index.ts';

/** The offers of the ten sites to customers. */
export const terms = {
  blog: { offers: ['information'] },
  shop: {
    offers: ['goods'],
    customers: 'consumers',
    prices: { includeTax: true, currency: 'EUR' },
    payment: ['card', 'paypal', 'invoice'],
    delivery: { countries: ['AT', 'DE', 'IT'], within: { amount: 7, unit: 'day' } },
    withdrawal: { functionUrl: 'https://shop.example/withdraw', days: 30 },
    guaranteeNoticeUrl: 'https://shop.example/guarantee',
  },
  software: {
    offers: ['software'],
    lawState: 'CA',
    prices: { includeTax: false, currency: 'USD' },
    payment: ['card'],
    subscription: {
      period: { amount: 1, unit: 'month' },
      trial: { amount: 14, unit: 'day' },
      cancelUrl: 'https://ledgerly.example/subscription',
    },
    withdrawal: { functionUrl: 'https://ledgerly.example/withdraw' },
    business: { cap: 'fees', availability: 99.5, confidentiality: true, claims: true },
    unitedStates: { arbitration: 'AAA', classWaiver: true, indemnity: true },
  },
  app: { offers: ['mobile-app'], stores: ['apple', 'google'] },
  clinic: { offers: ['information'], customers: 'consumers' },
  magazine: {
    offers: ['community', 'digital-content'],
    withdrawal: { functionUrl: 'https://magazine.example/withdraw' },
    community: { noticeEmail: 'reports@magazine.example', automatedModeration: false },
  },
  association: { offers: ['information'] },
  store: {
    offers: ['goods'],
    lawState: 'CA',
    payment: ['card', 'wallet'],
    withdrawal: { returnCosts: 'owner', days: 30 },
  },
  recruiter: {
    offers: ['marketplace'],
    customers: 'businesses',
    law: 'NL',
    court: 'Rotterdam',
    marketplace: { ranking: { en: 'How well a profile fits the vacancy, and how recent it is.' }, sellers: 'both' },
    noticeDays: 60,
  },
  game: {
    offers: ['mobile-app', 'digital-content'],
    stores: ['apple'],
    payment: ['app-store'],
    withdrawal: { functionUrl: 'https://game.example/withdraw' },
    own: [{ heading: { en: 'Teams' }, text: { en: 'A class may play with one account.' } }],
  },
} as const satisfies Record<string, TermsFacts>;
