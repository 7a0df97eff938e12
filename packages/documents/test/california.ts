import type { Facts } from '../src/index.ts';
import { askedByBanner } from './banners.ts';
import { analytics, pixel, stripe, support } from './services.ts';
import { terms } from './terms.ts';

/** A clinic's site of Los Angeles with advertising, health data, a loyalty program and decisions by machines. */
const clinic: Facts = {
  site: { type: 'Site', name: 'Sunset Wellness', url: 'https://sunset.example' },
  owner: {
    name: 'Sunset Wellness, Inc.',
    email: 'privacy@sunset.example',
    address: '1 Example Boulevard, Los Angeles, CA',
    country: 'US',
  },
  services: [stripe, support, analytics, pixel],
  activities: [
    { id: 'account', kind: 'account' },
    { id: 'orders', kind: 'orders' },
    {
      id: 'sessions',
      kind: 'bookings',
      sensitiveData: ['health'],
      sensitiveCondition: 'explicit-consent',
      recipients: [{ name: 'Example Lab, Inc.', country: 'US' }],
    },
  ],
  audience: { areas: ['home'] },
  automatedDecisions: {
    made: true,
    logic: { en: 'Requests for payment in installments are compared with earlier payments.' },
    consequences: { en: 'Payment in installments is refused.' },
  },
  usStates: {
    optOutUrl: 'https://sunset.example/choices',
    appealEmail: 'appeals@sunset.example',
    usesSensitiveDataFurther: true,
    financialIncentive: {
      offer: { en: 'Ten percent off each session, for your e-mail address and the history of your sessions.' },
      joining: { en: 'Check the box for the loyalty program in your account.' },
      value: { en: 'About 12 dollars a year: what the discounts cost us, divided by the number of members.' },
    },
  },
  consentBy: askedByBanner([stripe, support, analytics, pixel], { regimes: 'by-country' }),
  terms: terms.clinic,
};

/** Facts that the laws of California, Nevada and Washington ask for. */
export const california = {
  clinic,
  /** The same with health data that is sold, and no page for opting out. */
  seller: {
    ...clinic,
    services: [stripe, { ...pixel, sells: true, sensitiveData: ['health'] }],
    usStates: { usesSensitiveDataFurther: true },
  },
  /** Only Nevada and Washington are named, which have no comprehensive law. */
  northwest: { ...clinic, audience: { areas: ['home'], usStates: ['NV', 'WA'] }, usStates: {} },
} satisfies Readonly<Record<string, Facts>>;
